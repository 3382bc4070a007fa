/// What the rules look at in a password.
struct PasswordText {
    let isBeyondReading: Bool
    let isEmpty: Bool
    /// In code points, normalized; 0 where it was not read.
    let length: Int
    let hasUpperCaseLetter: Bool
    let hasDigit: Bool
    /// As it was typed, and as the same keys give it in the other keyboard layout.
    private let readings: [String]

    init(_ password: Password) {
        isEmpty = password.isEmpty
        isBeyondReading = password.isBeyondReading
        let scalars = isBeyondReading ? [] : Array(password.text.composed.unicodeScalars)
        length = scalars.count
        hasUpperCaseLetter = scalars.contains {
            $0.properties.isUppercase || $0.properties.generalCategory == .titlecaseLetter
        }
        hasDigit = scalars.contains { $0.properties.generalCategory == .decimalNumber }
        let typed = isBeyondReading ? "" : password.text.lowercased()
        readings = [typed, KeyboardLayout.switched(typed)]
    }

    var isCommon: Bool { readings.contains(where: CommonPassword.isOne) }

    func contains(anyOf words: [String]) -> Bool {
        readings.map(\.folded).contains { reading in
            words.contains { reading.firstRange(of: $0) != nil }
        }
    }
}
