#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// One request and what came of it, without secrets.
public struct HTTPLogEntry: Hashable, Sendable, CustomStringConvertible {
    public let method: HTTPMethod
    /// Redacted.
    public let address: String
    public let outcome: Outcome
    public let duration: Duration

    public enum Outcome: Hashable, Sendable {
        case answered(status: Int, bodySizeInBytes: Int)
        /// Redacted.
        case failed(HTTPFailure)
    }

    /// One line: `GET https://feed.example/videos: 200, 1432 bytes, 120 ms`.
    public var description: String {
        let result =
            switch outcome {
            case .answered(let status, let size): "\(status), \(size) bytes"
            case .failed(let failure): failure.inWords
            }
        return "\(method.rawValue) \(address): \(result), \(Int(duration / .milliseconds(1))) ms"
    }
}

/// Tells a log of every request and what came of it, and lets nothing secret out.
public struct LoggingClient<Client: HTTPClient, Time: Clock<Duration>>: HTTPClient {
    let client: Client
    let redaction: Redaction
    let clock: Time
    let log: @Sendable (HTTPLogEntry) -> Void

    /// - Throws: what the client beneath throws, its detail redacted.
    public func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
        let start = clock.now
        do throws(HTTPFailure) {
            let response = try await client.send(request)
            tell(request, .answered(status: response.status, bodySizeInBytes: response.body.count), since: start)
            return response
        } catch {
            let failure = redaction.failure(error, about: request)
            tell(request, .failed(failure), since: start)
            throw failure
        }
    }

    func tell(_ request: HTTPRequest, _ outcome: HTTPLogEntry.Outcome, since start: Time.Instant) {
        log(
            HTTPLogEntry(
                method: request.method, address: redaction.address(request.url), outcome: outcome,
                duration: start.duration(to: clock.now)))
    }
}

extension HTTPClient {
    /// Tells that log of every request, see ``LoggingClient``.
    public func logging(
        redacting redaction: Redaction = .standard, clock: some Clock<Duration> = ContinuousClock(),
        to log: @escaping @Sendable (HTTPLogEntry) -> Void
    ) -> some HTTPClient {
        LoggingClient(client: self, redaction: redaction, clock: clock, log: log)
    }
}
