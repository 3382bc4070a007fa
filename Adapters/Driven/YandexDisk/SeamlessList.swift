/// Joins the parts of a list that may change while it is asked for, so that nothing is missed that stays in it.
///
/// Where something goes from a list, all that follows moves towards the beginning, and could slip in front of the part
/// that is asked for next. So each part begins some rows before the end of the one before it. The list keeps its order:
/// where two parts have a row in common, nothing that stays stands between them and in neither.
struct SeamlessList {
    /// Of a part that is full.
    static let limit = 1_000
    /// How many rows a part tells again.
    static let overlap = 25
    static let stride = limit - overlap

    /// Where the next part begins; `nil` when the list has ended.
    private(set) var next: Int? = 0
    /// How many parts were joined.
    private(set) var count = 0
    private var last: Set<String> = []
    /// How far back the next part begins where the one before it did not join.
    private var step = SeamlessList.limit / 2
    /// How often more is asked, before a list that changes faster than it tells is taken as it comes.
    private var patience = 10

    /// - Parameter ids: of the part that began at ``next``, in its order, `nil` for a row that has none; fewer than
    ///   ``limit`` are the list's last.
    /// - Returns: the places of those that were not in the part before; `nil` where some may have slipped between the
    ///   two: ``next`` is further towards the beginning then.
    mutating func join(_ ids: [String?]) -> [Int]? {
        guard let start = next else { return [] }
        let isKnown = ids.map { $0.map(last.contains) ?? false }
        let isJoined = start == 0 || isKnown.contains(true)
        guard isJoined || patience == 0 else {
            patience -= 1
            next = max(0, start - step)
            step *= 2
            return nil
        }
        count += 1
        last = Set(ids.lazy.compactMap(\.self))
        step = Self.limit / 2
        next = ids.count < Self.limit ? nil : start + Self.stride
        return ids.indices.filter { !isKnown[$0] }
    }
}
