import Gallery
import Synchronization
import Testing

@testable import VKAdapter

/// A list that VK might keep: numbers, the highest first, some of them hidden or unreadable.
private final class MovingList: Sendable {
    struct State {
        var numbers: [Int]
        var hidden: Set<Int> = []
        var unreadable: Set<Int> = []
        var calls = 0
    }

    let state: Mutex<State>

    init(_ numbers: Range<Int>, hidden: Set<Int> = [], unreadable: Set<Int> = []) {
        state = Mutex(State(numbers: numbers.reversed(), hidden: hidden, unreadable: unreadable))
    }

    var calls: Int { state.withLock(\.calls) }

    func add(_ numbers: Range<Int>) { state.withLock { $0.numbers = numbers.reversed() + $0.numbers } }
    func remove(_ numbers: some Sequence<Int>) {
        let gone = Set(numbers)
        state.withLock { $0.numbers.removeAll { gone.contains($0) } }
    }

    var pages: SteadyPages<Int> {
        SteadyPages(most: 200) { offset, count throws(GalleryError) in
            self.state.withLock { state in
                state.calls += 1
                let rows = state.numbers.dropFirst(offset).prefix(count).filter { !state.hidden.contains($0) }
                return .init(
                    rows: rows.map { number in
                        state.unreadable.contains(number)
                            ? nil
                            : .init(
                                item: number, id: "id\(number)", mark: ListMark(seconds: number / 3, number: number))
                    }, total: state.numbers.count)
            }
        }
    }

    /// Every number, page by page.
    func all(limit: Int, between: (Int) -> Void = { _ in }) async throws(GalleryError) -> [Int] {
        var (seen, place, page) = ([Int](), ListPlace?.none, 0)
        repeat {
            let part = try await pages.part(after: place, limit: limit)
            seen += part.rows.compactMap { $0?.item }
            place = try part.next.map { next throws(GalleryError) in
                guard let read = ListPlace(next.text) else { throw GalleryError.unreadable }
                return read
            }
            page += 1
            if place != nil { between(page) }
        } while place != nil
        return seen
    }
}

@Suite(.timeLimit(.minutes(1))) struct `Pages of a list that moves` {
    @Test(arguments: [1, 2, 3, 5, 7, 60, 100, 500])
    func `hold every entry once, whatever their size`(limit: Int) async throws {
        #expect(try await MovingList(0..<101).all(limit: limit) == (0..<101).reversed())
    }

    @Test func `of 10,000 entries need a call each`() async throws {
        let list = MovingList(0..<10_000)
        #expect(try await list.all(limit: 100).count == 10_000)
        #expect(list.calls == 100)
    }

    @Test(arguments: 1...12, [1, 3, 6])
    func `lose and repeat nothing while entries come and go`(seed: Int, limit: Int) async throws {
        let list = MovingList(0..<90)
        var generator = Chance(seed: seed)
        var next = 90
        var removed: Set<Int> = []
        let seen = try await list.all(limit: limit) { _ in
            let arriving = Int(generator.next() % 40)
            list.add(next..<next + arriving)
            next += arriving
            let leaving = (0..<Int(generator.next() % 3)).map { _ in Int(generator.next() % 90) }
            list.remove(leaving)
            removed.formUnion(leaving)
        }
        #expect(Set(seen).count == seen.count)
        #expect(seen == seen.sorted(by: >))
        #expect(Set(0..<90).subtracting(removed).isSubset(of: seen))
        #expect(seen.allSatisfy { $0 < 90 })
    }

    @Test func `go on where all that was given is gone, and the rest moved up`() async throws {
        let list = MovingList(0..<40)
        let first = try await list.pages.part(after: nil, limit: 10)
        list.remove(30..<40)
        let second = try await list.pages.part(after: first.next, limit: 10)
        #expect(second.rows.compactMap { $0?.item } == (20..<30).reversed())
    }

    @Test func `go on where more came than a page holds, in one further call`() async throws {
        let list = MovingList(0..<40)
        let first = try await list.pages.part(after: nil, limit: 10)
        list.add(40..<540)
        let second = try await list.pages.part(after: first.next, limit: 10)
        #expect(second.rows.compactMap { $0?.item } == (20..<30).reversed())
        #expect(list.calls == 3)
    }

    @Test(arguments: [1, 4, 7, 20])
    func `end though hidden entries leave holes, and whole pages empty`(limit: Int) async throws {
        let hidden = Set(0..<5).union(30..<60).union([70, 72, 74, 76, 78, 99])
        let seen = try await MovingList(0..<100, hidden: hidden).all(limit: limit)
        #expect(seen == (0..<100).reversed().filter { !hidden.contains($0) })
    }

    @Test(arguments: [1, 4, 20])
    func `count what cannot be read, and go past it`(limit: Int) async throws {
        let unreadable = Set(40..<60).union([0, 99])
        let seen = try await MovingList(0..<100, unreadable: unreadable).all(limit: limit)
        #expect(seen == (0..<100).reversed().filter { !unreadable.contains($0) })
    }

    @Test func `lose nothing where the list has grown shorter than what was given`() async throws {
        let list = MovingList(0..<100)
        let first = try await list.pages.part(after: nil, limit: 90)
        list.remove(15..<100)
        let second = try await list.pages.part(after: first.next, limit: 90)
        #expect(second.rows.compactMap { $0?.item } == (0..<10).reversed())
    }

    @Test func `end where everything is gone`() async throws {
        let list = MovingList(0..<40)
        let first = try await list.pages.part(after: nil, limit: 10)
        list.remove(0..<40)
        let second = try await list.pages.part(after: first.next, limit: 10)
        #expect(second.rows.isEmpty && second.next == nil)
    }
}

/// The same numbers for the same seed (xorshift).
private struct Chance {
    var state: UInt64

    init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state >> 11
    }
}
