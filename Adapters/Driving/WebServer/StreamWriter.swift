#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Writes one streamed body. Writes that meet are put in a row.
actor StreamWriter: BodyWriter {
    /// How the body's end is told.
    enum Framing: Hashable {
        case chunked
        case length(Int)
        case untilClose
    }

    /// A write after the body's end, or past the announced length.
    struct BodyEnded: Error {}

    private let socket: Socket
    private let framing: Framing
    private let timeout: Duration
    private var written = 0
    private var isOpen = true
    private var isBusy = false
    private var row: [CheckedContinuation<Void, Never>] = []

    init(socket: Socket, framing: Framing, timeout: Duration) {
        self.socket = socket
        self.framing = framing
        self.timeout = timeout
    }

    func write(_ data: Data) async throws {
        guard !data.isEmpty else { return }
        try await inTurn { () async throws in
            try Task.checkCancellation()
            guard isOpen else { throw BodyEnded() }
            // Open again only when all of it is written: after half a chunk nothing can follow.
            isOpen = false
            written += data.count
            if case .length(let length) = framing, written > length { throw BodyEnded() }
            if framing == .chunked {
                try await writeChunk(data)
            } else {
                try await socket.write(data, timeout: timeout)
            }
            isOpen = true
        }
    }

    /// Ends the body where all of it was written.
    ///
    /// - Returns: whether it did; if not, the connection must be cut.
    func finish() async -> Bool {
        await inTurn { () async -> Bool in
            guard isOpen, !Task.isCancelled else { return false }
            isOpen = false
            switch framing {
            case .length(let length): return written == length
            case .untilClose: return true
            case .chunked:
                // Without the last chunk the body is broken, whatever kept it from being written.
                return (try? await socket.write(Array("0\r\n\r\n".utf8), timeout: timeout)) != nil
            }
        }
    }

    /// Lets nothing more be written.
    func abandon() async {
        await inTurn { isOpen = false }
    }

    private func writeChunk(_ data: Data) async throws(ConnectionLost) {
        let start = Array("\(String(data.count, radix: 16))\r\n".utf8)
        if data.count <= 16 * 1024 {
            try await socket.write(start + data + "\r\n".utf8, timeout: timeout)
        } else {
            try await socket.write(start, timeout: timeout, more: true)
            try await socket.write(data, timeout: timeout, more: true)
            try await socket.write(Array("\r\n".utf8), timeout: timeout)
        }
    }

    private func inTurn<Result: Sendable>(_ work: () async throws -> Result) async rethrows -> Result {
        while isBusy {
            await withCheckedContinuation { row.append($0) }
        }
        isBusy = true
        defer {
            isBusy = false
            if !row.isEmpty { row.removeFirst().resume() }
        }
        return try await work()
    }
}
