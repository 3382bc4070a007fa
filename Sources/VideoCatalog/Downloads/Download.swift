/// One video's download: which video, and how far it is.
public struct Download: Hashable, Sendable, Identifiable {
    public let video: Video
    public let state: State

    public var id: Video.ID { video.id }

    public init(_ video: Video, _ state: State) {
        self.video = video
        self.state = state
    }

    /// A download's life. What has come stays when it is paused or fails, and is not fetched again.
    public enum State: Hashable, Sendable {
        /// Nobody asked for it, or it was removed.
        case notKept
        /// Its turn has not come.
        case waiting(ReceivedBytes)
        /// - Parameter bytesPerSecond: `nil` until enough has come to tell.
        case receiving(ReceivedBytes, bytesPerSecond: Double?)
        /// The person cancelled it, or the program ended meanwhile.
        case paused(ReceivedBytes)
        case failed(DownloadError, ReceivedBytes)
        /// All of it is here: it plays without a network.
        case kept(sizeInBytes: Int)
    }
}

/// How much of a file has come.
public struct ReceivedBytes: Hashable, Sendable {
    public static let none = ReceivedBytes(0, of: nil)

    public let count: Int
    /// `nil` as long as nobody said how many there are.
    public let total: Int?

    public init(_ count: Int, of total: Int?) {
        self.count = count
        self.total = total
    }

    /// From 0 to 1; `nil` while the total is unknown.
    public var fraction: Double? {
        total.map { $0 > 0 ? min(1, Double(count) / Double($0)) : 1 }
    }

    /// How long the rest takes at that speed, in whole seconds, rounded up; `nil` where that cannot be told.
    public func timeLeft(at bytesPerSecond: Double?) -> Duration? {
        guard let total, let bytesPerSecond, bytesPerSecond >= 1 else { return nil }
        return .seconds((Double(max(0, total - count)) / bytesPerSecond).rounded(.up))
    }
}

extension Download.State {
    /// What has come so far.
    public var received: ReceivedBytes {
        switch self {
        case .notKept: .none
        case .waiting(let received), .receiving(let received, _), .paused(let received), .failed(_, let received):
            received
        case .kept(let size): ReceivedBytes(size, of: size)
        }
    }

    /// Whether all of it has come, and it is read through before it is kept.
    public var isBeingChecked: Bool {
        guard case .receiving(let received, _) = self, let total = received.total else { return false }
        return received.count >= total
    }

    /// Whether it goes on by itself.
    public var isUnderWay: Bool {
        switch self {
        case .waiting, .receiving: true
        case .notKept, .paused, .failed, .kept: false
        }
    }
}
