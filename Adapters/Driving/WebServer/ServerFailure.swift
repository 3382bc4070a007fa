import Glibc

/// Why a server did not start.
public enum ServerFailure: Error, Hashable, Sendable {
    /// Another program, or another server of this one, listens there already.
    case addressInUse(host: String, port: Int)
    /// The port is one that this person may not open (on Linux, usually those below 1024).
    case permissionDenied(host: String, port: Int)
    /// The host has no address, or none of this machine.
    case unknownHost(String)
    /// The system refused something else; `code` is its `errno`.
    case system(call: String, code: Int32)
}

extension ServerFailure: CustomStringConvertible {
    public var description: String {
        switch self {
        case .addressInUse(let host, let port): "\(host):\(port) is in use"
        case .permissionDenied(let host, let port): "no permission to listen on \(host):\(port)"
        case .unknownHost(let host): "\(host) is no address of this machine"
        case .system(let call, let code): "\(call): \(String(cString: strerror(code)))"
        }
    }

    /// The result of a system call that returns -1 when it fails.
    static func checked(_ call: String, _ result: Int32) throws(ServerFailure) -> Int32 {
        if result < 0 { throw .system(call: call, code: errno) }
        return result
    }
}
