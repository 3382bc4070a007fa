import Registration
import SharedKernel
import TestTraits
import Testing

@Suite(.timeLimit(.minutes(2))) struct `A name` {
    @Test(
        .requirement("RG-13"),
        arguments: [
            "Ян", "Li", "Анна-Мария", "O'Neil", "O’Neil", "d’Artagnan", "Jean‐Luc", "Jean‑Luc", "van der Berg",
            "Ёлкина",
            "Øystein", "Đặng", "Nguyễn", "Þórunn", "İpek", "ʻAnela", "Мар’яна", "محمد", "عبد الله", "שָׂרָה", "לוי",
            "王", "小明", "田中", "김", "민준", "さくら", "ヨーコ", "สมชาย", "ராஜா", "प्रिया", "অনন্যা", "ქეთევან", "Հայկ",
            "ᐃᓄᒃ", "ⵎⵓⵏⵉⵔ", "𐐔𐐯𐑅𐐯𐑉𐐯𐐻", "Zoe\u{308}", "W\u{302}yn", "علی‌رضا", "ශ්‍රී", "葛\u{E0100}城",
        ])
    func `of real people is taken`(name: String) {
        #expect(RegistrationForm.filled(firstName: name).codes() == [])
        #expect(RegistrationForm.filled(lastName: name).codes() == [])
    }

    @Test(
        .requirement("RG-13"),
        arguments: [
            ("  Анна \t", "Анна"), ("Анна\u{A0}\u{2003} Мария", "Анна Мария"), ("Zoe\u{308}", "Zo\u{EB}"),
            ("\u{212B}sa", "\u{C5}sa"), ("\u{200B}An\u{200B}na\u{FEFF}", "Anna"), ("\u{202E}Anna\u{202C}", "Anna"),
            ("\u{2067}محمد\u{2069}", "محمد"), ("محمد\u{200F}", "محمد"), ("An\u{AD}na", "Anna"),
            ("An\u{200D}na", "Anna"),
            ("An\u{200C}na", "Anna"), ("Anna\u{200C}", "Anna"), ("علی\u{200C}رضا", "علی\u{200C}رضا"),
            ("e\u{200B}\u{301}va", "\u{E9}va"), ("Anna\r\n", "Anna"), ("김\u{3164}민", "김민"),
            ("\u{1112}\u{1161}\u{11AB}", "한"), ("Anna\u{FE0F}", "Anna\u{FE0F}"), ("\u{FE0F}Anna", "Anna"),
        ])
    func `is kept trimmed, normalized and without what nobody sees`(typed: String, kept: String) async throws {
        let name = PersonName(rawValue: kept)
        #expect(name?.rawValue.unicodeScalars.map(\.value) == kept.unicodeScalars.map(\.value))
        #expect(
            try await registered(.filled(firstName: typed)).firstName.rawValue.unicodeScalars.elementsEqual(
                kept.unicodeScalars))
        if !typed.unicodeScalars.elementsEqual(kept.unicodeScalars) { #expect(PersonName(rawValue: typed) == nil) }
    }

    @Test(
        .requirement("RG-13", "RG-26"),
        arguments: [
            ("", "empty"), ("   ", "empty"), ("\u{200B}\u{2060}\u{FEFF}", "empty"), ("\u{3164}\u{115F}", "empty"),
            ("\u{202E}", "empty"), ("A", "too-short"), ("Я", "too-short"), ("م", "too-short"), ("-", "too-short"),
            ("''", "too-short"), ("A-", "too-short"), ("e\u{301}", "too-short"), ("あ", "too-short"),
            ("Anna1", "not-letters"), ("Анна٣", "not-letters"), ("Anna_B", "not-letters"), ("<b>Anna", "not-letters"),
            ("Anna😀", "not-letters"), ("Anna👩‍👩‍👧", "not-letters"), ("An\u{0}na", "not-letters"),
            ("\u{301}Anna", "not-letters"), ("Anna \u{301}B", "not-letters"), ("Anna\u{20DD}", "not-letters"),
            ("Ann\u{E000}", "not-letters"), ("Ⅳван", "not-letters"), ("Anna\u{2800}", "not-letters"),
            ("Anna\u{E0041}", nil), ("Anna.", "not-letters"), ("Smith, Anna", "not-letters"),
            ("Mc-\u{301}Coy", "not-letters"),
        ] as [(String, String?)])
    func `that cannot be one is refused, with the reason`(name: String, reason: String?) {
        #expect(RegistrationForm.filled(firstName: name).codes() == (reason.map { ["first-name.\($0)"] } ?? []))
        #expect(RegistrationForm.filled(lastName: name).codes() == (reason.map { ["last-name.\($0)"] } ?? []))
    }

    @Test(.requirement("RG-13", "RG-24"), arguments: ["n", "я", "م", "明", "é", "e\u{301}", "𐐯", "한"])
    func `may have 64 letters and not one more`(letter: String) {
        #expect(RegistrationForm.filled(firstName: String(repeating: letter, count: 64)).codes() == [])
        #expect(
            RegistrationForm.filled(firstName: String(repeating: letter, count: 65)).codes() == ["first-name.too-long"])
    }

    @Test func `with marks piled up without end is too long`() {
        let piled = "Zal" + String(repeating: "\u{336}", count: 300) + "go"
        #expect(RegistrationForm.filled(firstName: piled).codes() == ["first-name.too-long"])
        let tall = "Zal" + String(repeating: "\u{336}", count: 10) + "go"
        #expect(RegistrationForm.filled(firstName: tall).codes() == [])
    }

    @Test func `with several mistakes is told all of them, the most useful first`() {
        let review = RegistrationForm.filled(firstName: "7").review(on: .today)
        #expect(review[.firstName].map(\.rule.id) == ["first-name.not-letters", "first-name.too-short"])
        #expect(review[.lastName].isEmpty)
    }

    @Test(
        .requirement("RG-26"),
        arguments: [
            ("Ann4, 4!", "Use only letters, spaces, hyphens and apostrophes. Remove “4”, “,”, “!”."),
            ("Anna\u{1B}", "Use only letters, spaces, hyphens and apostrophes. Remove “U+001B”."),
            ("\u{301}Anna", "Use only letters, spaces, hyphens and apostrophes. Remove “◌\u{301}”."),
            ("1234567Anna", "Use only letters, spaces, hyphens and apostrophes. Remove “1”, “2”, “3”, “4”, “5”."),
        ])
    func `is told which characters are in the way`(name: String, message: String) throws {
        let finding = try #require(RegistrationForm.filled(firstName: name).review(on: .today)[.firstName].first)
        let plain = finding.message(in: .english).unicodeScalars.filter { !$0.properties.isBidiControl }
        #expect(String(String.UnicodeScalarView(plain)) == message)
        #expect(finding.message(in: .russian).contains("Уберите"))
    }

    @Test(arguments: ["n", "я", "\u{200B}", "😀", " ", "\u{301}"])
    func `of 10 MB is refused without being read`(piece: String) {
        let huge = String(repeating: piece, count: (10 << 20) / piece.utf8.count)
        let form = RegistrationForm.filled(firstName: huge, lastName: huge)
        #expect(form.codes() == ["first-name.too-long", "last-name.too-long"])
    }

    /// From Unicode's NormalizationTest.txt: source and NFC, for the kinds of change there are.
    @Test(
        arguments: [
            ("\u{1E0A}", "\u{1E0A}"), ("\u{1E0A}\u{323}", "\u{1E0C}\u{307}"), ("D\u{307}\u{323}", "\u{1E0C}\u{307}"),
            ("\u{212A}a", "Ka"), ("\u{958}\u{915}", "\u{915}\u{93C}\u{915}"),
            ("\u{FB1D}\u{5D0}", "\u{5D9}\u{5B4}\u{5D0}"),
            ("\u{AC00}\u{11A8}", "\u{AC01}"), ("\u{1100}\u{1161}\u{11A8}", "\u{AC01}"),
            ("a\u{315}\u{300}\u{5AE}b", "\u{E0}\u{5AE}\u{315}b"),
            ("a\u{5B0}\u{94D}\u{3099}b", "a\u{3099}\u{94D}\u{5B0}b"),
            ("\u{1D15E}a", nil), ("\u{2F800}a", "\u{4E3D}a"), ("\u{1100}\u{AC00}", "\u{1100}\u{AC00}"),
        ] as [(String, String?)])
    func `is normalized as Unicode's own test file says`(source: String, composed: String?) async throws {
        guard let composed else {
            #expect(
                RegistrationForm.filled(firstName: source).codes() == [
                    "first-name.not-letters", "first-name.too-short",
                ])
            return
        }
        let kept = try await registered(.filled(firstName: source + "nn")).firstName.rawValue
        #expect(kept.unicodeScalars.map(\.value) == (composed + "nn").unicodeScalars.map(\.value))
    }
}
