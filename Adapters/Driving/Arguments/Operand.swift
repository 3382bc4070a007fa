/// What a command is about: a word of its line that is no option, and the value that it gives.
public struct Operand<Value: Sendable>: DescribedOperand {
    public let described: OperandDescription
    /// From what was given, in its order, after each was found right.
    let read: @Sendable ([String]) -> Value
}

/// An operand of any value, as help, completions and the parser see it.
public protocol DescribedOperand: Sendable {
    var described: OperandDescription { get }
}

/// What help, completions and the parser know of an operand.
public struct OperandDescription: Hashable, Sendable {
    /// As help writes it, in capitals: `ID`.
    public let name: String
    public let summary: Phrase
    public let value: ValueKind
    public let count: Count

    public enum Count: Hashable, Sendable {
        case one
        case oneOrNone
        /// One or more; only a command's last operand can be so.
        case many
        /// None or more; only a command's last operand can be so.
        case any
    }

    /// Whether a line may leave it out.
    var mayBeMissing: Bool { count == .oneOrNone || count == .any }

    /// Whether it takes all words that are left.
    var takesRest: Bool { count == .many || count == .any }

    /// As it stands in a line of usage.
    var usage: String {
        switch count {
        case .one: name
        case .oneOrNone: "[\(name)]"
        case .many: "\(name)…"
        case .any: "[\(name)…]"
        }
    }
}

extension Operand where Value == String {
    /// A word that must be there. (The empty text is read only where parsing had failed.)
    public static func required(_ name: String, kind: ValueKind = .text, _ summary: Phrase) -> Self {
        Operand(described: .init(name: name, summary: summary, value: kind, count: .one)) { $0.first ?? "" }
    }
}

extension Operand where Value == String? {
    /// A word that may be there.
    public static func optional(_ name: String, kind: ValueKind = .text, _ summary: Phrase) -> Self {
        Operand(described: .init(name: name, summary: summary, value: kind, count: .oneOrNone)) { $0.first }
    }
}

extension Operand where Value == [String] {
    /// One word or more.
    public static func many(_ name: String, kind: ValueKind = .text, _ summary: Phrase) -> Self {
        Operand(described: .init(name: name, summary: summary, value: kind, count: .many)) { $0 }
    }

    /// Any number of words, and perhaps none.
    public static func any(_ name: String, kind: ValueKind = .text, _ summary: Phrase) -> Self {
        Operand(described: .init(name: name, summary: summary, value: kind, count: .any)) { $0 }
    }
}

extension Operand {
    /// A word of a closed set that must be there. (`nil` is read only where parsing had failed.)
    public static func choice<Choice>(
        _ name: String, of choices: [Choice], _ summary: Phrase
    ) -> Self where Choice: RawRepresentable<String> & Sendable, Value == Choice? {
        let kind = ValueKind.choice(choices.map(\.rawValue))
        return Operand(described: .init(name: name, summary: summary, value: kind, count: .one)) {
            $0.first.flatMap(Choice.init(rawValue:))
        }
    }
}
