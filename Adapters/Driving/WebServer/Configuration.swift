extension Server {
    /// Where a server listens, and what it allows its clients.
    public struct Configuration: Sendable {
        /// An address or a name of this machine.
        public var host = "127.0.0.1"
        /// 0 takes a free port.
        public var port = 0
        public var limits = Limits()
        public var timeouts = Timeouts()
        /// Is told, from any thread, what a person running the server may want to know: refused requests, broken
        /// answers, connections turned away.
        public var log: (@Sendable (String) -> Void)?
        /// Answers in place of an answer with a status or a header that cannot be written; `nil` leaves an empty 500.
        public var fault: Handler?

        public init(
            host: String = "127.0.0.1", port: Int = 0, limits: Limits = Limits(), timeouts: Timeouts = Timeouts(),
            log: (@Sendable (String) -> Void)? = nil
        ) {
            self.host = host
            self.port = port
            self.limits = limits
            self.timeouts = timeouts
            self.log = log
        }
    }

    /// What a client may send at most.
    public struct Limits: Hashable, Sendable {
        /// The request line and all fields; 431 past it. 64 KiB.
        public var headBytes = 64 * 1024
        /// The request's target; 414 past it. 8 KiB.
        public var targetBytes = 8 * 1024
        /// Header fields of one request; 431 past it. 100.
        public var fieldCount = 100
        /// A request's body; 413 past it. 1 MiB.
        public var bodyBytes = 1024 * 1024
        /// Connections at one time; further ones are answered 503 and closed. 10,000.
        public var connections = 10_000

        public init() {}
    }

    /// How long a client may take. They are looked at once a second: each may last up to a second longer.
    public struct Timeouts: Hashable, Sendable {
        /// From a request's first byte (for the first one: from connecting) to the end of its head; then 408. 10 s.
        public var head: Duration = .seconds(10)
        /// Between an answer and the next request; then the connection is closed. 60 s.
        public var idle: Duration = .seconds(60)
        /// For a request's whole body; then 408. 60 s.
        public var body: Duration = .seconds(60)
        /// While an answer is written, without the client taking a byte; then the connection is cut. 30 s.
        public var write: Duration = .seconds(30)

        public init() {}
    }
}

extension RequestParser.Limits {
    init(_ limits: Server.Limits) {
        self.init(
            headBytes: limits.headBytes, targetBytes: limits.targetBytes, fieldCount: limits.fieldCount,
            bodyBytes: limits.bodyBytes)
    }
}
