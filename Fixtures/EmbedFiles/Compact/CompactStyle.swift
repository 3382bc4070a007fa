/// A style as it travels: what a browser makes of it is the same, what is for whoever reads the source stays there.
///
/// Our styles keep to two things that this relies on: no text in quotes holds two spaces or a sign of the language, and
/// a custom property is named in styles alone, never in a script or a page.
package struct CompactStyle {
    private let shortNames: [Substring: String]

    /// - Parameter sources: all the styles that are read together; a custom property has one short name in all of them,
    ///   the shorter the more often it is named.
    package init(for sources: [String]) {
        var uses: [Substring: Int] = [:]
        for source in sources {
            for match in source.matches(of: #/--([a-z][a-z0-9-]*)/#) { uses[match.1, default: 0] += 1 }
        }
        let names = uses.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
        shortNames = Dictionary(uniqueKeysWithValues: zip(names, Self.letters.map { "--" + $0 }))
    }

    package func text(_ source: String) -> String {
        source.replacing(#/(?s)/\*.*?\*//#, with: "")
            .replacing(#/\s+/#, with: " ")
            .replacing(#/ ?([{};,~]|[<>]=?) ?/#) { String($0.1) }
            .replacing(#/ ([*/]) /#) { String($0.1) }
            .replacing(": ", with: ":")
            .replacing(";}", with: "}")
            .replacing(#/([^0-9])0\.([0-9])/#) { "\($0.1).\($0.2)" }
            .replacing(#/="([a-zA-Z-]+)"\]/#) { "=\($0.1)]" }
            .replacing(#/--([a-z][a-z0-9-]*)/#) { shortNames[$0.1] ?? String($0.0) }
            .drop { $0 == " " } + ""
    }

    /// a, b … z, aa, ab … zz.
    private static let letters: [String] = {
        let alphabet = "abcdefghijklmnopqrstuvwxyz".map(String.init)
        return alphabet + alphabet.flatMap { first in alphabet.map { first + $0 } }
    }()
}
