/// A token, code, state or verifier: text that no log, error or page may show.
///
/// Printing, interpolating or dumping it shows a placeholder, and it has no JSON form of its own. Two of them are
/// compared in a time that does not tell how much of them was alike.
public struct SecretText: Sendable {
    /// The text itself: for the one place that sends or stores it.
    public let revealed: String

    public init(_ text: String) {
        revealed = text
    }
}

extension SecretText: Hashable {
    public static func == (one: SecretText, other: SecretText) -> Bool {
        let (one, other) = (Array(one.revealed.utf8), Array(other.revealed.utf8))
        guard one.count == other.count else { return false }
        return zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(revealed)
    }
}

extension SecretText: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { "(secret)" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: [], displayStyle: .struct) }
}
