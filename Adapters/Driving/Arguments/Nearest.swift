extension String {
    /// The one of `words` that was most likely meant: few slips away, or begun so; `nil` where none is near.
    func nearest(of words: [String]) -> String? {
        let bound = Swift.max(1, filter { $0 != "-" }.count / 3)
        let near = words.map { (word: $0, slips: slips(to: $0)) }.filter { $0.slips <= bound }
        if let best = near.min(by: { $0.slips < $1.slips }) { return best.word }
        let begun = words.filter { count >= 3 && $0.hasPrefix(self) }
        return begun.count == 1 ? begun.first : nil
    }

    /// How many letters were left out, put in, changed, or swapped with a neighbor (optimal string alignment).
    func slips(to other: String) -> Int {
        let from = Array(self)
        let to = Array(other)
        var before: [Int] = []
        var previous = Array(0...to.count)
        for row in from.indices {
            var current = [row + 1]
            for column in to.indices {
                let changed = previous[column] + (from[row] == to[column] ? 0 : 1)
                var best = Swift.min(changed, previous[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, from[row] == to[column - 1], from[row - 1] == to[column] {
                    best = Swift.min(best, before[column - 1] + 1)
                }
                current.append(best)
            }
            before = previous
            previous = current
        }
        return previous[to.count]
    }
}
