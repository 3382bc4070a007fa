import Foundation
import Glibc

/// A terminal with a person's hands and eyes at its other end (POSIX `posix_openpt`).
public final class Terminal: Sendable {
    /// Where a program opens it.
    public let path: String
    private let hands: Int32

    struct NoTerminal: Error, CustomStringConvertible {
        let description: String
    }

    public init() throws {
        hands = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC)
        var name = [CChar](repeating: 0, count: 128)
        guard hands >= 0, grantpt(hands) == 0, unlockpt(hands) == 0, ptsname_r(hands, &name, name.count) == 0 else {
            let reason = String(cString: strerror(errno))
            if hands >= 0 { close(hands) }
            throw NoTerminal(description: reason)
        }
        path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        _ = fcntl(hands, F_SETFL, O_NONBLOCK)
    }

    deinit { close(hands) }

    /// Types a line, and Enter.
    public func type(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        _ = write(hands, bytes, bytes.count)
    }

    /// What of all that was typed could be seen so far.
    public func seen() -> String {
        var all: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while true {
            let count = read(hands, &buffer, buffer.count)
            guard count > 0 else { return String(decoding: all, as: UTF8.self) }
            all += buffer[..<count]
        }
    }
}
