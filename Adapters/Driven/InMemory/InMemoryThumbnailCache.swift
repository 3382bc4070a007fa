public import SharedKernel
import Synchronization
public import VideoCatalog

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A ``ThumbnailCache`` that forgets everything with the process, and the oldest pictures when room is short.
public final class InMemoryThumbnailCache: ThumbnailCache {
    private struct State {
        var pictures: BoundedPictures
        var failure: VideoCatalogError?
    }

    private let state: Mutex<State>

    /// - Parameter limitInBytes: of all pictures together.
    public init(limitInBytes: Int = 64 << 20) {
        state = Mutex(State(pictures: BoundedPictures(limitInBytes: limitInBytes)))
    }

    /// Fails every write so from now on; `nil` ends it.
    public func failWrites(with error: VideoCatalogError?) {
        state.withLock { $0.failure = error }
    }

    public func thumbnail(at address: URL) async -> Picture? {
        state.withLock { $0.pictures[address] }
    }

    public func save(_ picture: Picture, at address: URL) async throws(VideoCatalogError) {
        try state.withLock { state throws(VideoCatalogError) in
            if let failure = state.failure { throw failure }
            state.pictures.keep(picture, at: address)
        }
    }
}
