import Gallery
import SharedKernel

/// A community's photos, one album after another: `photos.getAlbums` and `photos.get` of API 5.199.
///
/// The order of the albums is one that holds while albums come and go: those that VK keeps by itself, then
/// the album with the highest number, which is the newest.
struct VKAlbums: Sendable {
    private let api: VKAPI

    /// How many albums one page may go through, before it is given as it is.
    private static let mostAlbums = 4

    init(_ api: VKAPI) {
        self.api = api
    }

    func firstPage(of owner: VKOwner, limit: Int) async throws(GalleryError) -> GalleryPage<Photo> {
        let albums = try await albums(of: owner)
        let total = albums.reduce(0) { $0 + $1.size }
        guard let first = albums.first else { return GalleryPage([], total: 0, order: .byAlbum) }
        return try await page(of: owner, in: first.id, after: nil, limit: limit, total: total, known: albums)
    }

    func page(
        of owner: VKOwner, in album: Int, after place: ListPlace?, limit: Int, total: Int? = nil,
        known: [VKAlbum]? = nil
    ) async throws(GalleryError) -> GalleryPage<Photo> {
        var (album, place, known) = (album, place, known)
        var (photos, skipped) = ([Photo](), 0)
        for _ in 0..<Self.mostAlbums {
            let part = try await part(of: owner, in: album, after: place, limit: limit - photos.count)
            let read = part.rows.compactMap(\.self)
            photos += read.map(\.item)
            skipped += part.rows.count - read.count
            place = part.next
            if place == nil {
                let albums: [VKAlbum]
                if let known { albums = known } else { albums = try await self.albums(of: owner) }
                known = albums
                guard let next = albums.first(where: { VKAlbum.comes(album, before: $0.id) }) else {
                    return GalleryPage(photos, total: total, skippedCount: skipped, order: .byAlbum)
                }
                album = next.id
            }
            if photos.count >= limit { break }
        }
        let next = PhotoPlace.album(album, place).text
        return GalleryPage(
            photos, next: Page.Cursor(rawValue: next), total: total, skippedCount: skipped, order: .byAlbum)
    }

    /// Empty for an album that is closed: the others may be open.
    private func part(
        of owner: VKOwner, in album: Int, after place: ListPlace?, limit: Int
    ) async throws(GalleryError) -> SteadyPages<Photo>.Part {
        let pages = SteadyPages<Photo>(most: 200) { [api] offset, count throws(GalleryError) in
            let found = try await api.call(
                "photos.get",
                [
                    "owner_id": "\(owner.number)", "album_id": VKAlbum.name(of: album), "rev": "1",
                    "offset": "\(offset)", "count": "\(count)",
                ], as: VKList<VKPhoto>.self)
            if case .failure(let refusal) = found, refusal.code == 200 { return .init(rows: [], total: 0) }
            let list = try found.inWords(for: .photos)
            return .init(rows: list.items.map { $0?.row }, total: list.count)
        }
        return try await pages.part(after: place, limit: limit)
    }

    private func albums(of owner: VKOwner) async throws(GalleryError) -> [VKAlbum] {
        let list = try await api.call(
            "photos.getAlbums", ["owner_id": "\(owner.number)", "need_system": "1"], as: VKList<VKAlbum>.self
        ).inWords(for: .photos)
        return list.items.compactMap(\.self).filter { $0.size > 0 }.sorted { VKAlbum.comes($0.id, before: $1.id) }
    }
}

/// An album as VK describes it (schema `photos_photo_album_full`).
struct VKAlbum: Decodable, Sendable {
    /// Negative for those that VK keeps by itself.
    let id: Int
    let size: Int

    private enum Key: CodingKey {
        case id, size
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        guard let id = container.lenientInt(.id) else {
            throw DecodingError.dataCorruptedError(forKey: .id, in: container, debugDescription: "not an album")
        }
        self.id = id
        size = container.lenientInt(.size) ?? 0
    }

    /// VK's own albums first; among all others the higher number.
    static func comes(_ one: Int, before other: Int) -> Bool {
        (one < 0 ? 0 : 1, one < 0 ? one : -one) < (other < 0 ? 0 : 1, other < 0 ? other : -other)
    }

    /// `photos.get` knows VK's own albums by name only.
    static func name(of id: Int) -> String {
        switch id {
        case -6: "profile"
        case -7: "wall"
        case -15: "saved"
        default: "\(id)"
        }
    }
}
