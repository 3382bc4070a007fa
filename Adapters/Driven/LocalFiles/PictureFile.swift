import SharedKernel
import VideoCatalog

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// How a picture stands in its file: four lines (format, media type, address, and the size and hashes that
/// tell a whole file), then the picture's own bytes.
struct PictureFile {
    let address: String
    let picture: Picture

    private static let format = "vitrine-picture 1"

    init(address: String, picture: Picture) {
        self.address = address
        self.picture = picture
    }

    /// `nil` for anything that is not a whole picture's file.
    init?(bytes: Data) {
        let lines = bytes.prefix(64 << 10).split(
            separator: UInt8(ascii: "\n"), maxSplits: 4, omittingEmptySubsequences: false)
        guard lines.count == 5 else { return nil }
        let head = lines.prefix(4).map { String(decoding: $0, as: UTF8.self) }
        let data = Data(bytes[lines[4].startIndex...])
        guard head[0] == Self.format, head[3] == Self.check(head[1], head[2], data) else { return nil }
        address = head[2]
        picture = Picture(data: data, mediaType: head[1])
    }

    var bytes: Data {
        let check = Self.check(picture.mediaType, address, picture.data)
        return Data("\(Self.format)\n\(picture.mediaType)\n\(address)\n\(check)\n".utf8) + picture.data
    }

    private static func check(_ mediaType: String, _ address: String, _ data: Data) -> String {
        let text = stableHash(of: Data((mediaType + "\n" + address).utf8))
        let content = stableHash(of: data)
        return "\(data.count) \(String(text, radix: 16)) \(String(content, radix: 16))"
    }
}
