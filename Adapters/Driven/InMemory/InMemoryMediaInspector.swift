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
    private let failure: Mutex<VideoCatalogError?>

    public init(_ known: [Video.Media] = []) {
        self.known = Dictionary(known.map { ($0.url, $0) }) { $1 }
        failure = Mutex(nil)
    }

    public init(failingWith error: VideoCatalogError) {
        known = [:]
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
}
