#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// The same number for the same bytes on every machine and in every run: FNV-1a of 64 bits
/// (draft-eastlake-fnv, "The FNV Non-Cryptographic Hash Algorithm").
///
/// It spreads well and is no secret: whoever wants two texts of one hash can find them.
package func stableHash(of data: Data) -> UInt64 {
    data.withUnsafeBytes { bytes in
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        var index = 0
        // A plain loop: also a build without optimization hashes a large picture in no time.
        while index < bytes.count {
            hash = (hash ^ UInt64(bytes[index])) &* 0x0000_0100_0000_01B3
            index += 1
        }
        return hash
    }
}

/// A text's stable hash as 16 hexadecimal digits: a file's name, whatever is in the text.
func stableHashDigits(of text: String) -> String {
    let digits = String(stableHash(of: Data(text.utf8)), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
}
