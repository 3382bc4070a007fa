public import Foundation
import Synchronization

/// A server on 127.0.0.1 that says exactly what a script tells it to, byte for byte, and remembers what it was asked.
///
/// It blocks on threads of its own (one that accepts, one for each connection), never on the cooperative pool. End it
/// with ``stop()``; every connection and thread ends with it.
public final class MisbehavingServer: Sendable {
    public let port: UInt16
    private let listener: Int32
    private let reply: @Sendable (SeenRequest) -> Reply
    private let log = ServerLog()

    /// Replies by what is asked.
    ///
    /// - Parameter most: replies when so many bytes of a body have come; the rest of it is left unread, so that the
    ///   reply must end the connection.
    public init(
        hearingOfABody most: Int = .max, _ reply: @escaping @Sendable (SeenRequest) -> Reply
    ) throws {
        (listener, port) = try Socket.listenOnLoopback()
        self.reply = reply
        let listener = listener
        let connected: @Sendable (Int32) -> Void = { [log] socket in
            Connection(socket: socket, mostOfABody: most, log: log, reply: reply).runOnItsOwnThread()
        }
        Thread.detachNewThread {
            while let socket = Socket.accept(from: listener) { connected(socket) }
            close(listener)
        }
    }

    /// Gives the replies in their order, on whatever connection; the last one again and again.
    public convenience init(_ replies: Reply...) throws {
        let next = Mutex(0)
        try self.init { _ in
            replies[
                next.withLock { index in
                    defer { index += 1 }
                    return min(index, replies.count - 1)
                }]
        }
    }

    /// `http://127.0.0.1:PORT` and the path.
    public func url(_ path: String = "/") -> URL {
        URL(string: "http://127.0.0.1:\(port)\(path)")!  // The tests' own literals.
    }

    /// Every request whose head and body arrived whole, in their order.
    public var requests: [SeenRequest] { log.state.requests }
    /// How many connections were ever accepted.
    public var acceptedConnections: Int { log.state.accepted }
    /// How many connections the other side has not closed yet, nor this one.
    public var openConnections: Int { log.state.open }

    /// Waits until that many requests have come.
    public func requests(atLeast count: Int) async -> [SeenRequest] {
        await log.wait { $0.requests.count >= count }.requests
    }

    /// Waits until that many connections are open, no more and no fewer.
    public func openConnections(reach count: Int) async {
        _ = await log.wait { $0.open == count }
    }

    /// Waits until no more than that many connections are open.
    public func openConnections(fallTo count: Int) async {
        _ = await log.wait { $0.open <= count }
    }

    public func stop() {
        shutdown(listener, Int32(SHUT_RDWR))
        log.closeAll()
    }
}
