/// Which bytes of a file: disjoint ranges in their order, none touching the next.
struct ByteRanges: Hashable, Sendable {
    private(set) var ranges: [Range<Int>] = []

    init() {}

    /// - Returns: `nil` for what is not in order or reaches outside of `0..<total`; never for what ``pairs`` gave.
    init?(pairs: [[Int]], total: Int) {
        for pair in pairs {
            guard pair.count == 2, pair[0] < pair[1], pair[1] <= total, pair[0] > (ranges.last?.upperBound ?? -1)
            else { return nil }
            ranges.append(pair[0]..<pair[1])
        }
    }

    /// As a file keeps them: start and end, the end not included.
    var pairs: [[Int]] { ranges.map { [$0.lowerBound, $0.upperBound] } }
    var count: Int { ranges.reduce(0) { $0 + $1.count } }
    /// Behind the last byte; 0 where there is none.
    var end: Int { ranges.last?.upperBound ?? 0 }

    mutating func insert(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        let first = ranges.firstIndex { $0.upperBound >= range.lowerBound } ?? ranges.count
        let last = ranges[first...].firstIndex { $0.lowerBound > range.upperBound } ?? ranges.count
        let touched = ranges[first..<last]
        let lower = min(range.lowerBound, touched.first?.lowerBound ?? range.lowerBound)
        let upper = max(range.upperBound, touched.last?.upperBound ?? range.upperBound)
        ranges.replaceSubrange(first..<last, with: [lower..<upper])
    }

    /// The first bytes that are missing from there on, up to the next range; `nil` where all are there.
    func gap(from start: Int, to end: Int) -> Range<Int>? {
        var lower = start
        for range in ranges where range.upperBound > lower {
            if range.lowerBound > lower { return lower < end ? lower..<min(range.lowerBound, end) : nil }
            lower = range.upperBound
        }
        return lower < end ? lower..<end : nil
    }
}
