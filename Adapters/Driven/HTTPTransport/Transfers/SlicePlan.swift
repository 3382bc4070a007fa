/// Which bytes of a file are there, which are being fetched, and which to fetch next.
struct SlicePlan: Hashable, Sendable {
    struct Slice: Hashable, Sendable {
        let id: Int
        let bytes: Range<Int>
    }

    /// `nil` while the file's length is not known.
    private(set) var total: Int?
    private(set) var done: ByteRanges
    /// What each slice under way still has to bring.
    private var claimed: [Int: Range<Int>] = [:]
    private var begun: Set<Int> = []
    private var lastID = 0

    init(total: Int? = nil, done: ByteRanges = ByteRanges()) {
        self.total = total
        self.done = done
    }

    /// How many slices under way have brought something.
    var bringing: Int { begun.count }
    var isComplete: Bool { total.map { done.count == $0 } ?? false }

    /// The next bytes that nobody brings yet, from the file's start on.
    ///
    /// - Parameter length: at most that many, at least 1.
    mutating func claim(upTo length: Int) -> Slice? {
        var taken = done
        for range in claimed.values { taken.insert(range) }
        guard let gap = taken.gap(from: 0, to: total ?? .max) else { return nil }
        lastID += 1
        let slice = Slice(id: lastID, bytes: gap.prefix(max(length, 1)))
        claimed[slice.id] = slice.bytes
        return slice
    }

    /// How long a slice should be when that many connections share what is left: long enough to be worth its round
    /// trip, short enough that no connection works alone at the end.
    func length(of most: Int, connections: Int) -> Int {
        guard connections > 1, let total else { return most }
        let share = (total - done.count) / connections
        // Rounded up, so that no crumbs are left that would need a round trip of their own.
        let step = most / 32
        return min(most, max(share + step - 1, step) / step * step)
    }

    /// That many more bytes of the slice are in the file.
    mutating func note(_ count: Int, of id: Int) {
        guard let rest = claimed[id] else { return }
        let brought = rest.prefix(count)
        done.insert(brought)
        begun.insert(id)
        claimed[id] = brought.upperBound..<rest.upperBound
    }

    /// The slice brings everything from its start on, whatever was asked for.
    mutating func widen(_ id: Int) {
        guard let rest = claimed[id] else { return }
        claimed[id] = rest.lowerBound..<(total ?? .max)
    }

    /// The slice brings no more; what is missing of it may be claimed again.
    mutating func release(_ id: Int) {
        claimed[id] = nil
        begun.remove(id)
    }

    mutating func setTotal(_ total: Int) {
        self.total = total
        for (id, rest) in claimed where rest.upperBound > total {
            claimed[id] = min(rest.lowerBound, total)..<total
        }
    }
}

extension Range<Int> {
    fileprivate func prefix(_ length: Int) -> Range<Int> {
        count <= length ? self : lowerBound..<(lowerBound + length)
    }
}
