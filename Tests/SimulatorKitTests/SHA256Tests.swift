import SimulatorKit
import Testing

@Suite struct `A simulator's SHA-256` {
    /// FIPS 180-4 and NIST's examples with intermediate values.
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (
            String(repeating: "a", count: 1000),
            "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"
        ),
    ])
    func `is the standard's`(message: String, digest: String) {
        #expect(SHA256.digest(of: message.utf8).hexadecimal == digest)
    }

    @Test func `makes the challenge of RFC 7636, appendix B`() {
        let challenge = CodeChallenge("E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM")
        #expect(challenge.isMet(by: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"))
        #expect(!challenge.isMet(by: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXK"))
    }
}

@Suite struct `A simulator's MD5` {
    /// RFC 1321, appendix A.5.
    @Test(arguments: [
        ("", "d41d8cd98f00b204e9800998ecf8427e"), ("abc", "900150983cd24fb0d6963f7d28e17f72"),
        ("message digest", "f96b697d7cb7938d525a2f31aaf161d0"),
        (
            "12345678901234567890123456789012345678901234567890123456789012345678901234567890",
            "57edf4a22be3c955ac49da2e2107b67a"
        ),
    ])
    func `is the standard's`(message: String, digest: String) {
        #expect(MD5.digest(of: message.utf8).hexadecimal == digest)
    }
}
