import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Answer {
    /// The data of the first event that the answer sends.
    func firstEvent() async throws -> String {
        guard let stream else { return "" }
        let (events, continuation) = AsyncStream.makeStream(of: String.self)
        let writing = Task { try await stream(Pieces(continuation: continuation)) }
        defer { writing.cancel() }
        for await event in events { return event }
        return ""
    }
}

/// Takes what a stream writes, and hands on the data of each event.
private struct Pieces: BodyWriter {
    let continuation: AsyncStream<String>.Continuation

    func write(_ data: Data) async throws {
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap {
            $0.hasPrefix("data: ") ? String($0.dropFirst("data: ".count)) : nil
        }
        if !lines.isEmpty { continuation.yield(lines.joined(separator: "\n")) }
    }
}
