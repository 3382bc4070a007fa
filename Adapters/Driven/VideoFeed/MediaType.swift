import HTTPTransport

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What an answer says of itself (RFC 9110 §8.3), without parameters, in lower case; empty where it says nothing.
struct MediaType {
    private let name: String

    init(of answer: HTTPResponse) {
        self.init(answer.headers)
    }

    init(_ headers: HTTPHeaders) {
        name = (headers["Content-Type"] ?? "").prefix { $0 != ";" }.trimmed.lowercased()
    }

    var isImage: Bool { name.hasPrefix("image/") }
    var isPage: Bool { name == "text/html" || name == "application/xhtml+xml" }
    var isPlayable: Bool { name.hasPrefix("video/") || name.hasPrefix("audio/") || name == "application/mp4" }

    /// The registered name of an HLS playlist (RFC 8216 §4) and those that servers use besides.
    var isPlaylist: Bool {
        ["application/vnd.apple.mpegurl", "application/x-mpegurl", "audio/mpegurl", "audio/x-mpegurl"].contains(name)
    }

    /// Whether it says no more than "bytes": object stores call everything so.
    var isUnspecific: Bool {
        ["", "application/octet-stream", "binary/octet-stream", "application/x-download"].contains(name)
    }
}

extension Data {
    /// Whether `text` stands at that place.
    func has(_ text: String, at offset: Int) -> Bool {
        dropFirst(offset).starts(with: text.utf8)
    }
}
