/// A color as the web writes it: `#` and six hexadecimal digits, in lower case.
public struct Color: RawRepresentable, Hashable, Sendable, Codable {
    public let rawValue: String

    /// `nil` for anything else; capital digits are taken.
    public init?(rawValue: String) {
        let digits = rawValue.dropFirst().utf8
        guard rawValue.first == "#", digits.count == 6,
            digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit })
        else { return nil }
        self.rawValue = rawValue.lowercased()
    }
}
