#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A request's body that lies in a file: sent in pieces, never whole in memory; and again from its
/// start where a redirect or another try asks for it.
public struct HTTPFileBody: Hashable, Sendable {
    public let file: URL
    /// Is told how many bytes were sent, from the start of each try. On a thread of the transport's, in order; other
    /// answers of the same client may wait meanwhile.
    public let sent: @Sendable (Int) -> Void

    public init(_ file: URL, sent: @escaping @Sendable (Int) -> Void = { _ in }) {
        self.file = file
        self.sent = sent
    }

    /// What is sent counts, not who is told.
    public static func == (one: HTTPFileBody, other: HTTPFileBody) -> Bool { one.file == other.file }
    public func hash(into hasher: inout Hasher) { hasher.combine(file) }
}
