import HTTPTransport
import Synchronization

/// The lines of a log.
final class Log: Sendable {
    private let entries = Mutex<[HTTPLogEntry]>([])

    var lines: [String] { entries.withLock { $0.map(\.description) } }

    @Sendable func append(_ entry: HTTPLogEntry) {
        entries.withLock { $0.append(entry) }
    }
}
