/// What stands after `--` in a command's line, and the value that it gives.
public struct Option<Value: Sendable>: DescribedOption {
    public let described: OptionDescription
    /// From what was given, in its order, after each was found right.
    let read: @Sendable ([String]) -> Value
}

/// An option of any value, as help, completions and the parser see it.
public protocol DescribedOption: Sendable {
    var described: OptionDescription { get }
}

/// What help, completions and the parser know of an option.
public struct OptionDescription: Hashable, Sendable {
    /// The long name, without its dashes.
    public let name: String
    public let short: Character?
    public let summary: Phrase
    /// `nil` for a flag, which takes no value.
    public let value: ValueKind?
    /// What stands for the value in help.
    public let placeholder: String
    public let repeats: Bool
    /// What holds where nothing is given, as it would be written.
    public let defaultText: String?
    /// The environment variable that says the same.
    public let environment: String?

    init(
        _ name: String, short: Character?, _ summary: Phrase, value: ValueKind? = nil, placeholder: String = "",
        repeats: Bool = false, defaultText: String? = nil, environment: String? = nil
    ) {
        self.name = name
        self.short = short
        self.summary = summary
        self.value = value
        self.placeholder = placeholder
        self.repeats = repeats
        self.defaultText = defaultText
        self.environment = environment
    }

    /// Every way to write it, the short one first.
    var spellings: [String] {
        (short.map { ["-\($0)"] } ?? []) + ["--\(name)"]
    }
}

extension Option where Value == Bool {
    /// `--json`: given or not.
    public static func flag(
        _ name: String, short: Character? = nil, environment: String? = nil, _ summary: Phrase
    ) -> Self {
        Option(described: .init(name, short: short, summary, environment: environment)) { !$0.isEmpty }
    }
}

extension Option where Value == Int {
    /// `--port 8420`: a whole number within `range`; the last one given counts.
    public static func integer(
        _ name: String, short: Character? = nil, placeholder: String = "N", in range: ClosedRange<Int>,
        default standard: Int, environment: String? = nil, _ summary: Phrase
    ) -> Self {
        let described = OptionDescription(
            name, short: short, summary, value: .integer(range), placeholder: placeholder, defaultText: "\(standard)",
            environment: environment)
        return Option(described: described) { $0.last.flatMap { Int($0) } ?? standard }
    }
}

extension Option where Value == String {
    /// `--host 127.0.0.1`: any text; the last one given counts.
    public static func text(
        _ name: String, short: Character? = nil, placeholder: String = "TEXT", default standard: String,
        environment: String? = nil, _ summary: Phrase
    ) -> Self {
        let described = OptionDescription(
            name, short: short, summary, value: .text, placeholder: placeholder, defaultText: standard,
            environment: environment)
        return Option(described: described) { $0.last ?? standard }
    }
}

extension Option where Value == String? {
    /// `--to DIR` and the like: a value of `kind`, or none; the last one given counts.
    public static func optional(
        _ name: String, short: Character? = nil, placeholder: String = "TEXT", kind: ValueKind = .text,
        environment: String? = nil, _ summary: Phrase
    ) -> Self {
        let described = OptionDescription(
            name, short: short, summary, value: kind, placeholder: placeholder, environment: environment)
        return Option(described: described) { $0.last }
    }
}

extension Option where Value == [String] {
    /// An option that may be given many times; all of them count, in their order.
    public static func repeated(
        _ name: String, short: Character? = nil, placeholder: String = "TEXT", kind: ValueKind = .text,
        _ summary: Phrase
    ) -> Self {
        Option(
            described: .init(name, short: short, summary, value: kind, placeholder: placeholder, repeats: true)
        ) { $0 }
    }
}

extension Option {
    /// `--lang en|ru`: one of a closed set, or none; the last one given counts.
    public static func choice<Choice>(
        _ name: String, short: Character? = nil, of choices: [Choice], environment: String? = nil, _ summary: Phrase
    ) -> Self where Choice: RawRepresentable<String> & Sendable, Value == Choice? {
        let words = choices.map(\.rawValue)
        let described = OptionDescription(
            name, short: short, summary, value: .choice(words), placeholder: words.joined(separator: "|"),
            environment: environment)
        return Option(described: described) { $0.last.flatMap(Choice.init(rawValue:)) }
    }
}
