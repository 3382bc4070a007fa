import Foundation
import Glibc

/// A terminal with a person's hands and eyes at its other end (Linux, `pty(7)`).
public final class Terminal: Sendable {
    /// Where a program opens it.
    public let path: String
    private let hands: Int32

    struct NoTerminal: Error, CustomStringConvertible {
        let description: String
    }

    public init() throws {
        // The Glibc module has none of posix_openpt's family; this is what they do on Linux (ioctl_tty(2)).
        hands = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
        let (unlocking, numbering) = (UInt(0x4004_5431), UInt(0x8004_5430))
        var (isLocked, number) = (Int32(0), UInt32(0))
        guard hands >= 0, ioctl(hands, unlocking, &isLocked) == 0, ioctl(hands, numbering, &number) == 0 else {
            let reason = String(cString: strerror(errno))
            if hands >= 0 { close(hands) }
            throw NoTerminal(description: reason)
        }
        path = "/dev/pts/\(number)"
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
