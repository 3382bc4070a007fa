#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Where a streamed body is written, piece by piece. Each write waits until the client has taken what came before;
/// writes from several tasks are put in a row.
public protocol BodyWriter: Sendable {
    /// - Throws: when the client is gone, too slow, or the server stops.
    func write(_ data: Data) async throws
}
