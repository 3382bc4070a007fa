/// How much of a file has been transferred.
public struct TransferredBytes: Hashable, Sendable {
    public let count: Int
    /// Of the whole file; `nil` where it is not known.
    public let total: Int?
    /// Smoothed over some seconds; `nil` until it can be said.
    public let bytesPerSecond: Double?

    public init(_ count: Int, of total: Int? = nil, bytesPerSecond: Double? = nil) {
        self.count = count
        self.total = total
        self.bytesPerSecond = bytesPerSecond
    }

    /// From 0 to 1; `nil` where the total is not known.
    public var fraction: Double? {
        total.map { $0 > 0 ? min(1, Double(count) / Double($0)) : 1 }
    }

    /// How long the rest takes at that speed; `nil` where that cannot be told.
    public var timeLeft: Duration? {
        guard let total, let bytesPerSecond, bytesPerSecond >= 1 else { return nil }
        return .seconds(Double(max(0, total - count)) / bytesPerSecond)
    }
}
