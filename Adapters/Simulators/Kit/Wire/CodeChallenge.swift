#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What an authorization server keeps of a client's verifier until the client shows it (RFC 7636).
public struct CodeChallenge: Hashable, Sendable {
    /// BASE64URL(SHA256(ASCII(verifier))), without padding.
    public let value: String

    public init(_ value: String) {
        self.value = value
    }

    /// The challenge of that verifier by the method `S256` (RFC 7636 §4.2).
    public init(s256 verifier: String) {
        value = Data(SHA256.digest(of: verifier.utf8)).base64EncodedString()
            .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }

    public func isMet(by verifier: String) -> Bool {
        self == CodeChallenge(s256: verifier)
    }
}
