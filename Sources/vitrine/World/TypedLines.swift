import Dispatch
import FoundationEssentials
import Glibc
import Synchronization

/// What is typed or piped into the program, line by line.
enum TypedLines {
    /// The lines from now on, until the input ends or nobody listens; what stands after the last line break is one, too.
    /// What is not text is no line.
    ///
    /// Nothing is read once nobody listens, and a thread of Dispatch's waits, not one of the cooperative pool. A source of
    /// Dispatch's would not do: on Linux it tells neither of a pipe's end nor of `/dev/null`.
    static func stream() -> AsyncStream<String> {
        AsyncStream { continuation in
            let isLeft = Mutex(false)
            continuation.onTermination = { _ in isLeft.withLock { $0 = true } }
            DispatchQueue.global().async {
                var unfinished: [UInt8] = []
                while !isLeft.withLock(\.self) {
                    guard isReadable(withinMilliseconds: 200) else { continue }
                    var buffer = [UInt8](repeating: 0, count: 4_096)
                    let count = read(STDIN_FILENO, &buffer, buffer.count)
                    if count < 0, errno == EAGAIN || errno == EINTR { continue }
                    guard count > 0 else { break }
                    for line in lines(in: buffer.prefix(count), after: &unfinished) { continuation.yield(line) }
                }
                if !unfinished.isEmpty, let line = String(validating: unfinished, as: UTF8.self) {
                    continuation.yield(line)
                }
                continuation.finish()
            }
        }
    }

    /// Whether a read would not wait, be it for bytes or for the end.
    private static func isReadable(withinMilliseconds limit: Int32) -> Bool {
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&input, 1, limit) > 0
    }

    private static func lines(in bytes: ArraySlice<UInt8>, after unfinished: inout [UInt8]) -> [String] {
        var parts = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let rest = parts.removeLast()
        guard let first = parts.first else {
            unfinished += rest
            return []
        }
        let ended = [unfinished[...] + first] + parts.dropFirst()
        unfinished = Array(rest)
        return ended.compactMap { String(validating: $0, as: UTF8.self) }
    }
}

/// Whether what is typed at the terminal is seen (POSIX `termios`, ECHO).
enum Typing {
    static var isAtTerminal: Bool { isatty(STDIN_FILENO) == 1 }

    static func hide(_ isHidden: Bool) {
        var terminal = termios()
        guard tcgetattr(STDIN_FILENO, &terminal) == 0 else { return }
        if isHidden { terminal.c_lflag &= ~tcflag_t(ECHO) } else { terminal.c_lflag |= tcflag_t(ECHO) }
        // What was typed ahead of the question is kept.
        tcsetattr(STDIN_FILENO, TCSADRAIN, &terminal)
    }
}
