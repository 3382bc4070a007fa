#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The pixels of a JPEG picture, from its frame header (ITU T.81, B.2.2).
struct JPEGSize: Hashable {
    let width: Int?
    let height: Int?

    init(width: Int?, height: Int?) {
        self.width = width
        self.height = height
    }

    /// `nil` for what is no JPEG picture.
    init?(_ data: Data) {
        let bytes = Array(data)
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var place = 2
        while place + 8 < bytes.count, bytes[place] == 0xFF {
            // SOF0 and SOF2: sequential and progressive.
            if [0xC0, 0xC2].contains(bytes[place + 1]) {
                height = Int(bytes[place + 5]) << 8 | Int(bytes[place + 6])
                width = Int(bytes[place + 7]) << 8 | Int(bytes[place + 8])
                return
            }
            place += 2 + (Int(bytes[place + 2]) << 8 | Int(bytes[place + 3]))
        }
        return nil
    }
}
