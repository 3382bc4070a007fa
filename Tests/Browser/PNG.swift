import Foundation

/// A picture's size, from its first bytes (PNG 3rd edition, §11.2.1 IHDR).
struct PNG: Hashable {
    let width: Int
    let height: Int

    init?(_ data: Data) {
        let bytes = Array(data.prefix(24))
        guard bytes.count == 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
        width = bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
        height = bytes[20..<24].reduce(0) { $0 << 8 | Int($1) }
    }
}
