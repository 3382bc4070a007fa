import Testing

@testable import HTTPTransport

@Suite struct `Ranges of bytes` {
    @Test(arguments: [
        ([0..<10, 10..<20], [0..<20]),
        ([0..<10, 20..<30], [0..<10, 20..<30]),
        ([20..<30, 0..<10, 10..<20], [0..<30]),
        ([0..<10, 5..<25, 40..<50], [0..<25, 40..<50]),
        ([10..<20, 30..<40, 50..<60, 15..<55], [10..<60]),
        ([10..<20, 0..<0, 12..<15], [10..<20]),
    ])
    func `are joined where they touch`(_ inserted: [Range<Int>], _ joined: [Range<Int>]) {
        var ranges = ByteRanges()
        for range in inserted { ranges.insert(range) }
        #expect(ranges.ranges == joined)
        #expect(ranges.count == joined.map(\.count).reduce(0, +))
    }

    @Test(arguments: [
        ([[0, 10], [20, 30]], 30, true), ([[0, 10], [10, 30]], 30, false), ([[0, 31]], 30, false),
        ([[5, 5]], 30, false), ([[20, 30], [0, 10]], 30, false), ([[-1, 5]], 30, false), ([[0]], 30, false),
        ([], 0, true),
    ])
    func `are read only where they are in order and inside of the file`(
        _ pairs: [[Int]], _ total: Int, _ isRight: Bool
    ) {
        let ranges = ByteRanges(pairs: pairs, total: total)
        #expect((ranges != nil) == isRight)
        if let ranges { #expect(ranges.pairs == pairs) }
    }

    @Test func `tell what is missing`() throws {
        let ranges = try #require(ByteRanges(pairs: [[10, 20], [30, 40]], total: 50))
        #expect(ranges.gap(from: 0, to: 50) == 0..<10)
        #expect(ranges.gap(from: 10, to: 50) == 20..<30)
        #expect(ranges.gap(from: 25, to: 50) == 25..<30)
        #expect(ranges.gap(from: 35, to: 50) == 40..<50)
        #expect(ranges.gap(from: 35, to: 40) == nil)
    }
}
