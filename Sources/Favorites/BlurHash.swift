/// A photo's blurred likeness in a few characters, to be drawn in its place until it is there.
///
/// The format is described at <https://github.com/woltapp/blurhash/blob/master/Algorithm.md>. What is checked here is
/// that it can be drawn: its alphabet, and that its length is the one that its first digit asks for.
public struct BlurHash: RawRepresentable, Hashable, Sendable, Codable {
    public let rawValue: String

    public init?(rawValue: String) {
        let digits = rawValue.utf8.map(Self.value)
        guard let first = digits.first, let sizes = first, !digits.contains(nil) else { return nil }
        guard digits.count == 4 + 2 * (sizes % 9 + 1) * (sizes / 9 + 1) else { return nil }
        self.rawValue = rawValue
    }

    /// The 83 digits, the smallest first.
    public static let digits = Array(
        "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~".utf8)

    /// What each byte is worth; `nil` for those that are no digit.
    private static func value(of byte: UInt8) -> Int? {
        digits.firstIndex(of: byte)
    }
}
