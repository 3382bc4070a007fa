/// How many connections to use: as many as bring more than fewer would.
///
/// One is measured first. Where the file is worth it, the most allowed are tried at once; as many of them stay as bring
/// what they bring together, at the speed of the first one alone, and only one where together they are hardly faster.
struct ConnectionRamp: Sendable {
    private(set) var wanted = 1
    private let most: Int
    private let shortestPeriod: Duration
    private var isSettled: Bool
    /// In bytes a second.
    private var alone: Double?
    /// Whether others may join soon: the one at work should leave them something.
    var isMeasuringOne: Bool { !isSettled && alone == nil }
    private var raised = Duration.zero
    private var period: (start: Duration, length: Duration, received: Int)?

    init(most: Int, shortestPeriod: Duration = .milliseconds(150)) {
        self.most = max(most, 1)
        self.shortestPeriod = shortestPeriod
        isSettled = most <= 1
    }

    /// What is under way at one moment.
    struct Sample: Hashable, Sendable {
        /// In bytes, by all connections since the start.
        var received: Int
        /// In bytes.
        var missing: Int
        /// How many connections are in use, and how many of them have brought something of their slice.
        var active: Int
        var bringing: Int
        /// Since the start, by a clock that is never set.
        var moment: Duration
    }

    mutating func note(_ sample: Sample) {
        guard !isSettled else { return }
        guard sample.active >= wanted else {
            period = nil
            return
        }
        guard let period else {
            // From when all bring something, and longer where it took them long to begin. While one is measured the
            // others lose time: that is shorter.
            if sample.bringing >= wanted {
                let begun = sample.moment - raised
                let length = alone == nil ? max(shortestPeriod / 3, begun) : max(shortestPeriod, begun * 2)
                self.period = (sample.moment, length, sample.received)
            }
            return
        }
        let elapsed = sample.moment - period.start
        guard elapsed >= period.length, sample.received > period.received else { return }
        self.period = nil
        judge(Double(sample.received - period.received) / (elapsed / .seconds(1)), sample)
    }

    /// - Parameter rate: in bytes a second, of all who are wanted.
    private mutating func judge(_ rate: Double, _ sample: Sample) {
        if let alone {
            isSettled = true
            wanted = rate < alone * 1.2 ? 1 : min(most, Int((rate / alone).rounded(.up)))
        } else if Double(sample.missing) > rate {  // More than a second's work.
            alone = rate
            wanted = most
            raised = sample.moment
        }
    }

    /// The server does not like so many.
    mutating func settle(atMost count: Int) {
        isSettled = true
        wanted = max(1, min(wanted, count))
    }
}
