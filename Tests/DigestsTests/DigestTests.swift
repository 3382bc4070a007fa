import Digests
import Testing

@Suite struct `A digest` {
    /// FIPS 180-4's own examples (NIST, "Examples with Intermediate Values") and of the empty message.
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
    ])
    func `of SHA-256 is the published one`(_ message: String, _ expected: String) {
        #expect(SHA256.digest(of: message.utf8).description == expected)
    }

    /// RFC 1321 §A.5.
    @Test(arguments: [
        ("", "d41d8cd98f00b204e9800998ecf8427e"), ("a", "0cc175b9c0f1b6a831c399e269772661"),
        ("abc", "900150983cd24fb0d6963f7d28e17f72"), ("message digest", "f96b697d7cb7938d525a2f31aaf161d0"),
        ("abcdefghijklmnopqrstuvwxyz", "c3fcd3d76192e4007dfb496cca67e13b"),
        ("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789", "d174ab98d277d9f5a5611c2c9f419d9f"),
        (String(repeating: "1234567890", count: 8), "57edf4a22be3c955ac49da2e2107b67a"),
    ])
    func `of MD5 is the published one`(_ message: String, _ expected: String) {
        #expect(MD5.digest(of: message.utf8).description == expected)
    }

    /// FIPS 180-4's long example, and the same by `md5sum`.
    @Test func `of a million letters is the published one`() {
        let letters = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
        #expect(
            SHA256.digest(of: letters).description
                == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
        #expect(MD5.digest(of: letters).description == "7707d6ae4e027c70eea2a935c2296f21")
    }

    @Test(arguments: [1, 3, 55, 56, 63, 64, 65, 127, 128, 200])
    func `does not depend on how the message is cut`(_ length: Int) {
        let message = (0..<500).map { UInt8(truncatingIfNeeded: $0) }
        var (long, short) = (SHA256(), MD5())
        for start in stride(from: 0, to: message.count, by: length) {
            long.update(message[start..<min(start + length, message.count)])
            short.update(AnySequence(message[start..<min(start + length, message.count)]))
        }
        #expect(long.digest == SHA256.digest(of: message))
        #expect(short.digest == MD5.digest(of: message))
    }

    @Test func `is read from hexadecimal in either case, and from nothing else`() {
        #expect(Digest(hexadecimal: "00fFa1")?.bytes == [0, 255, 161])
        #expect(Digest(hexadecimal: "00ffa1")?.description == "00ffa1")
        #expect(Digest(hexadecimal: "0") == nil)
        #expect(Digest(hexadecimal: "0g") == nil)
        #expect(Digest(hexadecimal: "+1") == nil)
    }
}
