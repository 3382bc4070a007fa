/// How many connections to use: as many as bring more than fewer would.
///
/// One is measured first. Where the file is worth it, the most allowed are tried at once; as many of them stay as bring
/// what they bring together, at the speed of the first one alone, and only one where together they are hardly faster.
/// On a line that takes long to begin the others are called at once: the first is measured while they are on their way.
struct ConnectionRamp: Sendable {
    private(set) var wanted = 1
    private let most: Int
    private let shortestPeriod: Duration
    private(set) var isSettled: Bool
    /// In bytes a second.
    private var alone: Double?
    /// Whether others may join soon: the one at work should leave them something.
    var isMeasuringOne: Bool { !isSettled && wanted == 1 }
    private var raised = Duration.zero
    private var period: (start: Duration, length: Duration, received: Int)?
    /// When one alone was seen at work last, and what had come until then.
    private var lastAlone: (moment: Duration, received: Int)?

    /// In bytes for each connection: less is not worth calling others before it is known how fast one is.
    private static let worthOneEach = 1 << 20
    /// In bytes a second: more may come than a disk takes, and a processor hands on.
    private static let fast = 32e6
    /// In bytes, by all connections together: so much may then wait in memory.
    private static let mostWaiting = 24 << 20

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

    /// How long a slice may be.
    ///
    /// - Parameter most: in bytes, where nothing else is to be considered.
    func sliceSize(upTo most: Int) -> Int {
        guard let alone, alone > Self.fast else { return most }
        return min(most, Self.mostWaiting / wanted)
    }

    mutating func note(_ sample: Sample) {
        guard !isSettled else { return }
        if alone == nil, wanted > 1 {
            guard sample.bringing > 1 else {
                lastAlone = (sample.moment, sample.received)
                return
            }
            endMeasuringOne()
        }
        guard sample.active >= wanted else {
            period = nil
            return
        }
        guard let period else { return begin(sample) }
        let elapsed = sample.moment - period.start
        guard elapsed >= period.length, sample.received > period.received else { return }
        self.period = nil
        judge(Double(sample.received - period.received) / (elapsed / .seconds(1)), sample)
    }

    /// From when all bring something, and longer where it took them long to begin. While one is measured the others
    /// lose time: that is shorter.
    private mutating func begin(_ sample: Sample) {
        guard sample.bringing >= wanted else { return }
        let begun = sample.moment - raised
        let length = alone == nil ? max(shortestPeriod / 3, begun) : max(shortestPeriod, begun * 2)
        period = (sample.moment, length, sample.received)
        if alone == nil, begun >= shortestPeriod / 3, sample.missing >= most * Self.worthOneEach { raise(at: sample) }
    }

    private mutating func raise(at sample: Sample) {
        wanted = most
        raised = sample.moment
    }

    /// The others have come.
    private mutating func endMeasuringOne() {
        guard let period, let lastAlone, lastAlone.received > period.received, lastAlone.moment > period.start else {
            // Too soon to tell what one brings: then none of them is one too many.
            isSettled = true
            return
        }
        alone = Double(lastAlone.received - period.received) / ((lastAlone.moment - period.start) / .seconds(1))
        self.period = nil
    }

    /// - Parameter rate: in bytes a second, of all who are wanted.
    private mutating func judge(_ rate: Double, _ sample: Sample) {
        if let alone {
            isSettled = true
            wanted = rate < alone * 1.2 ? 1 : min(most, Int((rate / alone).rounded(.up)))
        } else if Double(sample.missing) > rate {  // More than a second's work.
            alone = rate
            raise(at: sample)
        }
    }

    /// The server does not like so many.
    mutating func settle(atMost count: Int) {
        isSettled = true
        wanted = max(1, min(wanted, count))
    }
}
