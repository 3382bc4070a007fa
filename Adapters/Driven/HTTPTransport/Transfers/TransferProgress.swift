/// How far a transfer is.
public struct TransferProgress: Hashable, Sendable {
    /// What is in the file, kept bytes of earlier attempts included.
    public var receivedBytes: Int
    /// `nil` while the length is not known.
    public var totalBytes: Int?
    /// Smoothed over some seconds; `nil` until it can be said.
    public var bytesPerSecond: Double?
    /// At that speed; `nil` where length or speed is not known.
    public var timeLeft: Duration?

    public init(
        receivedBytes: Int, totalBytes: Int? = nil, bytesPerSecond: Double? = nil, timeLeft: Duration? = nil
    ) {
        self.receivedBytes = receivedBytes
        self.totalBytes = totalBytes
        self.bytesPerSecond = bytesPerSecond
        self.timeLeft = timeLeft
    }
}

/// Turns counts of bytes into a speed that a person can read: it follows a change in some two seconds.
struct TransferMeter: Sendable {
    private static let smoothing = Duration.seconds(2)
    private var last: (moment: Duration, received: Int)?
    private var rate: Double?

    /// - Parameters:
    ///   - received: in bytes; fewer than before where the transfer had to start anew.
    ///   - moment: since any fixed one, by a clock that is never set.
    mutating func note(received: Int, total: Int?, at moment: Duration) -> TransferProgress {
        if let last, received >= last.received, moment > last.moment {
            let elapsed = moment - last.moment
            let now = Double(received - last.received) / (elapsed / .seconds(1))
            let weight = elapsed / (elapsed + Self.smoothing)
            // The first counts in full, but only once bytes have come.
            rate = rate.map { $0 + (now - $0) * weight } ?? (now > 0 ? now : nil)
        }
        last = (moment, received)
        let left = total.map { Double($0 - received) }
        let speed = rate ?? 0
        return TransferProgress(
            receivedBytes: received, totalBytes: total, bytesPerSecond: rate,
            timeLeft: left.flatMap { speed >= 1 ? .seconds(min($0 / speed, 1e9)) : nil })
    }
}
