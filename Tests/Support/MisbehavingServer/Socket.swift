import Foundation

/// The blocking calls that a ``MisbehavingServer`` needs, by descriptor.
enum Socket {
    static func listenOnLoopback() throws -> (descriptor: Int32, port: UInt16) {
        let (descriptor, port) = try bindToLoopback()
        guard listen(descriptor, 1024) == 0 else {
            defer { close(descriptor) }
            throw posixError()
        }
        return (descriptor, port)
    }

    static func bindToLoopback() throws -> (descriptor: Int32, port: UInt16) {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { throw posixError() }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
                bind(descriptor, generic, length) == 0 && getsockname(descriptor, generic, &length) == 0
            }
        }
        guard isBound else {
            defer { close(descriptor) }
            throw posixError()
        }
        return (descriptor, UInt16(bigEndian: address.sin_port))
    }

    /// - Returns: `nil` when the listener was shut down.
    static func accept(from listener: Int32) -> Int32? {
        while true {
            let descriptor = Foundation.accept(listener, nil, nil)
            if descriptor >= 0 { return descriptor }
            guard errno == EINTR || errno == ECONNABORTED else { return nil }
        }
    }

    static func send(_ data: Data, to descriptor: Int32) -> Bool {
        data.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = Foundation.send(
                    descriptor, bytes.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
                guard count > 0 else { return false }
                sent += count
            }
            return true
        }
    }

    /// - Returns: an empty value at the end, `nil` on an error.
    static func receive(from descriptor: Int32) -> Data? {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        return count < 0 ? nil : Data(buffer[..<count])
    }

    static func resetOnClose(_ descriptor: Int32) {
        var option = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    }

    private static func posixError() -> POSIXError {
        POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
}
