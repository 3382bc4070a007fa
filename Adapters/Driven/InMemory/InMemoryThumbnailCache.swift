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
        var pictures: [URL: Picture] = [:]
        var oldestFirst: [URL] = []
        var failure: VideoCatalogError?
    }

    private let limitInBytes: Int
    private let state = Mutex(State())

    /// - Parameter limitInBytes: of all pictures together.
    public init(limitInBytes: Int = 64 << 20) {
        self.limitInBytes = limitInBytes
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
}
