import CEpoll
import Glibc

/// A socket that listens on the first address of a host that can be had.
struct Listener: ~Copyable {
    let descriptor: Descriptor
    let address: ServerAddress

    init(host: String, port: Int) async throws(ServerFailure) {
        guard (0...65535).contains(port) else { throw .system(call: "bind", code: EINVAL) }
        var failure = ServerFailure.unknownHost(host)
        for candidate in try await SocketAddress.resolve(host) {
            do throws(ServerFailure) {
                let descriptor = try candidate.listen(host: host, port: port)
                address = try ServerAddress(host: host, port: try SocketAddress.port(of: descriptor.number))
                self.descriptor = descriptor
                return
            } catch {
                failure = error
            }
        }
        throw failure
    }
}

/// An IPv4 or IPv6 address, without a port.
private struct SocketAddress: Sendable {
    private var storage: sockaddr_storage
    private let length: socklen_t

    private init?(_ info: addrinfo) {
        guard let address = info.ai_addr, info.ai_family == AF_INET || info.ai_family == AF_INET6 else { return nil }
        storage = sockaddr_storage()
        length = info.ai_addrlen
        withUnsafeMutableBytes(of: &storage) {
            $0.copyMemory(from: UnsafeRawBufferPointer(start: address, count: Int(info.ai_addrlen)))
        }
    }

    /// The addresses of a host; a name is looked up on a thread of its own, since that may take seconds.
    static func resolve(_ host: String) async throws(ServerFailure) -> [SocketAddress] {
        if let numeric = lookUp(host, flags: AI_NUMERICHOST | AI_PASSIVE) { return numeric }
        let found = await withCheckedContinuation { continuation in
            do {
                try startThread { continuation.resume(returning: lookUp(host, flags: AI_PASSIVE)) }
            } catch {
                continuation.resume(returning: nil)  // No thread, no name.
            }
        }
        guard let found else { throw .unknownHost(host) }
        return found
    }

    private static func lookUp(_ host: String, flags: Int32) -> [SocketAddress]? {
        var hints = addrinfo()
        hints.ai_flags = flags
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var list: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, nil, &hints, &list) == 0 else { return nil }
        defer { freeaddrinfo(list) }
        return sequence(first: list) { $0?.pointee.ai_next }.prefix { $0 != nil }.compactMap { entry in
            entry.flatMap { SocketAddress($0.pointee) }
        }
    }

    func listen(host: String, port: Int) throws(ServerFailure) -> Descriptor {
        let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        let descriptor = Descriptor(
            owning: try ServerFailure.checked("socket", socket(Int32(storage.ss_family), type, 0)))
        var yes: Int32 = 1
        // Without it a restart would wait for the last connections of the run before to be forgotten.
        _ = setsockopt(descriptor.number, SOL_SOCKET, SO_REUSEADDR, &yes, 4)
        var address = withPort(port)
        let bound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor.number, $0, length) }
        }
        guard bound == 0, Glibc.listen(descriptor.number, 4096) == 0 else {
            switch errno {
            case EADDRINUSE: throw .addressInUse(host: host, port: port)
            case EACCES, EPERM: throw .permissionDenied(host: host, port: port)
            case EADDRNOTAVAIL: throw .unknownHost(host)
            case let code: throw .system(call: "bind", code: code)
            }
        }
        return descriptor
    }

    private func withPort(_ port: Int) -> sockaddr_storage {
        var address = storage
        withUnsafeMutableBytes(of: &address) { bytes in
            // Both families keep the port at the same place, in network order.
            bytes.storeBytes(of: in_port_t(port).bigEndian, toByteOffset: 2, as: in_port_t.self)
        }
        return address
    }

    static func port(of socket: Int32) throws(ServerFailure) -> Int {
        var address = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let result = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(socket, $0, &length) }
        }
        _ = try ServerFailure.checked("getsockname", result)
        return withUnsafeBytes(of: &address) {
            Int(in_port_t(bigEndian: $0.load(fromByteOffset: 2, as: in_port_t.self)))
        }
    }
}
