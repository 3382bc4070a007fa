import Glibc

/// Sockets on 127.0.0.1.
enum Loopback {
    struct Failure: Error {
        let operation: String
        let code: Int32
    }

    /// A listening socket on a free port.
    static func listen() throws -> (descriptor: Int32, port: UInt16) {
        let descriptor = newSocket()
        var address = address(port: 0)
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(descriptor, pointer, length) == 0 && getsockname(descriptor, pointer, &length) == 0
            }
        }
        guard isBound, Glibc.listen(descriptor, 256) == 0 else {
            let code = errno
            close(descriptor)
            throw Failure(operation: "listen", code: code)
        }
        return (descriptor, UInt16(bigEndian: address.sin_port))
    }

    /// A port that nobody listens on just now.
    static func freePort() throws -> UInt16 {
        let (descriptor, port) = try listen()
        close(descriptor)
        return port
    }

    /// A socket connected to that port; `nil` where nobody takes it.
    static func connect(to port: UInt16) -> Int32? {
        let descriptor = newSocket()
        var target = address(port: port)
        let isConnected = withUnsafePointer(to: &target) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        if isConnected { return descriptor }
        close(descriptor)
        return nil
    }

    /// Not for the programs that are started beside.
    private static func newSocket() -> Int32 {
        socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    }

    private static func address(port: UInt16) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        address.sin_port = port.bigEndian
        return address
    }
}
