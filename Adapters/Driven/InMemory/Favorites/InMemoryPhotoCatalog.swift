public import Favorites
public import SharedKernel
import Synchronization

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A service of photos that was told them: a ``PhotoCatalog`` with details, downloads and a rate limit.
public final class InMemoryPhotoCatalog: PhotoCatalog, PhotoDetailsSource, DownloadTracking, RateLimitSource {
    private struct State {
        var photos: [Photo]
        var rateLimit: RateLimit?
        var failure: FavoritesError?
        var randomStart = 0
        var tracked: [Photo.ID] = []
    }

    /// Holds questions back while it is closed, and counts them.
    public let gate = Gate()
    private let pageSize: Int
    private let state: Mutex<State>

    /// - Parameter pageSize: of a search's pages.
    public init(_ photos: [Photo] = [], pageSize: Int = 30) {
        self.pageSize = max(1, pageSize)
        state = Mutex(State(photos: photos))
    }

    public convenience init(failingWith error: FavoritesError) {
        self.init()
        fail(with: error)
    }

    /// How often it was asked.
    public var calls: Int { gate.arrivals }
    /// Whose downloads were counted, in order.
    public var tracked: [Photo.ID] { state.withLock(\.tracked) }

    /// Fails every question so from now on; `nil` ends it.
    public func fail(with error: FavoritesError?) {
        state.withLock { $0.failure = error }
    }

    /// Has no such photo any more.
    public func remove(_ id: Photo.ID) {
        state.withLock { $0.photos.removeAll { $0.id == id } }
    }

    /// Says so from now on.
    public func tell(_ limit: RateLimit?) {
        state.withLock { $0.rateLimit = limit }
    }

    public var rateLimit: RateLimit? { get async { state.withLock(\.rateLimit) } }

    public func photosByChance(_ count: Int) async throws(FavoritesError) -> [Photo] {
        try await answer { state in
            let photos = state.photos
            guard !photos.isEmpty else { return [] }
            let start = state.randomStart
            state.randomStart = (start + count) % photos.count
            return (0..<min(count, photos.count)).map { photos[(start + $0) % photos.count] }
        }
    }

    public func photos(
        matching query: SearchQuery, after cursor: Page<Photo>.Cursor?
    ) async throws(FavoritesError) -> FoundPhotos {
        let pageSize = pageSize
        return try await answer { state in
            let words = query.text.lowercased().split(separator: " ")
            let found = state.photos.filter { photo in
                let text = [photo.description, photo.altText, photo.author.name].compactMap(\.self)
                    .joined(separator: " ").lowercased()
                return words.allSatisfy { text.contains($0) }
            }
            let start = min(cursor.flatMap { Int($0.rawValue) } ?? 0, found.count)
            let end = min(start + pageSize, found.count)
            let rows = found[start..<end].map { $0.with(details: nil) }
            let next = end < found.count ? Page<Photo>.Cursor(rawValue: "\(end)") : nil
            return FoundPhotos(Page(rows, next: next), total: found.count)
        }
    }

    public func photo(_ id: Photo.ID) async throws(FavoritesError) -> Photo {
        let found = try await answer { state in state.photos.first { $0.id == id } }
        guard let found else { throw .notFound }
        return found.details == nil ? found.with(details: Photo.Details(location: nil, downloads: nil)) : found
    }

    public func trackDownload(of photo: Photo) async throws(FavoritesError) -> URL {
        let found = try await answer { state -> Photo? in
            let found = state.photos.first { $0.id == photo.id }
            if found != nil { state.tracked.append(photo.id) }
            return found
        }
        guard let address = found?.picture.url(width: .max) else { throw .notFound }
        return address
    }

    private func answer<Result: Sendable>(_ body: (inout State) -> Result) async throws(FavoritesError) -> Result {
        guard await gate.pass() else { throw .cancelled }
        return try state.withLock { state throws(FavoritesError) in
            if let failure = state.failure { throw failure }
            return body(&state)
        }
    }
}
