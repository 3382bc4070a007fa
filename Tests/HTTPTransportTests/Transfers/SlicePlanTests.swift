import Testing

@testable import HTTPTransport

@Suite struct `A plan of slices` {
    @Test func `gives every byte once, in order, and again what a slice left`() throws {
        var plan = SlicePlan(total: 100)
        let first = try plan.taken(40)
        let second = try plan.taken(40)
        #expect([first.bytes, second.bytes] == [0..<40, 40..<80])

        plan.note(10, of: first.id)
        plan.release(first.id)
        #expect(plan.claim(upTo: 40)?.bytes == 10..<40)
        plan.note(40, of: second.id)
        #expect(plan.claim(upTo: 40)?.bytes == 80..<100)
        #expect(plan.claim(upTo: 40) == nil)
        #expect(!plan.isComplete)
        #expect(plan.done.ranges == [0..<10, 40..<80])
    }

    @Test func `goes on where another left off`() throws {
        var plan = SlicePlan(total: 100, done: try #require(ByteRanges(pairs: [[0, 30], [60, 100]], total: 100)))
        let slice = try plan.taken(50)
        #expect(slice.bytes == 30..<60)
        plan.note(30, of: slice.id)
        #expect(plan.isComplete)
    }

    @Test func `learns how long the file is while its first slice comes`() throws {
        var plan = SlicePlan()
        let slice = try plan.taken(100)
        plan.setTotal(30)
        #expect(plan.claim(upTo: 100) == nil)
        plan.note(50, of: slice.id)
        #expect(plan.done.ranges == [0..<30])
        #expect(plan.isComplete)
    }

    @Test func `takes the whole file from a slice that brings it`() throws {
        var plan = SlicePlan()
        let slice = try plan.taken(10)
        plan.setTotal(100)
        plan.widen(slice.id)
        plan.note(100, of: slice.id)
        #expect(plan.isComplete)
    }

    @Test(arguments: [(1, 8 << 20), (2, 8 << 20), (16, 4 << 20), (15, 4_608 << 10)])
    func `gives each its share, in whole steps, and never more than one may have`(_ connections: Int, _ length: Int) {
        let plan = SlicePlan(total: 64 << 20)
        #expect(plan.length(of: 8 << 20, connections: connections) == length)
    }

    @Test func `leaves no connection alone with the end`() throws {
        let done = try #require(ByteRanges(pairs: [[0, 60 << 20]], total: 64 << 20))
        #expect(SlicePlan(total: 64 << 20, done: done).length(of: 8 << 20, connections: 8) == 512 << 10)
        let rest = try #require(ByteRanges(pairs: [[0, 63 << 20]], total: 64 << 20))
        #expect(SlicePlan(total: 64 << 20, done: rest).length(of: 8 << 20, connections: 8) == 256 << 10)
    }
}

extension SlicePlan {
    fileprivate mutating func taken(_ length: Int) throws -> Slice {
        let slice = claim(upTo: length)
        return try #require(slice)
    }
}
