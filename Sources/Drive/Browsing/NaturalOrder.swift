/// How people order names: without regard to case, and `page 2` before `page 10`.
enum NaturalOrder {
    /// Whether `one` comes before `other`. Names that differ only in case or in zeros have an order, too.
    static func areInOrder(_ one: String, _ other: String) -> Bool {
        let (left, right) = (parts(one), parts(other))
        for (mine, theirs) in zip(left, right) where mine != theirs { return mine < theirs }
        return (left.count, one) < (right.count, other)
    }

    /// Folders first, then by name.
    static func sorted(_ items: [DriveItem]) -> [DriveItem] {
        let keyed = items.map { (item: $0, parts: parts($0.name), name: $0.name) }
        return keyed.sorted { one, other in
            if one.item.isFolder != other.item.isFolder { return one.item.isFolder }
            for (mine, theirs) in zip(one.parts, other.parts) where mine != theirs { return mine < theirs }
            return (one.parts.count, one.name) < (other.parts.count, other.name)
        }.map(\.item)
    }

    /// A name, cut where digits begin and end.
    private enum Part: Comparable {
        /// Its digits without leading zeros: a longer number is the greater one.
        case number(length: Int, digits: String)
        case text(String)
    }

    private static func parts(_ name: String) -> [Part] {
        var parts: [Part] = []
        var rest = Substring(name)
        while let first = rest.first {
            let isNumber = isDigit(first)
            let run = rest.prefix { isDigit($0) == isNumber }
            if isNumber {
                let digits = run.drop { $0 == "0" }
                parts.append(.number(length: digits.count, digits: String(digits)))
            } else {
                parts.append(.text(run.lowercased()))
            }
            rest = rest[run.endIndex...]
        }
        return parts
    }

    private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }
}
