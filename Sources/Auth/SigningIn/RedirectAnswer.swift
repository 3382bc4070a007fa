#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What the address at which a sign-in ended says, in its query and in its fragment.
struct RedirectAnswer {
    private let query: [String: String]
    private let fragment: [String: String]

    /// - Throws: ``AuthError/unreadableRedirect`` where a parameter stands twice (RFC 6749 §3.1).
    init(_ address: URL) throws(AuthError) {
        let parts = URLComponents(url: address, resolvingAgainstBaseURL: true)
        query = try Self.fields(in: parts?.percentEncodedQuery)
        fragment = try Self.fields(in: parts?.percentEncodedFragment)
        guard query["state"] == nil || fragment["state"] == nil else { throw .unreadableRedirect }
    }

    var state: SecretText? { (query["state"] ?? fragment["state"]).map { SecretText($0) } }

    /// The provider's refusal; some providers write it into the query even where they answer in the fragment.
    var refusal: AuthError? {
        [query, fragment].lazy.compactMap { fields in
            fields["error"].map { AuthError(oauthError: $0, description: fields["error_description"]) }
        }.first
    }

    /// Only from the query: a fragment never reaches a server.
    var code: SecretText? { query["code"].map { SecretText($0) } }

    /// What stands beside the code, for the provider's adapter.
    var extras: [String: SecretText] {
        query.filter { !["code", "state"].contains($0.key) }.mapValues { SecretText($0) }
    }

    /// Only from the fragment (RFC 6749 §4.2.2).
    var grant: Grant? {
        guard let token = fragment["access_token"], !token.isEmpty else { return nil }
        let seconds = fragment["expires_in"].flatMap { Int($0) } ?? 0
        let rights = fragment["scope"].map { scope in
            Set(scope.split(separator: " ").map { Right(rawValue: String($0)) })
        }
        return Grant(
            accessToken: SecretText(token), lifetime: seconds > 0 ? .seconds(seconds) : nil, rights: rights)
    }

    private static func fields(in text: String?) throws(AuthError) -> [String: String] {
        var fields: [String: String] = [:]
        for pair in (text ?? "").split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = FormText.decoded(parts[0])
            guard fields.updateValue(parts.count > 1 ? FormText.decoded(parts[1]) : "", forKey: name) == nil else {
                throw .unreadableRedirect
            }
        }
        return fields
    }
}

/// Text of `application/x-www-form-urlencoded`: a plus is a space, and bytes are UTF-8.
enum FormText {
    static func decoded(_ text: some StringProtocol) -> String {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            switch UnicodeScalar(byte) {
            case "+": bytes.append(UInt8(ascii: " "))
            case "%":
                guard rest.count >= 2, let value = value(of: rest.prefix(2)) else {
                    bytes.append(byte)
                    continue
                }
                bytes.append(value)
                rest = rest.dropFirst(2)
            default: bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func value(of digits: ArraySlice<UInt8>) -> UInt8? {
        let text = String(decoding: digits, as: UTF8.self)
        return text.allSatisfy(\.isHexDigit) ? UInt8(text, radix: 16) : nil
    }
}
