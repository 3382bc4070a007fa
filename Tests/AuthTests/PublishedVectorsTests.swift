import Auth
import Testing

/// RFC 7636 appendix B and RFC 4648 §10; the digest has NIST's examples in tests of its own.
@Suite struct `A code challenge's parts` {
    @Test(arguments: [
        ("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg"), ("fooba", "Zm9vYmE"),
        ("foobar", "Zm9vYmFy"),
    ])
    func `give the base64 of RFC 4648, without its padding`(_ text: String, _ expected: String) {
        #expect(Base64URL.text(of: Array(text.utf8)) == expected)
    }

    @Test func `use the two characters that an address may hold`() {
        #expect(Base64URL.text(of: [0xFB, 0xEF, 0xFF]) == "--__")
    }

    @Test func `give the challenge of RFC 7636`() {
        let verifier: [UInt8] = [
            116, 24, 223, 180, 151, 153, 224, 37, 79, 250, 96, 125, 216, 173, 187, 186, 22, 212, 37, 77, 105, 214, 191,
            240, 91, 88, 5, 88, 83, 132, 141, 121,
        ]
        let text = Base64URL.text(of: verifier)
        #expect(text == "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk")
        #expect(CodeVerifier(SecretText(text)).challenge == "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM")
    }
}
