import Gallery
import SharedKernel

/// Pages of a list that VK counts from its newest entry, so that every new one moves all others: an offset alone would
/// repeat some, and lose some where others are deleted.
///
/// Each page begins a little before the place where the last one ended. What was given is known again by its id; where
/// all of that is gone, by its moment.
struct SteadyPages<Item: Sendable>: Sendable {
    /// A part of the list as VK gave it.
    struct Window: Sendable {
        /// What cannot be read is `nil`, and keeps its place. There may be fewer rows than were asked for: VK leaves
        /// hidden ones out.
        var rows: [Row?]
        /// How many VK counts in all, hidden ones included.
        var total: Int
    }

    /// An entry, and by what the list is sorted.
    struct Row: Sendable {
        let item: Item
        let id: String
        let mark: ListMark
    }

    /// Some of the list, from a place on.
    struct Part: Sendable {
        var rows: [Row?]
        var next: ListPlace?
        var total: Int
    }

    /// How much before the last page's end the next one begins.
    private static var overlap: Int { 4 }
    private static var mostCalls: Int { 12 }

    /// How many entries VK gives at once, at most.
    let most: Int
    let fetch: @Sendable (_ offset: Int, _ count: Int) async throws(GalleryError) -> Window

    /// - Parameter place: `nil` for the beginning.
    func part(after place: ListPlace?, limit: Int) async throws(GalleryError) -> Part {
        let limit = min(max(1, limit), most - Self.overlap)
        guard let place else {
            let window = try await fetch(0, limit)
            return part(of: window.rows, from: 0, to: limit, total: window.total, limit: limit, after: nil)
        }
        var low = max(0, place.offset - Self.overlap)
        var high = low + limit + Self.overlap
        var window = try await fetch(low, high - low)
        // Whether the place cannot be before `low`.
        var isAllNewerBefore = low == 0
        for _ in 1..<Self.mostCalls {
            switch location(of: place, in: window, isAllNewerBefore: isAllNewerBefore, isToTheEnd: high >= window.total)
            {
            case .at(let index):
                return part(
                    of: Array(window.rows[index...]), from: low + index, to: high, total: window.total, limit: limit,
                    after: place)
            case .earlier:
                let begin = max(0, low - most)
                let before = try await fetch(begin, low - begin)
                window = Window(rows: before.rows + window.rows, total: before.total)
                low = begin
                isAllNewerBefore = low == 0
            case .later:
                // Where many have come, the place is that much further on.
                low = max(high, place.offset + window.total - place.total - Self.overlap)
                isAllNewerBefore = low == high && (isAllNewerBefore || window.rows.contains { $0 != nil })
                high = low + most
                window = try await fetch(low, most)
            }
        }
        throw .unreadable
    }

    private enum Location {
        /// The index of the first row that was not given.
        case at(Int)
        case earlier, later
    }

    private func location(
        of place: ListPlace, in window: Window, isAllNewerBefore: Bool, isToTheEnd: Bool
    ) -> Location {
        let rows = window.rows
        if let index = rows.lastIndex(where: { row in row.map { place.ids.contains($0.id) } ?? false }) {
            return .at(index + 1)
        }
        // Every row that is left is told by its moment: those given are newer than what comes.
        let firstOlder = rows.firstIndex { row in row.map { $0.mark < place.mark } ?? false }
        switch firstOlder {
        case nil where !isToTheEnd: return .later
        // Behind a list that has grown short there is nothing to tell the place by.
        case nil: return isAllNewerBefore || rows.contains { $0 != nil } ? .at(rows.count) : .earlier
        case let index? where rows[..<index].contains { $0 != nil }: return .at(index)
        case let index?: return isAllNewerBefore ? .at(index) : .earlier
        }
    }

    /// - Parameters:
    ///   - begin: where the rows begin, or somewhat before: VK leaves hidden ones out.
    ///   - high: up to where VK was asked; behind it is what was not seen.
    private func part(
        of rows: [Row?], from begin: Int, to high: Int, total: Int, limit: Int, after place: ListPlace?
    ) -> Part {
        // What cannot be read does not count: a page of nothing else would never lead further.
        let readable = rows.indices.filter { rows[$0] != nil }
        let given = readable.count > limit ? Array(rows[...readable[limit - 1]]) : rows
        let end = given.count < rows.count ? begin + given.count : high
        guard end < total else { return Part(rows: given, next: nil, total: total) }
        let seen = given.compactMap(\.self)
        let next = ListPlace(
            offset: end, total: total, mark: seen.last?.mark ?? place?.mark ?? .newest,
            ids: Array(((place?.ids ?? []) + seen.map(\.id)).suffix(Self.overlap)))
        return Part(rows: given, next: next, total: total)
    }
}

/// By what VK sorts its lists, the newest first: a moment, then a number.
struct ListMark: Comparable, Hashable, Sendable {
    let seconds: Int
    let number: Int

    static let newest = ListMark(seconds: .max, number: .max)

    static func < (one: ListMark, other: ListMark) -> Bool {
        (one.seconds, one.number) < (other.seconds, other.number)
    }
}

/// Where a page of a list ended.
struct ListPlace: Hashable, Sendable {
    /// How many entries there were before the next page.
    let offset: Int
    /// How many VK counted in all then.
    let total: Int
    /// Of the last entry that was given.
    let mark: ListMark
    /// Of the last entries that were given.
    let ids: [String]
}

extension ListPlace {
    /// For a cursor: numbers and ids, with `~` between them.
    var text: String {
        ([offset, total, mark.seconds, mark.number].map { "\($0)" } + ids).joined(separator: "~")
    }

    /// `nil` for what ``text`` never gave.
    init?(_ text: some StringProtocol) {
        let parts = text.split(separator: "~", omittingEmptySubsequences: false)
        let numbers = parts.prefix(4).compactMap { Int($0) }
        guard numbers.count == 4, numbers[0] >= 0, numbers[1] >= 0, numbers[0] <= 100_000_000, parts.count <= 12,
            parts.dropFirst(4).allSatisfy({ !$0.isEmpty })
        else { return nil }
        self.init(
            offset: numbers[0], total: numbers[1], mark: ListMark(seconds: numbers[2], number: numbers[3]),
            ids: parts.dropFirst(4).map { String($0) })
    }
}
