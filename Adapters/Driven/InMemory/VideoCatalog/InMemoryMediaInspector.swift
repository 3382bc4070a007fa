import Synchronization
public import VideoCatalog

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A ``MediaInspector`` that knows what some links lead to; any other link leads to nothing that plays.
public final class InMemoryMediaInspector: MediaInspector {
    /// Holds questions back while it is closed, and counts them.
    public let gate = Gate()
    private let known: [URL: Video.Media]
    private let lengths: [URL: Int]
    private let failure: Mutex<VideoCatalogError?>

    /// - Parameter lengths: in bytes, where a host tells them.
    public init(_ known: [Video.Media] = [], lengths: [URL: Int] = [:]) {
        self.lengths = lengths
        self.known = Dictionary(known.map { ($0.url, $0) }) { $1 }
        failure = Mutex(nil)
    }

    public init(failingWith error: VideoCatalogError) {
        known = [:]
        lengths = [:]
        failure = Mutex(error)
    }

    /// How often it was asked.
    public var calls: Int { gate.arrivals }

    /// Fails so from now on; `nil` ends it.
    public func fail(with error: VideoCatalogError?) {
        failure.withLock { $0 = error }
    }

    public func media(at address: URL) async throws(VideoCatalogError) -> Video.Media {
        guard await gate.pass() else { throw .cancelled }
        if let failure = failure.withLock({ $0 }) { throw failure }
        guard let media = known[address] else { throw .unreadable }
        return media
    }

    public func length(at address: URL) async throws(VideoCatalogError) -> Int? {
        guard await gate.pass() else { throw .cancelled }
        if let failure = failure.withLock({ $0 }) { throw failure }
        return lengths[address]
    }
}
