public import Gallery
public import SharedKernel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// ``PhotoSource`` over VK: `photos.getAll` and `photos.getById` of API 5.199.
///
/// A service token, and a person's token without the right for photos, may not list all at once; VK still opens albums
/// to them one by one, and so does this.
public struct VKPhotoSource: PhotoSource {
    private let api: VKAPI
    private let albums: VKAlbums

    public init(_ api: VKAPI) {
        self.api = api
        albums = VKAlbums(api)
    }

    public func photos(
        of community: Community.ID, after cursor: Page<Photo>.Cursor?, limit: Int
    ) async throws(GalleryError) -> Loaded<GalleryPage<Photo>> {
        guard let owner = VKOwner(community) else { throw .notFound }
        let place = try cursor.map { cursor throws(GalleryError) in
            guard let place = PhotoPlace(cursor.rawValue) else { throw GalleryError.notFound }
            return place
        }
        switch place {
        case .album(let album, let place):
            return Loaded(try await albums.page(of: owner, in: album, after: place, limit: limit), freshness: .live)
        case .all(let place):
            return Loaded(try await all(of: owner, after: place, limit: limit), freshness: .live)
        case nil:
            do throws(GalleryError) {
                return Loaded(try await all(of: owner, after: nil, limit: limit), freshness: .live)
            } catch {
                guard error == .rightMissing(.photos) else { throw error }
                return Loaded(try await albums.firstPage(of: owner, limit: limit), freshness: .live)
            }
        }
    }

    public func photos(_ ids: [Photo.ID]) async throws(GalleryError) -> [Photo] {
        let keys = ids.compactMap { VKItemID($0.rawValue) }
        guard !keys.isEmpty else { return [] }
        let found = try await api.call(
            "photos.getById", ["photos": keys.map(\.wire).joined(separator: ",")], as: [Readable<VKPhoto>].self)
        if case .failure(let refusal) = found, refusal.meaning(for: .photos) == .notFound { return [] }
        let photos = try found.inWords(for: .photos).compactMap { $0.value?.row.item }
        return ids.compactMap { id in photos.first { $0.id == id } }
    }

    private func all(
        of owner: VKOwner, after place: ListPlace?, limit: Int
    ) async throws(GalleryError) -> GalleryPage<Photo> {
        let pages = SteadyPages<Photo>(most: 200) { [api] offset, count throws(GalleryError) in
            let list = try await api.call(
                "photos.getAll", ["owner_id": "\(owner.number)", "offset": "\(offset)", "count": "\(count)"],
                as: VKList<VKPhoto>.self
            ).inWords(for: .photos)
            return .init(rows: list.items.map { $0?.row }, total: list.count)
        }
        return GalleryPage(try await pages.part(after: place, limit: limit)) { PhotoPlace.all($0).text }
    }
}

/// Where a page of photos ended, and by which way it came.
enum PhotoPlace: Hashable {
    case all(ListPlace)
    /// `nil` for the album's beginning.
    case album(Int, ListPlace?)

    /// For a cursor.
    var text: String {
        switch self {
        case .all(let place): "all~\(place.text)"
        case .album(let id, let place): (["album", "\(id)"] + (place.map { [$0.text] } ?? [])).joined(separator: "~")
        }
    }

    /// `nil` for what ``text`` never gave.
    init?(_ text: String) {
        let parts = text.split(separator: "~", maxSplits: 1)
        switch parts.first {
        case "all" where parts.count == 2:
            guard let place = ListPlace(parts[1]) else { return nil }
            self = .all(place)
        case "album" where parts.count == 2:
            let parts = parts[1].split(separator: "~", maxSplits: 1)
            guard let id = parts.first.flatMap({ Int($0) }) else { return nil }
            guard parts.count == 2 else {
                self = .album(id, nil)
                return
            }
            guard let place = ListPlace(parts[1]) else { return nil }
            self = .album(id, place)
        default: return nil
        }
    }
}

extension GalleryPage {
    /// - Parameter cursor: what the next page's place is called.
    init(_ part: SteadyPages<Item>.Part, order: Order = .newestFirst, cursor: (ListPlace) -> String)
    where Item: Sendable {
        let read = part.rows.compactMap(\.self)
        self.init(
            read.map(\.item), next: part.next.map { Page.Cursor(rawValue: cursor($0)) }, total: part.total,
            skippedCount: part.rows.count - read.count, order: order)
    }
}
