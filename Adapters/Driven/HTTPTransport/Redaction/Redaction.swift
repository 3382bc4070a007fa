#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Takes secrets out of what is about to be read by a person: addresses, headers, error texts.
///
/// It rather hides too much than too little: every value whose name speaks of a token, key, code, password, signature
/// or session; every credential after its scheme's name (`Bearer …`); user names and passwords in addresses.
public struct Redaction: Hashable, Sendable {
    /// What stands in a secret's place.
    public static let mark = "[redacted]"
    public static let standard = Redaction()

    public init() {}

    /// The address, without the secrets of its query, fragment and user part.
    public func address(_ url: URL) -> String {
        text(url.absoluteString)
    }

    /// The field's value, or the mark where the field carries a credential.
    public func value(of field: HTTPHeaders.Field) -> String {
        Self.isSecret(field.name) || Self.isSecretToTheLineEnd(field.name) ? Self.mark : text(field.value)
    }

    /// Any text: an error's, a line of a log. Finds `name=value`, `name: value`, `"name": "value"`, also percent-encoded.
    ///
    /// - Parameter request: its own secrets are taken out wherever they stand, whatever is around them.
    public func text(_ text: String, about request: HTTPRequest? = nil) -> String {
        var scanner = SecretScanner(text)
        var redacted = scanner.redacted()
        for secret in request.map(secrets) ?? [] { redacted = redacted.replacing(secret, with: Self.mark) }
        return redacted
    }

    /// The failure, its detail without secrets.
    public func failure(_ failure: HTTPFailure, about request: HTTPRequest? = nil) -> HTTPFailure {
        switch failure {
        case .offline(let detail): .offline(detail: text(detail, about: request))
        case .malformed(let detail): .malformed(detail: text(detail, about: request))
        case .badRedirect(let detail): .badRedirect(detail: text(detail, about: request))
        case .badRequest(let detail): .badRequest(detail: text(detail, about: request))
        case .timedOut, .tooLarge, .cancelled: failure
        }
    }
}

extension Redaction {
    /// Words that make a name a secret's, wherever they stand in it: `access_token`, `X-Api-Key`, `refreshToken`.
    private static let secretWords: Set<String> = [
        "token", "accesstoken", "refreshtoken", "idtoken", "jwt", "assertion", "ticket",
        "key", "apikey", "accesskey", "authkey", "secret", "clientsecret",
        "password", "passwd", "passphrase", "pwd", "pass",
        "auth", "authorization", "authentication", "credential", "credentials", "session", "sessionid", "sid",
        "code", "verifier", "challenge", "state", "nonce", "otp", "pin", "sig", "sign", "signature", "hash", "hmac",
    ]

    static func isSecret(_ name: some StringProtocol) -> Bool {
        let name = String(name)
        // The key of an application is a secret where it is all that a service asks for.
        guard !["client_id", "client-id", "clientid"].contains(name.lowercased()) else { return true }
        return words(of: name).contains { secretWords.contains($0) } || secretWords.contains(name.lowercased())
    }

    static func isSecretToTheLineEnd(_ name: some StringProtocol) -> Bool {
        ["authorization", "proxy-authorization", "cookie", "set-cookie", "www-authenticate"]
            .contains(name.lowercased())
    }

    static func isCredentialScheme(_ name: some StringProtocol) -> Bool {
        ["bearer", "basic", "oauth", "client-id", "digest", "negotiate", "mac", "dpop"].contains(name.lowercased())
    }

    /// `refreshToken_v2` is refresh, token, v2.
    private static func words(of name: String) -> [String] {
        var words: [String] = [""]
        var wasLowercase = false
        for character in name {
            guard character.isLetter || character.isNumber else {
                words.append("")
                continue
            }
            if character.isUppercase, wasLowercase { words.append("") }
            wasLowercase = character.isLowercase
            words[words.count - 1] += character.lowercased()
        }
        return words
    }

    /// The request's own secrets, as they were given and as an address writes them; longest first, none too short to
    /// be told from ordinary text.
    private func secrets(_ request: HTTPRequest) -> [String] {
        var secrets: [String] = []
        for field in request.headers.fields where value(of: field) != field.value {
            secrets.append(field.value)
            secrets += field.value.split(separator: " ").dropFirst().map(String.init)
        }
        let form = request.body.map { String(decoding: $0, as: UTF8.self) }
        for query in [request.url.query, request.url.fragment, form].compactMap(\.self) {
            for pair in query.split(separator: "&").map({ $0.split(separator: "=", maxSplits: 1) })
            where pair.count == 2 && Self.isSecret(pair[0]) {
                secrets.append(String(pair[1]))
                secrets += (URLComponents(string: "?v=\(pair[1])")?.queryItems ?? []).compactMap(\.value)
            }
        }
        return secrets.filter { $0.count > 3 }.sorted { $0.count > $1.count }
    }
}
