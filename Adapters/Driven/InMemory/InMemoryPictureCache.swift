public import SharedKernel
import Synchronization

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A cache of pictures by their address that forgets everything with the process, and the oldest pictures when room is
/// short. Whose it is, its error says: `InMemoryPictureCache<GalleryError>` is the gallery's.
public final class InMemoryPictureCache<Failure: PictureError>: PictureCache {
    private struct State {
        var pictures: [URL: Picture] = [:]
        var oldestFirst: [URL] = []
        var failure: Failure?
    }

    private let limitInBytes: Int
    private let state = Mutex(State())

    /// - Parameter limitInBytes: of all pictures together.
    public init(limitInBytes: Int = 64 << 20) {
        self.limitInBytes = limitInBytes
    }

    /// Fails every write so from now on; `nil` ends it.
    public func failWrites(with error: Failure?) {
        state.withLock { $0.failure = error }
    }

    public func kept(at address: URL) async -> Picture? {
        state.withLock { $0.pictures[address] }
    }

    public func keep(_ picture: Picture, at address: URL) async throws(Failure) {
        try writing { state in
            state.oldestFirst.removeAll { $0 == address }
            state.pictures[address] = nil
            guard picture.data.count <= limitInBytes else { return }
            state.oldestFirst.append(address)
            state.pictures[address] = picture
            var total = state.pictures.values.reduce(0) { $0 + $1.data.count }
            while total > limitInBytes, !state.oldestFirst.isEmpty {
                total -= state.pictures.removeValue(forKey: state.oldestFirst.removeFirst())?.data.count ?? 0
            }
        }
    }

    public func forgetAll() async throws(Failure) {
        try writing { state in
            state.pictures = [:]
            state.oldestFirst = []
        }
    }

    private func writing(_ work: (inout State) -> Void) throws(Failure) {
        try state.withLock { state throws(Failure) in
            if let failure = state.failure { throw failure }
            work(&state)
        }
    }
}
