/// Every download and everything kept, at one moment.
public struct DownloadsSnapshot: Hashable, Sendable {
    /// What is not done, in the order in which it was asked for.
    public let unfinished: [Download]
    /// What plays without a network, newest first.
    public let kept: [KeptVideo]

    public init(unfinished: [Download] = [], kept: [KeptVideo] = []) {
        self.unfinished = unfinished
        self.kept = kept
    }

    /// How far that video is.
    public func state(of id: Video.ID) -> Download.State {
        if let download = unfinished.first(where: { $0.id == id }) { return download.state }
        return kept.first { $0.id == id }.map { .kept(sizeInBytes: $0.sizeInBytes) } ?? .notKept
    }

    /// The video of that id, also one that its feed has no more; a bare number finds the only one whose id ends in it.
    public func video(_ id: String) -> Video? {
        VideoList(unfinished.map(\.video) + kept.map(\.video)).video(id)
    }

    /// Of all that is kept.
    public var keptBytes: Int { kept.reduce(0) { $0 + $1.sizeInBytes } }
}
