/// Books without end, as a generator of sample data writes them: the same seed, the same books, in the same order.
public struct BookShelf: Sequence, IteratorProtocol {
    private var state: UInt64

    public init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    }

    /// A book before it is put on the wire.
    public struct Volume: Hashable, Sendable {
        public let title: String
        public let author: String
        public let genre: String
        public let description: String
        /// Thirteen digits.
        public let isbn: String
        /// `YYYY-MM-DD`.
        public let published: String
        public let publisher: String
    }

    public mutating func next() -> Volume? {
        let title = one(of: Self.openings) + " " + one(of: Self.endings)
        let author = one(of: Self.firstNames) + " " + one(of: Self.lastNames)
        let sentences = (0..<3).map { _ in one(of: Self.sentences) }
        let isbn = "978" + (0..<10).map { _ in "\(number(below: 10))" }.joined()
        let published = "\(1_970 + number(below: 55))-\(two(1 + number(below: 12)))-\(two(1 + number(below: 28)))"
        return Volume(
            title: title, author: author, genre: one(of: Self.genres), description: sentences.joined(separator: " "),
            isbn: isbn, published: published, publisher: one(of: Self.lastNames) + " " + one(of: Self.houses))
    }

    /// xorshift64*: short, and the same on every machine.
    private mutating func number(below bound: Int) -> Int {
        state ^= state >> 12
        state ^= state << 25
        state ^= state >> 27
        return Int((state &* 0x2545_F491_4F6C_DD1D) >> 33) % bound
    }

    private mutating func one(of words: [String]) -> String { words[number(below: words.count)] }

    private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    private static let openings = [
        "The lamp was still", "Nobody asked the", "Under a slow", "Letters to my", "A map of the", "Seven ways to the",
        "‘Not yet,’ said the", "The year without", "Before the first", "On the far side of the", "What the tide left:",
        "Also, the",
    ]
    private static let endings = [
        "lighthouse.", "gardener", "rain", "neighbor's piano.", "winter", "orchard", "ferryman,", "paper moon",
        "morning train", "salt road", "island.", "clockmaker",
    ]
    private static let firstNames = [
        "Ada", "Bruno", "Clara", "Dov", "Elif", "Farid", "Greta", "Hiro", "Ines", "Jonas", "Karin", "Liam", "Mira",
        "Nuno", "Olga", "Pavel", "Quinn", "Rosa", "Siân", "Tomás",
    ]
    private static let lastNames = [
        "Aldermoor", "Brightwater", "Castellan", "Dunmore", "Eastlake", "Fennimore", "Greyling", "Holloway", "Ivarsen",
        "Jessamine", "Kestrel", "Lindqvist", "Marlowe-Ruiz", "Northcote", "O'Hanlon", "Penhallow",
    ]
    private static let genres = ["Novel", "Voyage", "Essay", "Memoir", "Mystery", "Verse", "Fable"]
    private static let houses = ["& Sons", "Press", "House", "Editions"]
    private static let sentences = [
        "She kept the key in a jar of buttons, where anyone might have looked.",
        "It had rained since Tuesday, and the cellar was learning to swim.",
        "“You are late,” said the ferryman, “but so is the river.”",
        "There were eleven chairs and twelve guests; he chose the stairs.",
        "The letter had been opened, read, and closed again with better glue.",
        "By noon the whole street knew, except for the house in question.",
        "They walked until the lamps ran out.",
    ]
}
