public import SharedKernel

/// What a person searches for: their words, with the white space around and between them made plain.
public struct SearchQuery: Hashable, Sendable {
    /// In characters as a person counts them.
    public static let longest = 200

    public let text: String

    /// - Returns: `nil` where there is nothing to search for.
    /// - Throws: ``FavoritesError/queryTooLong(limit:)``; it is never cut, so that nobody reads the results of a search
    ///   that is not theirs.
    public init?(_ text: String) throws(FavoritesError) {
        let words = text.split(whereSeparator: \.isWhitespace)
        guard !words.isEmpty else { return nil }
        let plain = words.joined(separator: " ")
        // One character may be made of any number of scalars.
        guard plain.count <= Self.longest, plain.unicodeScalars.count <= 4 * Self.longest
        else { throw .queryTooLong(limit: Self.longest) }
        self.text = plain
    }

    /// The language it is written in, as far as its letters tell: Russian where one of them is Cyrillic.
    public var language: Language {
        text.unicodeScalars.contains { (0x0400...0x04FF).contains($0.value) } ? .russian : .english
    }
}
