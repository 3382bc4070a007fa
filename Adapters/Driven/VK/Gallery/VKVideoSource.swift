public import Gallery
public import SharedKernel

/// ``VideoSource`` over VK: `video.get` of API 5.199, for a person's token with the right for videos.
public struct VKVideoSource: VideoSource {
    private let api: VKAPI

    public init(_ api: VKAPI) {
        self.api = api
    }

    public func videos(
        of community: Community.ID, after cursor: Page<GalleryVideo>.Cursor?, limit: Int
    ) async throws(GalleryError) -> Loaded<GalleryPage<GalleryVideo>> {
        guard let owner = VKOwner(community) else { throw .notFound }
        let place = try cursor.map { cursor throws(GalleryError) in
            guard let place = ListPlace(cursor.rawValue) else { throw GalleryError.notFound }
            return place
        }
        let pages = SteadyPages<GalleryVideo>(most: 200) { [api] offset, count throws(GalleryError) in
            let list = try await api.call(
                "video.get", ["owner_id": "\(owner.number)", "offset": "\(offset)", "count": "\(count)"],
                as: VKList<VKVideo>.self
            ).inWords(for: .videos)
            return .init(rows: list.items.map { $0?.row }, total: list.count)
        }
        return Loaded(GalleryPage(try await pages.part(after: place, limit: limit), cursor: \.text), freshness: .live)
    }

    public func videos(_ ids: [GalleryVideo.ID]) async throws(GalleryError) -> [GalleryVideo] {
        let keys = ids.compactMap { VKItemID($0.rawValue) }
        guard !keys.isEmpty else { return [] }
        let list = try await api.call(
            "video.get", ["videos": keys.map(\.wire).joined(separator: ","), "count": "\(keys.count)"],
            as: VKList<VKVideo>.self
        ).inWords(for: .videos)
        let videos = list.items.compactMap { $0?.row.item }
        return ids.compactMap { id in videos.first { $0.id == id } }
    }
}
