public import Favorites
public import SharedKernel
import Synchronization

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A ``PhotoPictureSource`` that was told what it gives: one picture for every address, or another for each.
public final class InMemoryPhotoPictureSource: PhotoPictureSource {
    /// Holds questions back while it is closed, and counts them.
    public let gate = Gate()
    private let pictures: @Sendable (URL) -> Picture?
    private let failure: Mutex<FavoritesError?>

    /// - Parameter pictures: `nil` where there is none; that address is then asked in vain.
    public init(_ pictures: @escaping @Sendable (URL) -> Picture?) {
        self.pictures = pictures
        failure = Mutex(nil)
    }

    public convenience init(_ picture: Picture) {
        self.init { _ in picture }
    }

    public convenience init(failingWith error: FavoritesError) {
        self.init { _ in nil }
        fail(with: error)
    }

    /// How often it was asked.
    public var calls: Int { gate.arrivals }

    /// Fails every question so from now on; `nil` ends it.
    public func fail(with error: FavoritesError?) {
        failure.withLock { $0 = error }
    }

    public func picture(at address: URL) async throws(FavoritesError) -> Picture {
        guard await gate.pass() else { throw .cancelled }
        if let failure = failure.withLock(\.self) { throw failure }
        guard let picture = pictures(address) else { throw .notFound }
        return picture
    }
}
