/// One event of a stream that a page's `EventSource` reads (WHATWG HTML §9.2).
public struct ServerSentEvent: Hashable, Sendable {
    /// The type that a page listens for; `nil` is its `message`.
    public var event: String?
    /// Any number of lines.
    public var data: String
    /// What a page that reconnects sends as `Last-Event-ID`.
    public var id: String?
    /// How long a page shall wait before it reconnects, from now on.
    public var retry: Duration?

    public init(event: String? = nil, data: String, id: String? = nil, retry: Duration? = nil) {
        self.event = event
        self.data = data
        self.id = id
        self.retry = retry
    }

    /// The event in the stream's format. Line ends in `event` and `id`, which can hold none, are left out.
    var wire: String {
        var lines: [String] = []
        if let event { lines.append("event: \(Self.oneLine(event))") }
        if let id { lines.append("id: \(Self.oneLine(id))") }
        if let retry {
            lines.append(
                "retry: \(retry.components.seconds * 1000 + retry.components.attoseconds / 1_000_000_000_000_000)")
        }
        // Any of the three line ends would end the field: Swift reads CR LF as one character, and as a newline.
        lines += data.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
            .map { "data: \($0)" }
        return lines.joined(separator: "\n") + "\n\n"
    }

    private static func oneLine(_ text: String) -> String {
        String(text.unicodeScalars.filter { $0 != "\n" && $0 != "\r" && $0 != "\0" })
    }
}
