#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// One video of the catalog, as its feed describes it.
public struct Video: Hashable, Sendable, Codable, Identifiable {
    public let id: ID
    /// The feed's name for it; may be empty.
    public let title: String
    /// What it is about; may hold line breaks, may be empty.
    public let summary: String
    public let thumbnail: URL?
    /// What there is to play; `nil` where the feed gave no usable link.
    public let media: Media?

    public init(id: ID, title: String, summary: String, thumbnail: URL?, media: Media?) {
        self.id = id
        self.title = title
        self.summary = summary
        self.thumbnail = thumbnail
        self.media = media
    }

    /// Names a video within all feeds: two feeds may use one number for different videos, so the feed's name is part
    /// of it (`lessons-950`). Letters, digits, `-` and `_` only, so that it can stand in an address and a file name.
    public struct ID: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
        public let rawValue: String

        /// `nil` for an empty text, one of over 100 characters, or one with any other character.
        public init?(rawValue: String) {
            let allowed = rawValue.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
            guard allowed, (1...100).contains(rawValue.utf8.count) else { return nil }
            self.rawValue = rawValue
        }

        public var description: String { rawValue }
    }

    /// What a video's link leads to.
    public enum Media: Hashable, Sendable, Codable {
        /// One file that a player reads by ranges.
        case file(URL)
        /// A playlist of segments (HLS, RFC 8216).
        case stream(URL)

        public var url: URL {
            switch self {
            case .file(let url), .stream(let url): url
            }
        }
    }
}
