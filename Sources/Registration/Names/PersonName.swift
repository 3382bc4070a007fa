/// A first or a last name that keeps every rule of the form: trimmed, normalized, without invisible characters.
public struct PersonName: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
    public let rawValue: String

    /// `nil` for what the form would not take, or would clean first.
    public init?(rawValue: String) {
        let name = NameText(rawValue)
        guard name.isAName, name.text.unicodeScalars.elementsEqual(rawValue.unicodeScalars) else { return nil }
        self.rawValue = rawValue
    }

    /// A name out of what somebody typed; `nil` where a rule is broken.
    init?(_ typed: NameText) {
        guard typed.isAName else { return nil }
        rawValue = typed.text
    }

    public var description: String { rawValue }
}

extension NameText {
    fileprivate var isAName: Bool { !isEmpty && !isTooShort && !isTooLong && strangers.isEmpty }
}
