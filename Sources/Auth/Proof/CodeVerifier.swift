import Digests
public import SharedKernel

/// The secret that proves that whoever redeems a code is who asked for it (RFC 7636).
public struct CodeVerifier: Hashable, Sendable {
    /// 43 to 128 of `A-Z a-z 0-9 - _`: sent only when the code is redeemed.
    public let secret: SecretText

    /// 256 bits of chance, 43 characters.
    public init(from random: some RandomSource) {
        secret = SecretText(Base64URL.text(of: random.bytes(32)))
    }

    public init(_ secret: SecretText) {
        self.secret = secret
    }

    /// The `S256` challenge, which may stand in an address (§4.2).
    public var challenge: String {
        Base64URL.text(of: SHA256.digest(of: secret.revealed.utf8).bytes)
    }
}
