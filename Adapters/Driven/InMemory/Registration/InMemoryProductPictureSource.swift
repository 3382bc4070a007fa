public import Registration
public import SharedKernel
import Synchronization

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A ``ProductPictureSource`` over pictures by their address; any other address fails as its source has.
public final class InMemoryProductPictureSource: ProductPictureSource {
    /// Holds questions back while it is closed, and counts them.
    public let gate = Gate()
    private let pictures: [URL: Picture]
    private let failure: Mutex<CatalogError?>

    public init(_ pictures: [URL: Picture] = [:], failingWith error: CatalogError? = nil) {
        self.pictures = pictures
        failure = Mutex(error)
    }

    /// How often it was asked.
    public var calls: Int { gate.arrivals }

    /// Fails so from now on, whatever the address; `nil` ends it.
    public func fail(with error: CatalogError?) {
        failure.withLock { $0 = error }
    }

    public func picture(at address: URL) async throws(CatalogError) -> Picture {
        guard await gate.pass() else { throw .cancelled }
        if let failure = failure.withLock({ $0 }) { throw failure }
        guard let picture = pictures[address] else { throw .sourceFailed }
        return picture
    }
}
