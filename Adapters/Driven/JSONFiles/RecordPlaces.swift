/// The keys of records in the order of their positions. One comes or goes in a moment, however many there are.
struct RecordPlaces: Sendable {
    struct Place: Sendable {
        let position: Int
        let key: String
    }

    /// None of them is empty.
    private var blocks: [[Place]] = []
    private static let longestBlock = 1_024

    /// - Parameter places: in order.
    init(sorted places: [Place] = []) {
        blocks = stride(from: 0, to: places.count, by: Self.longestBlock / 2).map { start in
            Array(places[start..<min(start + Self.longestBlock / 2, places.count)])
        }
    }

    var all: [Place] { Array(blocks.joined()) }
    var lowest: Place? { blocks.first?.first }
    var highest: Place? { blocks.last?.last }

    /// The next lower place.
    func below(_ position: Int) -> Place? { descending(below: position, limit: 1).first }

    /// The next higher place.
    func above(_ position: Int) -> Place? {
        let (block, offset) = firstIndex { $0.position > position }
        return block < blocks.count ? blocks[block][offset] : nil
    }

    /// Up to `limit` places, the highest first; all of them below that position, where one is given.
    func descending(below position: Int?, limit: Int) -> [Place] {
        var found: [Place] = []
        var (block, offset) = position.map { position in firstIndex { $0.position >= position } } ?? (blocks.count, 0)
        while found.count < limit {
            if offset > 0 {
                offset -= 1
                found.append(blocks[block][offset])
            } else if block > 0 {
                block -= 1
                offset = blocks[block].count
            } else {
                break
            }
        }
        return found
    }

    mutating func insert(_ place: Place) {
        var (block, offset) = firstIndex { $0.position >= place.position }
        if block == blocks.count {
            if blocks.isEmpty { blocks.append([]) }
            block = blocks.count - 1
            offset = blocks[block].count
        }
        blocks[block].insert(place, at: offset)
        guard blocks[block].count > Self.longestBlock else { return }
        let half = blocks[block].count / 2
        blocks.insert(Array(blocks[block][half...]), at: block + 1)
        blocks[block].removeSubrange(half...)
    }

    mutating func remove(_ place: Place) {
        var (block, offset) = firstIndex { $0.position >= place.position }
        while block < blocks.count, blocks[block][offset].position == place.position {
            if blocks[block][offset].key == place.key {
                blocks[block].remove(at: offset)
                if blocks[block].isEmpty { blocks.remove(at: block) }
                return
            }
            // Positions are unique but in a file that was tampered with.
            offset += 1
            if offset == blocks[block].count { (block, offset) = (block + 1, 0) }
        }
    }

    /// The first place for which it holds, as it must for all after it; behind the last block where there is none.
    private func firstIndex(where holds: (Place) -> Bool) -> (block: Int, offset: Int) {
        let block = blocks.indices.first(sorted: { index in blocks[index].last.map(holds) ?? false })
        guard let block else { return (blocks.count, 0) }
        return (block, blocks[block].indices.first(sorted: { holds(blocks[block][$0]) }) ?? 0)
    }
}

extension Range<Int> {
    /// The first number for which it holds, as it must for all after it.
    fileprivate func first(sorted holds: (Int) -> Bool) -> Int? {
        var (low, high) = (lowerBound, upperBound)
        while low < high {
            let middle = (low + high) / 2
            if holds(middle) { high = middle } else { low = middle + 1 }
        }
        return low < upperBound ? low : nil
    }
}
