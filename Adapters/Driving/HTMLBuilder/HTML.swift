/// A piece of HTML in which every text is escaped already.
public struct HTML: Hashable, Sendable {
    public let source: String
}
