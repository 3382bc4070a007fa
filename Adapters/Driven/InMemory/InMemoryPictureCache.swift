public import SharedKernel

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
    }

    private let limitInBytes: Int
    private let state = Fallible<State, Failure>(State())

    /// - Parameter limitInBytes: of all pictures together.
    public init(limitInBytes: Int = 64 << 20) {
        self.limitInBytes = limitInBytes
    }

    /// Fails every write so from now on; `nil` ends it.
    public func failWrites(with error: Failure?) {
        state.failWrites(with: error)
    }

    public func kept(at address: URL) async -> Picture? {
        state.value.pictures[address]
    }

    public func keep(_ picture: Picture, at address: URL) async throws(Failure) {
        try state.write { state in
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
        try state.write { state in
            state.pictures = [:]
            state.oldestFirst = []
        }
    }
}
