/// What a feed gave: its videos in its own order, and what of it could not be read.
public struct VideoList: Hashable, Sendable, Codable {
    public let videos: [Video]
    public let skipped: [SkippedEntry]

    public init(_ videos: [Video], skipped: [SkippedEntry] = []) {
        self.videos = videos
        self.skipped = skipped
    }

    /// The video of that id; a bare number finds the only video whose id ends in it.
    public func video(_ id: String) -> Video? {
        if let exact = videos.first(where: { $0.id.rawValue == id }) { return exact }
        let ending = videos.filter { $0.id.rawValue.hasSuffix("-" + id) }
        return ending.count == 1 ? ending.first : nil
    }
}

/// An entry of the feed that is not shown, told so that it is not lost in silence.
public struct SkippedEntry: Hashable, Sendable, Codable {
    /// Its place in the feed, from 1.
    public let position: Int
    public let reason: Reason

    public init(position: Int, reason: Reason) {
        self.position = position
        self.reason = reason
    }

    public enum Reason: String, Hashable, Sendable, Codable, CaseIterable {
        /// It is not a record at all.
        case notARecord
        /// Nothing in it names the video.
        case missingID
        /// The same video stands earlier in the feed.
        case repeated
    }
}
