public import Gallery
public import SharedKernel
import Synchronization

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A ``MediaCache`` that forgets everything with the process, and the oldest pictures when room is short.
public final class InMemoryMediaCache: MediaCache {
    private struct State {
        var pictures: BoundedPictures
        var failure: GalleryError?
    }

    private let state: Mutex<State>

    /// - Parameter limitInBytes: of all pictures together.
    public init(limitInBytes: Int = 64 << 20) {
        state = Mutex(State(pictures: BoundedPictures(limitInBytes: limitInBytes)))
    }

    /// Fails every write so from now on; `nil` ends it.
    public func failWrites(with error: GalleryError?) {
        state.withLock { $0.failure = error }
    }

    public func kept(at address: URL) async -> Picture? {
        state.withLock { $0.pictures[address] }
    }

    public func keep(_ picture: Picture, at address: URL) async throws(GalleryError) {
        try state.withLock { state throws(GalleryError) in
            if let failure = state.failure { throw failure }
            state.pictures.keep(picture, at: address)
        }
    }

    public func forgetAll() async throws(GalleryError) {
        try state.withLock { state throws(GalleryError) in
            if let failure = state.failure { throw failure }
            state.pictures.removeAll()
        }
    }
}
