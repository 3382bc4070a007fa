import Foundation
import LocalFiles
import Testing

@Suite struct `The stable hash` {
    /// Vectors of draft-eastlake-fnv-21, appendix C (FNV-1a, 64 bits).
    @Test(
        arguments: [
            ("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8),
        ] as [(String, UInt64)])
    func `is FNV-1a`(_ text: String, _ expected: UInt64) {
        #expect(stableHash(of: Data(text.utf8)) == expected)
    }
}
