import HTMLBuilder
import Testing

@Suite struct `Text on a page` {
    @Test(arguments: [
        ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
        ("Tom & Jerry's \"best\"", "Tom &amp; Jerry's \"best\""),
        ("&amp;", "&amp;amp;"),
        ("a\r\nb", "a&#13;\nb"),
        ("nul\0", "nul\u{FFFD}"),
        ("ёлка 🎄 👨‍👩‍👧", "ёлка 🎄 👨‍👩‍👧"),
        ("", ""),
    ])
    func `is escaped between tags`(text: String, written: String) {
        #expect(p { text }.rendered() == "<p>\(written)</p>")
    }

    @Test(arguments: [
        ("\"><script>", "&quot;&gt;&lt;script&gt;"),
        ("' onload='x", "&#39; onload=&#39;x"),
        ("a&b", "a&amp;b"),
    ])
    func `is escaped in an attribute`(text: String, written: String) {
        #expect(p(.title(text)).rendered() == "<p title=\"\(written)\"></p>")
        #expect(p(.data("words", text)).rendered() == "<p data-words=\"\(written)\"></p>")
        #expect(input(.value(text)).rendered() == "<input value=\"\(written)\">")
    }

    @Test(arguments: 0..<500)
    func `is read back as it was, whatever it holds`(seed: UInt64) {
        var random = Reproducible(seed: seed)
        let signs: [Unicode.Scalar] = ["<", ">", "&", "\"", "'", ";", "#", "\r", "\n", "\t", "a", "=", "/", "-", "!"]
        let scalars = (0..<Int.random(in: 0...60, using: &random)).map { _ -> Unicode.Scalar in
            if Bool.random(using: &random) { return signs.randomElement(using: &random) ?? "a" }
            return Unicode.Scalar(UInt32.random(in: 1...0x10FFFF, using: &random)) ?? "\u{FFFD}"
        }
        var text = ""
        text.unicodeScalars.append(contentsOf: scalars)

        let between = p { text }.bytes().dropFirst("<p>".count).dropLast("</p>".count)
        let within = p(.title(text)).bytes().dropFirst("<p title=\"".count).dropLast("\"></p>".count)
        #expect(!between.contains(UInt8(ascii: "<")) && !between.contains(UInt8(ascii: ">")))
        #expect(!within.contains(UInt8(ascii: "\"")))
        #expect(read(between) == Array(text.utf8))
        #expect(read(within) == Array(text.utf8))
    }

    /// What a browser makes of the character references that are written here.
    private func read(_ markup: ArraySlice<UInt8>) -> [UInt8] {
        let references = ["&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'", "&#13;": "\r", "&amp;": "&"]
        var bytes: [UInt8] = []
        var rest = markup
        while let byte = rest.first {
            let found = references.first { rest.starts(with: $0.key.utf8) }
            bytes.append(contentsOf: found.map { Array($0.value.utf8) } ?? [byte])
            rest = rest.dropFirst(found?.key.utf8.count ?? 1)
        }
        return bytes
    }
}

/// Chance that comes out the same in every run (SplitMix64).
private struct Reproducible: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
