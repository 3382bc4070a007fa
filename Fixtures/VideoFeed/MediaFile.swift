#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A picture, a clip, a playlist or a segment, made for this project and carried inside the executable.
public struct MediaFile: Hashable, Sendable {
    /// `dunes.jpg`, `hls/small/0.ts` and the like.
    public let name: String
    public let data: Data

    /// `nil` when there is none of that name.
    public init?(named name: String) {
        guard let data = EmbeddedFiles.data(name) else { return nil }
        self.name = name
        self.data = data
    }

    /// Every file's name, sorted.
    public static var names: [String] { EmbeddedFiles.names }

    /// By the name's ending, as a well-kept host would call it.
    public var mediaType: String {
        switch name.split(separator: ".").last {
        case "jpg": "image/jpeg"
        case "mp4": "video/mp4"
        case "webm": "video/webm"
        case "m3u8": "application/vnd.apple.mpegurl"
        case "ts": "video/mp2t"
        default: "application/octet-stream"
        }
    }
}
