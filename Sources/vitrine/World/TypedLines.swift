import Dispatch
import FoundationEssentials
import Glibc
import Synchronization

/// What is typed or piped into the program, line by line.
enum TypedLines {
    /// The lines from now on, until the input ends or nobody listens. What is not text is no line.
    ///
    /// Nothing is read ahead of a listener, and a thread of Dispatch's waits, not one of the cooperative pool.
    static func stream() -> AsyncStream<String> {
        AsyncStream { continuation in
            let source = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .global())
            let rest = Mutex<[UInt8]>([])
            let isLeft = Mutex(false)
            source.setEventHandler {
                // What comes after that is for whoever reads next.
                guard !isLeft.withLock(\.self) else { return source.cancel() }
                var buffer = [UInt8](repeating: 0, count: 4_096)
                let count = read(STDIN_FILENO, &buffer, buffer.count)
                guard count > 0 else {
                    if count < 0, errno == EAGAIN || errno == EINTR { return }
                    source.cancel()
                    continuation.finish()
                    return
                }
                for line in rest.withLock({ lines(in: buffer.prefix(count), after: &$0) }) { continuation.yield(line) }
            }
            continuation.onTermination = { _ in isLeft.withLock { $0 = true } }
            source.activate()
        }
    }

    private static func lines(in bytes: ArraySlice<UInt8>, after rest: inout [UInt8]) -> [String] {
        rest += bytes
        var parts = rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        rest = Array(parts.removeLast())
        return parts.compactMap { String(validating: $0, as: UTF8.self) }
    }
}
