#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What a file is called while it is coming: `NAME.part`, and beside it `NAME.part.json`, its account, with the next
/// version of that.
///
/// File systems end names at 255 bytes. One that has no room for those endings is cut, and told from its neighbors by a
/// hash of the whole.
struct PartNames {
    let part: String
    var account: String { part + ".json" }
    var nextAccount: String { account + Self.nextEnding }

    private static let nextEnding = ".tmp"
    private static let longest = 255

    init(for file: URL) {
        let path = file.path
        let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
        part = path[..<start] + Self.stem(of: path[start...]) + ".part"
    }

    private static func stem(of name: Substring) -> Substring {
        let room = longest - (".part.json" + nextEnding).utf8.count
        guard name.utf8.count > room else { return name }
        let ending = "~" + String(hash(name), radix: 16)
        var stem = name
        while stem.utf8.count > room - ending.utf8.count { stem.removeLast() }
        return stem + ending
    }

    /// FNV-1a, of 64 bits.
    private static func hash(_ text: Substring) -> UInt64 {
        text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
