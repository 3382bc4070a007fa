/// Passwords that stand at the head of every list of stolen ones, in English and in Russian.
///
/// A short list of words and the ways in which people dress them up (digits and signs around them, `@` for `a`, a word
/// twice) and walks over the keyboard take the place of a long list: what heads the published ones is made so.
enum CommonPassword {
    /// - Parameter text: in small letters.
    static func isOne(_ text: String) -> Bool {
        // With fewer characters it is too short before it is common.
        guard text.count >= 4 else { return false }
        return isWalk(text) || candidates(text).contains { words.contains($0) || isRepetition($0) }
    }

    private static func candidates(_ text: String) -> [String] {
        let plain = text.undressed
        // What stands for a letter at an end (`$ecret`, `passw0rd!`) and what was only put there.
        return [text, plain, plain.withLettersForSigns, text.withLettersForSigns, text.withLettersForSigns.undressed]
    }

    /// A word or up to four characters, again and again.
    private static func isRepetition(_ text: String) -> Bool {
        let characters = Array(text)
        return (1...max(1, characters.count / 2)).contains { length in
            guard characters.count.isMultiple(of: length), characters.count >= 2 * length,
                characters.indices.allSatisfy({ characters[$0] == characters[$0 % length] })
            else { return false }
            return length <= 4 && characters.count > 4 || words.contains(String(characters[..<length]))
        }
    }

    /// Neighbors on the keyboard or in the alphabet, and at most two characters more.
    private static func isWalk(_ text: String) -> Bool {
        var rest = Array(text)[...]
        var strays = 0
        while let first = rest.first, strays <= 2 {
            let same = first.isOnAKey ? rest.prefix { $0 == first }.count : 0
            let length = max(same, ways.map { $0.lengthOfStart(of: rest) }.max() ?? 0)
            if length < 3 { strays += 1 }
            rest = rest.dropFirst(length < 3 ? 1 : length)
        }
        return strays <= 2 && !text.isEmpty
    }

    private static let ways: [Way] = [
        "1234567890", "qwertyuiop[]", "asdfghjkl;'", "zxcvbnm,./", "йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю",
        "abcdefghijklmnopqrstuvwxyz", "абвгдеёжзийклмнопрстуфхцчшщъыьэюя", "!@#$%^&*()", "!\"№;%:?*()",
        "1q2w3e4r5t6y7u8i9o0p", "q1w2e3r4t5y6u7i8o9p0", "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/",
        "1й2ц3у4к5е6н7г8ш9щ0з", "й1ц2у3к4е5н6г7ш8щ9з0", "1йфя2цыч3увс4кам5епи6нрт7гоь8шлб9щдю", "qweasdzxc",
        "qazwsxedcrfvtgbyhn",
        "147258369", "159753", "741852963", "123321", "121212", "112233445566778899", "йцуфывячс", "adgjmptw",
    ].flatMap { [Way(Array($0)), Way($0.reversed())] }

    private struct Way {
        let keys: [Character]

        init(_ keys: [Character]) {
            self.keys = keys
        }

        /// How many characters at the beginning of a text lie along this way.
        func lengthOfStart(of text: ArraySlice<Character>) -> Int {
            keys.indices.map { start in zip(keys[start...], text).prefix { $0 == $1 }.count }.max() ?? 0
        }
    }
}

extension Character {
    /// Whether one key gives it; what takes several is not repeated out of laziness.
    fileprivate var isOnAKey: Bool { isASCII || isLetter || isNumber }
}

extension String {
    /// Without the digits and signs at both ends.
    fileprivate var undressed: String {
        var rest = self[...]
        while let first = rest.first, !first.isLetter { rest.removeFirst() }
        while let last = rest.last, !last.isLetter { rest.removeLast() }
        return String(rest)
    }

    fileprivate var withLettersForSigns: String {
        let letters: [Character: Character] = [
            "@": "a", "4": "a", "0": "o", "1": "i", "!": "i", "3": "e", "$": "s", "5": "s", "7": "t",
        ]
        return String(map { letters[$0] ?? $0 })
    }
}
