import Synchronization

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension LoggingClient: HTTPStreamingClient where Client: HTTPStreamingClient {
    /// - Throws: what the client beneath throws, its detail redacted.
    public func receive(
        _ request: HTTPRequest, into sink: some HTTPBodySink
    ) async throws(HTTPFailure) -> HTTPReception {
        let start = clock.now
        let counted = CountingSink(sink)
        do throws(HTTPFailure) {
            let reception = try await client.receive(request, into: counted)
            let size = counted.sizeInBytes
            tell(request, .answered(status: reception.head.status, bodySizeInBytes: size), since: start)
            return reception
        } catch {
            let failure = redaction.failure(error, about: request)
            tell(request, .failed(failure), since: start)
            throw failure
        }
    }
}

extension HTTPStreamingClient {
    /// Tells that log of every request, see ``LoggingClient``.
    public func logging(
        redacting redaction: Redaction = .standard, clock: some Clock<Duration> = ContinuousClock(),
        to log: @escaping @Sendable (HTTPLogEntry) -> Void
    ) -> some HTTPStreamingClient {
        LoggingClient(client: self, redaction: redaction, clock: clock, log: log)
    }
}

private final class CountingSink<Sink: HTTPBodySink>: HTTPBodySink {
    private let sink: Sink
    private let count = Atomic(0)

    init(_ sink: Sink) {
        self.sink = sink
    }

    var sizeInBytes: Int { count.load(ordering: .relaxed) }

    func begin(_ head: HTTPResponseHead) -> Bool { sink.begin(head) }

    func take(_ piece: Data) -> Bool {
        count.add(piece.count, ordering: .relaxed)
        return sink.take(piece)
    }
}
