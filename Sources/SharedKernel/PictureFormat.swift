#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The pictures that every browser shows, by their media types. An SVG is none of them: it may hold scripts.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable {
    case avif = "image/avif"
    case webp = "image/webp"
    case jpeg = "image/jpeg"
    case png = "image/png"
    case gif = "image/gif"

    /// By the bytes alone, since what a host says about them goes on to a browser; `nil` for anything else.
    public init?(firstBytesOf data: Data) {
        if data.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if data.starts(with: [0x89] + Array("PNG\r\n".utf8) + [0x1A, 0x0A]) {
            self = .png
        } else if data.has("GIF87a", at: 0) || data.has("GIF89a", at: 0) {
            self = .gif
        } else if data.has("RIFF", at: 0), data.has("WEBP", at: 8) {
            self = .webp
        } else if data.has("ftypavif", at: 4) || data.has("ftypavis", at: 4) {
            self = .avif
        } else {
            return nil
        }
    }

    /// What a file's name ends in, after the dot.
    public var fileNameEnding: String { self == .jpeg ? "jpg" : String(rawValue.dropFirst("image/".count)) }
}

extension Data {
    fileprivate func has(_ text: String, at offset: Int) -> Bool {
        dropFirst(offset).starts(with: text.utf8)
    }
}
