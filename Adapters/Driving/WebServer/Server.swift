import Glibc

/// An HTTP/1.1 server on one address (RFC 9110, RFC 9112).
///
/// ```swift
/// let running = try await Server { request in .text(.ok, "Hello, \(request.path.joined(separator: "/"))") }.start()
/// print(running.address)
/// await running.stop(within: .seconds(5))
/// ```
public struct Server: Sendable {
    /// Answers one request. It never throws: what went wrong is an answer, too.
    ///
    /// It runs on the global pool, in a task that is cancelled when the client leaves (noticed within two seconds) and
    /// when the server stops before it has answered. What blocks must go elsewhere.
    public typealias Handler = @Sendable (Request) async -> Response

    private let configuration: Configuration
    private let handler: Handler

    public init(configuration: Configuration = Configuration(), handler: @escaping Handler) {
        self.configuration = configuration
        self.handler = handler
    }

    /// Listens, and answers until ``RunningServer/stop(within:)``, whether or not the result is kept.
    ///
    /// The process ignores SIGPIPE from then on, unless it handles it: `sendfile` raises it when a client leaves.
    public func start() async throws(ServerFailure) -> RunningServer {
        Self.ignoreBrokenPipes()
        let listener = try await Listener(host: configuration.host, port: configuration.port)
        let loop = try EventLoop()
        let reception = Reception(configuration: configuration, handler: handler, loop: loop)
        let address = listener.address
        let socket = Socket(listener.descriptor, of: loop)
        return RunningServer(
            address: address, reception: reception, accepting: Task { await reception.receive(from: socket) })
    }

    private static func ignoreBrokenPipes() {
        var action = sigaction()
        guard sigaction(SIGPIPE, nil, &action) == 0, action.__sigaction_handler.sa_handler == nil else { return }
        signal(SIGPIPE, SIG_IGN)
    }
}
