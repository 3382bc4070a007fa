#if os(Linux)
import CCurl
import Synchronization

/// Lines that are free and have a connection, by the host that it leads to: the last one used first, since its connection
/// is the likeliest to be open still.
final class CurlLines: Sendable {
    private let free = Mutex<[String: [CurlLine]]>([:])
    /// For one host; the others are let go of.
    private static let mostFree = 4
    private static let mostHosts = 8

    /// Of the whole process.
    private static let isReady = curl_global_init(CurlValue.globalDefault) == 0

    /// - Returns: `nil` where libcurl cannot be used.
    func take(to host: String) -> CurlLine? {
        free.withLock { $0[host]?.popLast() } ?? (Self.isReady ? CurlLine() : nil)
    }

    /// Takes it back, if it has a connection.
    func put(_ line: CurlLine, to host: String) {
        guard line.isOpen else { return }
        let dropped = free.withLock { free in
            let lines = free[host] ?? []
            if lines.count < Self.mostFree { free[host] = lines + [line] }
            guard free.count > Self.mostHosts, let other = free.keys.first(where: { $0 != host }) else { return [] }
            return free.removeValue(forKey: other) ?? []
        }
        // Outside of the lock: letting go of a line says farewell on its connections.
        _ = dropped
    }
}
#endif
