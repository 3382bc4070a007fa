/// Where a command prints, and how wide that is.
public struct Output: Sendable {
    /// Whether standard output is a terminal, with a person before it.
    public let isTerminal: Bool
    /// Of the terminal, in characters.
    public let width: Int
    private let standardOutput: @Sendable (String) -> Void
    private let standardError: @Sendable (String) -> Void

    public init(
        isTerminal: Bool, width: Int = 80, standardOutput: @escaping @Sendable (String) -> Void,
        standardError: @escaping @Sendable (String) -> Void
    ) {
        self.isTerminal = isTerminal
        self.width = width
        self.standardOutput = standardOutput
        self.standardError = standardError
    }

    /// Prints what was asked for, as it is.
    public func print(_ text: String) {
        standardOutput(text)
    }

    /// Prints one value on one line.
    public func print(_ value: JSONValue) {
        standardOutput(value.text + "\n")
    }

    /// Asks a person something, on standard error; the answer stands on the same line.
    func ask(_ question: String) {
        standardError(question)
    }

    /// Prints one line about the work itself, on standard error.
    public func tell(_ line: String) {
        standardError(line + "\n")
    }
}
