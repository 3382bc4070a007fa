#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Where a person stopped watching a video.
public struct PlaybackPosition: Hashable, Sendable, Identifiable {
    public let id: Video.ID
    /// From the video's beginning.
    public let moment: Duration
    /// The whole video's; `nil` where the player did not know it.
    public let length: Duration?
    public let watchedAt: Date

    public init(_ id: Video.ID, at moment: Duration, of length: Duration?, watchedAt: Date) {
        self.id = id
        self.moment = moment
        self.length = length
        self.watchedAt = watchedAt
    }

    /// How much was watched, from 0 to 1; `nil` while the length is unknown.
    public var fraction: Double? {
        length.flatMap { $0 > .zero ? min(1, max(0, moment / $0)) : nil }
    }

    /// Whether there is something to go on with: neither the first moments nor the end, which is the last 30 s, or the
    /// last twentieth of a short video.
    public var isWorthKeeping: Bool {
        guard let length else { return moment >= .seconds(5) }
        return moment >= min(.seconds(5), length / 20) && moment < length - min(.seconds(30), length / 20)
    }
}
