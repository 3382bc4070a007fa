/// A name as somebody typed it, cleaned of what nobody sees, and what in it does not belong there.
struct NameText {
    /// Trimmed, with single spaces, in Normalization Form C, without invisible characters.
    let text: String
    /// What is neither a letter nor a space, hyphen or apostrophe; each once, in order, at most five of them.
    let strangers: [String]
    /// More text than any name has. It was not looked at then.
    let isBeyondReading: Bool

    /// In bytes of UTF-8: many times the longest name.
    static let mostRead = 4_096

    init(_ raw: String) {
        isBeyondReading = raw.utf8.count > Self.mostRead
        text = isBeyondReading ? "" : raw.cleanedAsAName
        var strangers: [String] = []
        for character in text where !character.belongsInAName {
            let shown = character.asShownAlone
            if !strangers.contains(shown), strangers.count < 5 { strangers.append(shown) }
        }
        self.strangers = strangers
    }

    var isEmpty: Bool { text.isEmpty && !isBeyondReading }

    /// An ideograph or a Hangul syllable is a whole name for many people; of other letters it takes two.
    var isTooShort: Bool {
        let letters = text.filter(\.beginsWithALetter)
        return letters.count < 2 && !letters.contains(where: \.isAWholeSyllable)
    }

    /// In characters as a person counts them; and in code points, so that marks piled on one letter have an end too.
    var isTooLong: Bool {
        isBeyondReading || text.count > Self.mostCharacters || text.unicodeScalars.count > 4 * Self.mostCharacters
    }

    private static var mostCharacters: Int { 64 }

    /// The words of the name, as they may turn up in a password, folded. Short ones turn up in any text by chance.
    var words: [String] {
        text.split { !$0.beginsWithALetter }.map(String.init).filter { word in
            word.count >= 3 || (word.count == 2 && word.contains(where: \.isAWholeSyllable))
        }.map(\.folded)
    }
}

extension String {
    fileprivate var cleanedAsAName: String {
        let raw = Array(unicodeScalars)
        var clean = UnicodeScalarView()
        var isSpacePending = false
        for (place, scalar) in raw.enumerated() {
            if scalar.properties.isWhitespace {
                isSpacePending = !clean.isEmpty
            } else if scalar.isVisible(after: clean.last, before: raw[(place + 1)...].first) {
                if isSpacePending { clean.append(" ") }
                isSpacePending = false
                clean.append(scalar)
            }
        }
        return String(clean).composed
    }
}

extension Unicode.Scalar {
    /// Whether somebody would miss it. Zero-width characters and those that turn the direction of writing come along
    /// when text is pasted; a few of them are part of how some languages are spelled, and stay where they are.
    fileprivate func isVisible(after last: Unicode.Scalar?, before next: Unicode.Scalar?) -> Bool {
        guard properties.isDefaultIgnorableCodePoint || properties.isBidiControl else { return true }
        switch value {
        // ZERO WIDTH NON-JOINER and JOINER: after a virama (RFC 5892, A.1 and A.2); the first also within Persian words.
        case 0x200C, 0x200D:
            guard let last, let next, next.isLetter else { return false }
            if last.properties.canonicalCombiningClass.rawValue == 9 { return true }
            return value == 0x200C && last.isOfJoinedScript && next.isOfJoinedScript
        // Variation selectors: they choose among the forms of one ideograph or letter.
        case 0x180B...0x180D, 0x180F, 0xFE00...0xFE0F, 0xE0100...0xE01EF: return last?.isLetter ?? false
        default: return false
        }
    }

    /// Arabic, Syriac, Thaana, N'Ko, Mandaic.
    private var isOfJoinedScript: Bool { (0x0600...0x08FF).contains(value) }

    fileprivate var isLetter: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
        default: false
        }
    }

    /// What may follow a letter within one character.
    fileprivate var belongsToALetter: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark: true
        default: isLetter || value == 0x200C || value == 0x200D
        }
    }
}

extension Character {
    fileprivate var beginsWithALetter: Bool { unicodeScalars.first?.isLetter ?? false }

    /// The hyphen of the keyboard and those of typesetting; the apostrophe of the keyboard and that of typesetting.
    fileprivate var belongsInAName: Bool {
        beginsWithALetter
            ? unicodeScalars.allSatisfy(\.belongsToALetter)
            : [" ", "-", "\u{2010}", "\u{2011}", "'", "\u{2019}"].contains(self)
    }

    fileprivate var isAWholeSyllable: Bool {
        unicodeScalars.first.map { $0.properties.isIdeographic || (0xAC00...0xD7A3).contains($0.value) } ?? false
    }

    /// As a sentence can quote it: what has no shape of its own by its number.
    fileprivate var asShownAlone: String {
        guard let first = unicodeScalars.first else { return "" }
        switch first.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: return "\u{25CC}" + String(self)
        case .control, .format, .privateUse, .unassigned, .surrogate:
            let digits = String(first.value, radix: 16, uppercase: true)
            return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        default: return String(self)
        }
    }
}
