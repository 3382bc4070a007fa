/// What may stand where a command asks for a value.
public enum ValueKind: Hashable, Sendable {
    case text
    case integer(ClosedRange<Int>)
    /// A path to a file; the shell completes it.
    case file
    /// A path to a directory; the shell completes it.
    case directory
    case choice([String])

    /// What is wrong with `text` in a place of this kind; `nil` where nothing is.
    func problem(with text: String, at place: String) -> UsageError.Problem? {
        switch self {
        case .text: return nil
        case .integer(let range):
            guard let number = Int(text) else { return .notANumber(text, at: place, in: range) }
            return range.contains(number) ? nil : .outOfRange(text, at: place, in: range)
        case .file, .directory:
            return text.isEmpty || text.utf8.contains(0) ? .emptyPath(at: place) : nil
        case .choice(let choices):
            guard !choices.contains(text) else { return nil }
            return .notAChoice(text, at: place, of: choices, meant: text.nearest(of: choices))
        }
    }
}
