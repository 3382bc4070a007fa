#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A client that also hands a body over piece by piece, so that no large one is ever whole in memory.
///
/// Deadline, idle time-out and size limit are the request's, as in ``HTTPClient/send(_:)``.
public protocol HTTPStreamingClient: HTTPClient {
    /// Sends the request and hands the answer to the sink while it comes.
    ///
    /// The sink is not called any more when this has returned or thrown.
    /// - Returns: whether the sink took the whole answer, framed as it announced itself, or declined the rest.
    /// - Throws: what stood in the way, as ``HTTPClient/send(_:)``; the sink keeps the pieces that came before.
    func receive(_ request: HTTPRequest, into sink: some HTTPBodySink) async throws(HTTPFailure) -> HTTPReception
}

/// Where an answer goes. Its calls come one after another, on a thread of the transport's own: they may wait for a
/// disk; with some transports, other answers of the same client wait with them.
public protocol HTTPBodySink: Sendable {
    /// The head, once and first.
    ///
    /// - Returns: whether the body is wanted.
    func begin(_ head: HTTPResponseHead) -> Bool
    /// The body's next piece.
    ///
    /// - Returns: whether more is wanted.
    func take(_ piece: Data) -> Bool
}

/// How an answer ended.
public enum HTTPReception: Hashable, Sendable {
    case whole(HTTPResponseHead)
    /// The sink wanted no more.
    case declined(HTTPResponseHead)
}
