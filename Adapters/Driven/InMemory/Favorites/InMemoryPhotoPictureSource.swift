public import Favorites
public import SharedKernel
import Synchronization

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A ``PhotoPictureSource`` that gives one picture for every address.
public final class InMemoryPhotoPictureSource: PhotoPictureSource {
    /// Holds questions back while it is closed, and counts them.
    public let gate = Gate()
    private let answer: Mutex<Result<Picture, FavoritesError>>

    public init(_ picture: Picture) {
        answer = Mutex(.success(picture))
    }

    public init(failingWith error: FavoritesError) {
        answer = Mutex(.failure(error))
    }

    /// How often it was asked.
    public var calls: Int { gate.arrivals }

    /// Fails so from now on.
    public func fail(with error: FavoritesError) {
        answer.withLock { $0 = .failure(error) }
    }

    public func picture(at address: URL) async throws(FavoritesError) -> Picture {
        guard await gate.pass() else { throw .cancelled }
        return try answer.withLock { $0 }.get()
    }
}
