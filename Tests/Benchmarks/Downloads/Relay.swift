import Foundation
import Glibc
import Synchronization

/// Stands between clients and a server on loopback: slower, longer or weaker than loopback is. It counts what it
/// carries to clients.
final class Relay: Sendable {
    /// What the way is like; as it is made, as good as loopback.
    struct Line: Sendable {
        /// Toward the client, for each connection.
        var bytesPerSecond: Double?
        /// Half of it passes in each direction, and a whole one before a new connection carries anything.
        var roundTrip = Duration.zero
        /// Each connection ends after so many bytes toward the client.
        var bytesUntilCut: Int?
    }

    let port: UInt16
    private let listener: Int32
    private let server: UInt16
    private let line: Line
    private let carried = Atomic(0)

    /// What clients were sent, heads of answers included.
    var carriedBytes: Int { carried.load(ordering: .relaxed) }

    /// - Parameter server: the port that it listens on.
    init(to server: UInt16, over line: Line) throws {
        (listener, port) = try Loopback.listen()
        self.server = server
        self.line = line
        Thread.detachNewThread { [self] in acceptAll() }
    }

    /// Takes no more connections; those at work go on to their end.
    func stop() {
        shutdown(listener, Int32(SHUT_RDWR))
    }

    private func acceptAll() {
        defer { close(listener) }
        while case let client = accept(listener, nil, nil), client >= 0 {
            guard let server = Loopback.connect(to: server) else {
                close(client)
                continue
            }
            carry(RelayedConnection(client: client, server: server))
        }
    }

    private func carry(_ connection: RelayedConnection) {
        let opened = ContinuousClock.now.advanced(by: line.roundTrip)
        let up = DelayLine(bytesPerSecond: nil, delay: line.roundTrip / 2, bytesUntilCut: nil, opened: opened)
        let down = DelayLine(
            bytesPerSecond: line.bytesPerSecond, delay: line.roundTrip / 2, bytesUntilCut: line.bytesUntilCut,
            opened: opened)
        Thread.detachNewThread {
            up.carry(from: connection.client, to: connection.server) { _ in }
            connection.end()
        }
        Thread.detachNewThread { [self] in
            down.carry(from: connection.server, to: connection.client) { count in
                carried.add(count, ordering: .relaxed)
            }
            connection.end()
        }
    }
}

/// The two sockets of one connection. When one direction has ended, so has the other.
private final class RelayedConnection: Sendable {
    let client: Int32
    let server: Int32

    init(client: Int32, server: Int32) {
        self.client = client
        self.server = server
        for descriptor in [client, server] {
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
            var isOn: Int32 = 1
            setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
        }
    }

    deinit {
        close(client)
        close(server)
    }

    /// What was sent before still arrives.
    func end() {
        shutdown(client, Int32(SHUT_RDWR))
        shutdown(server, Int32(SHUT_RDWR))
    }
}
