public import Favorites
public import HTTPTransport
public import SharedKernel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Photos from Unsplash: its API, version 1, as an application without a signed-in person.
///
/// | port | endpoint |
/// |---|---|
/// | ``PhotoCatalog`` | `GET /photos/random`, `GET /search/photos` |
/// | ``PhotoDetailsSource`` | `GET /photos/:id` |
/// | ``DownloadTracking`` | `GET /photos/:id/download` |
/// | ``RateLimitSource`` | the headers of all of them |
public struct UnsplashPhotoCatalog: PhotoCatalog, PhotoDetailsSource, DownloadTracking, RateLimitSource {
    /// The most that the API gives in one answer.
    private static let pageSize = 30

    private let questions: UnsplashQuestions

    /// - Parameters:
    ///   - client: one that never sends the key on to another host when it follows a redirect.
    ///   - address: of the API.
    public init(client: any HTTPClient, address: URL, access: UnsplashAccess, time: any TimeSource) {
        questions = UnsplashQuestions(client: client, address: address, access: access, time: time)
    }

    public var rateLimit: RateLimit? { get async { questions.limits.current } }

    public func photosByChance(_ count: Int) async throws(FavoritesError) -> [Photo] {
        let answer: HTTPResponse
        do throws(FavoritesError) {
            // With `count` the answer is a list, also for one; an answer that was kept would not be by chance.
            answer = try await questions.ask(
                "photos/random", [("count", "\(min(max(count, 1), Self.pageSize))")],
                headers: ["Cache-Control": "no-cache"])
        } catch .notFound {
            // "No photos found."
            return []
        }
        return try photos(in: answer.decoded(RowList.self).rows)
    }

    public func photos(
        matching query: SearchQuery, after cursor: Page<Photo>.Cursor?
    ) async throws(FavoritesError) -> FoundPhotos {
        let number = cursor.flatMap { Int($0.rawValue) }.map { max($0, 1) } ?? 1
        let answer: HTTPResponse
        do throws(FavoritesError) {
            answer = try await questions.ask(
                "search/photos",
                [
                    ("query", query.text), ("page", "\(number)"), ("per_page", "\(Self.pageSize)"),
                    ("lang", query.language.rawValue),
                ])
        } catch .notFound {
            return FoundPhotos(Page([]), total: 0)
        }
        let found = try answer.decoded(FoundRows.self)
        let next = NextPage(after: number, of: Self.pageSize, in: answer, found: found)
        return FoundPhotos(
            Page(try photos(in: found.rows), next: next.number.map { .init(rawValue: "\($0)") }), total: found.total)
    }

    public func photo(_ id: Photo.ID) async throws(FavoritesError) -> Photo {
        let answer = try await questions.ask("photos/\(id)")
        let row = try answer.decoded(PhotoRow.self)
        guard let photo = Photo(row, isWhole: true, linkedFrom: questions.access.application) else {
            throw .serviceFailed
        }
        return photo
    }

    public func trackDownload(of photo: Photo) async throws(FavoritesError) -> URL {
        // The address that came with the photo counts, with its query; the key is sent to the API's own host only.
        let items = photo.downloadTracker.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: true)?.queryItems }
        let answer = try await questions.ask(
            "photos/\(photo.id)/download",
            (items ?? []).filter { $0.name != "client_id" }.map { ($0.name, $0.value ?? "") })
        guard let address = try answer.decoded(DownloadRow.self).url.flatMap(URL.init(web:)) else {
            throw .serviceFailed
        }
        return address
    }

    /// Each photo once; rows that cannot be read are passed over.
    ///
    /// - Throws: ``FavoritesError/serviceFailed`` for rows of which none can be read: that is something else than photos.
    private func photos(in rows: [PhotoRow?]) throws(FavoritesError) -> [Photo] {
        var seen: Set<Photo.ID> = []
        let photos = rows.compactMap { row in
            row.flatMap { Photo($0, isWhole: false, linkedFrom: questions.access.application) }
        }
        guard !photos.isEmpty || rows.isEmpty else { throw .serviceFailed }
        return photos.filter { seen.insert($0.id).inserted }
    }
}
