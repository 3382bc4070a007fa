#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// One video of a community.
public struct GalleryVideo: Hashable, Sendable, Codable, Identifiable {
    public let id: ID
    /// May be empty.
    public let title: String
    /// What it is about; may be empty, may hold line breaks.
    public let summary: String
    public let uploadedAt: Date
    /// In whole seconds; `nil` for a live stream and where the service does not tell.
    public let duration: Duration?
    /// Whether it is sent at this moment.
    public let isLive: Bool
    /// Its still picture in every size that the service has; empty where it gave none. None has bars at its edges,
    /// unless there is no other.
    public let previews: [PictureSize]
    public let playback: Playback
    /// Its page at the service, to be shared, and to be opened where it cannot be played here.
    public let link: URL

    public init(
        id: ID, title: String, summary: String, uploadedAt: Date, duration: Duration?, isLive: Bool,
        previews: [PictureSize], playback: Playback, link: URL
    ) {
        self.id = id
        self.title = title
        self.summary = summary
        self.uploadedAt = uploadedAt
        self.duration = duration
        self.isLive = isLive
        self.previews = previews
        self.playback = playback
        self.link = link
    }

    /// Names a video within the service, in the form of a ``Photo/ID``.
    public struct ID: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
        public let rawValue: String

        /// `nil` for an empty text, one of over 100 characters, or one with any other character.
        public init?(rawValue: String) {
            guard ItemID.isWellFormed(rawValue) else { return nil }
            self.rawValue = rawValue
        }

        public var description: String { rawValue }
    }

    /// The page with the video's player, or why there is none.
    public enum Playback: Hashable, Sendable, Codable {
        /// A page for a frame. It may end with time, so that it is asked for anew before each playback.
        case player(URL)
        case unavailable(Reason)

        /// Why a video cannot be played here.
        public enum Reason: String, Hashable, Sendable, Codable, CaseIterable {
            case deleted
            /// Its owner shows it to some only.
            case hidden
            /// The service is still preparing it.
            case processing
            /// It will be sent live, and has not begun.
            case upcoming
            /// Its owner or the service forbids it to be played outside, or where this person is.
            case restricted
            /// The service gave no player, and no reason.
            case noPlayer
        }
    }

    /// The page with its player.
    public var player: URL? {
        if case .player(let page) = playback { page } else { nil }
    }
}
