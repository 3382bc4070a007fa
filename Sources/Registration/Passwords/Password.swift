/// A password while it is being checked. It has no form in JSON, and prints, interpolates and dumps as a placeholder.
///
/// Nothing keeps it: a form gives it to the rules, which say what is wrong with it, and what is registered has none.
public struct Password: Sendable {
    /// Every character counts, also spaces at both ends.
    let text: String

    public init(_ text: String) {
        self.text = text
    }

    public var isEmpty: Bool { text.isEmpty }

    /// In bytes of UTF-8: more than 128 code points have in any spelling.
    private static let mostRead = 4_096

    var isBeyondReading: Bool { text.utf8.count > Self.mostRead }

    /// Whether both are the same text. Two spellings of one character (`é`, `e` with an accent) are the same: which of
    /// them a keyboard gives is not for the person to know.
    func isSame(as other: Password) -> Bool {
        // Canonical equivalence is how the standard library compares.
        text == other.text
    }
}

extension Password: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { isEmpty ? "(no password)" : "(a password)" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: [], displayStyle: .struct) }
}
