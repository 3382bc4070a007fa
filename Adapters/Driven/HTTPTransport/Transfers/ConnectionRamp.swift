/// How many connections to use: one more pair of hands for as long as each brings more than it costs.
///
/// It begins with one, doubles while the bytes of a period grow by a fifth at least, and goes back to the last number
/// that paid when they do not.
struct ConnectionRamp: Sendable {
    private(set) var wanted = 1
    private let most: Int
    private let period: Duration
    private var isSettled: Bool
    /// How many, and what they brought in a second.
    private var paid: (count: Int, rate: Double)?
    private var start: (moment: Duration, received: Int, connections: Int)?

    init(most: Int, period: Duration = .milliseconds(200)) {
        self.most = max(most, 1)
        self.period = period
        isSettled = most <= 1
    }

    /// - Parameters:
    ///   - received: in bytes, by all connections since the start.
    ///   - connections: how many bring bytes now.
    mutating func note(received: Int, connections: Int, at moment: Duration) {
        guard !isSettled, connections >= wanted else {
            start = nil
            return
        }
        guard let start, start.connections == wanted else {
            // Counted from here: what came before was brought by fewer.
            self.start = (moment, received, wanted)
            return
        }
        let elapsed = moment - start.moment
        guard elapsed >= period, received > start.received else { return }
        let rate = Double(received - start.received) / (elapsed / .seconds(1))
        self.start = nil
        if let paid, rate < paid.rate * 1.2 {
            isSettled = true
            wanted = paid.count
        } else if wanted == most {
            isSettled = true
        } else {
            paid = (wanted, rate)
            wanted = min(wanted * 2, most)
        }
    }

    /// The server does not like so many.
    mutating func settle(atMost count: Int) {
        isSettled = true
        wanted = max(1, min(wanted, count))
    }
}
