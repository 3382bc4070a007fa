import Glibc

/// A server that takes a connection and never says a word: the worst of slow services. Closed with this value.
public struct SilentServer: ~Copyable {
    private let socket: Int32
    public let port: UInt16

    public init() throws {
        (socket, port) = try Self.listen()
    }

    private static func listen() throws -> (Int32, UInt16) {
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard socket >= 0 else { throw LoopbackConnection.failure("socket") }
        var address = LoopbackConnection.address(port: 0)
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let listens = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(socket, address, length) == 0 && Glibc.listen(socket, 16) == 0
                    && getsockname(socket, address, &length) == 0
            }
        }
        guard listens else {
            defer { close(socket) }
            throw LoopbackConnection.failure("listen")
        }
        return (socket, UInt16(bigEndian: address.sin_port))
    }

    deinit { close(socket) }

    /// Waits until somebody has connected; the connection stays open as long as this process runs.
    public func somebodyConnected() async throws {
        let socket = socket
        try await onItsOwnThread {
            guard accept(socket, nil, nil) >= 0 else { throw LoopbackConnection.failure("accept") }
        }
    }
}
