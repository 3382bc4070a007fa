import SimulatorKit
import VKFixtures

/// `photos.getAll`, `photos.get`, `photos.getById`, `photos.getAlbums`.
extension SimulatedVK {
    func allPhotos(_ call: APICall) throws(APIFailure) -> JSONValue {
        guard let community = try shown(.photos, to: call, by: nil) else { return ["count": 0, "items": []] }
        let photos = community.photos.filter { $0.albumID > 0 || !call.flag("no_service_albums") }
        let page = try call.page(of: photos, usual: 20, most: 200)
        return ["count": .number(photos.count), "items": list(page, of: community, for: call)]
    }

    func photos(_ call: APICall, by token: SignIns.Token) throws(APIFailure) -> JSONValue {
        guard let community = try shown(.photos, to: call, by: token) else {
            guard call["album_id"] != nil else { throw .parameter("album_id is invalid") }
            return ["count": 0, "items": []]
        }
        guard let name = call["album_id"],
            let album = CommunityAlbum.service.first(where: { $0.value == name })?.key
                ?? community.albums.first(where: { "\($0.id)" == name })?.id
        else { throw .parameter("album_id is invalid") }
        var photos = community.photos.filter { $0.albumID == album }
        if let ids = call.list("photo_ids") { photos.removeAll { !ids.contains("\($0.id)") } }
        if !call.flag("rev") { photos.reverse() }
        let page = try call.page(of: photos, usual: 50, most: 1000)
        return ["count": .number(photos.count), "items": list(page, of: community, for: call)]
    }

    /// By "OWNER_ID" or "OWNER_ID_KEY" (VK's schema, `photos.getById`): a bare list, without what is not there.
    func namedPhotos(_ call: APICall) throws(APIFailure) -> JSONValue {
        guard let names = call.list("photos"), !names.isEmpty else { throw .parameter("photos is undefined") }
        let community = community
        let found = names.compactMap { name in
            let parts = name.split(separator: "_").prefix(2).compactMap { Int($0) }
            return community.photos.first { [community.ownerID, $0.id] == parts }
        }
        if !found.isEmpty { try admit(to: .photos) }
        return list(found[...], of: community, for: call)
    }

    func albums(_ call: APICall, by token: SignIns.Token) throws(APIFailure) -> JSONValue {
        guard let community = try shown(.photos, to: call, by: token) else { return ["count": 0, "items": []] }
        var albums = community.albums.map { JSONAlbum(album: $0, in: community) }
        if call.flag("need_system") {
            albums =
                CommunityAlbum.service.keys.sorted(by: >).map { JSONAlbum(service: $0, in: community, call.say) }
                .filter { !$0.photos.isEmpty } + albums
        }
        if let ids = call.list("album_ids") { albums.removeAll { !ids.contains("\($0.id)") } }
        let page = try call.page(of: albums, usual: nil, most: .max)
        return [
            "count": .number(albums.count),
            "items": .list(
                page.map {
                    $0.json(
                        of: community, on: call.host, sizes: call.flag("photo_sizes"), cover: call.flag("need_covers"))
                }),
        ]
    }

    private func list(_ photos: ArraySlice<CommunityPhoto>, of community: Community, for call: APICall) -> JSONValue {
        .list(photos.map { $0.json(of: community, on: call.host, isExtended: call.flag("extended")) })
    }

    enum Section { case photos, videos }

    /// The community that a call asks for, where it may be seen; `nil` for anybody else's pages, on which there is
    /// nothing.
    ///
    /// - Parameter token: whose pages are meant where no owner is named; `nil` for a person's.
    func shown(_ section: Section, to call: APICall, by token: SignIns.Token?) throws(APIFailure) -> Community? {
        guard let owner = try call.integer("owner_id") else {
            if token?.kind == .service { throw .parameter("owner_id is undefined") }
            return nil
        }
        let community = community
        guard owner == community.ownerID else {
            guard owner > 0 else { throw .parameter("owner_id is invalid") }
            return nil
        }
        try admit(to: section)
        return community
    }

    /// Refuses where the community's standing, or the section's, does not let anybody in.
    func admit(to section: Section) throws(APIFailure) {
        let denied = section == .photos ? APIFailure(200, "Access denied") : APIFailure(204, "Access denied")
        switch conduct.community {
        case .open: break
        case .withoutPhotos: if section == .photos { throw denied }
        case .withoutVideos: if section == .videos { throw APIFailure(15, "Access denied: videos is disabled") }
        case .closed: throw denied
        case .private: throw APIFailure(203, "Access to group denied: access to the group is denied")
        case .deleted: throw APIFailure(18, "User was deleted or banned")
        case .banned: throw APIFailure(19, "Content blocked")
        case .missing: throw .parameter("owner_id is invalid")
        }
    }
}

extension CommunityPhoto {
    /// As VK writes it; `extended` adds what people said of it.
    func json(of community: Community, on host: String, isExtended: Bool) -> JSONValue {
        let counted = id % 41
        return .record(presentOf: [
            "album_id": .number(albumID), "date": .number(date), "id": .number(id),
            "owner_id": .number(community.ownerID), "can_comment": isExtended ? 1 : nil,
            "sizes": .list(sizes.map { $0.json("url", on: host) }), "text": .text(text),
            "user_id": .number(uploaderID), "web_view_token": .text(PictureHost.signature(of: "\(id)") + "0a"),
            "likes": isExtended ? ["count": .number(counted), "user_likes": 0] : nil,
            "comments": isExtended ? ["count": .number(counted / 7)] : nil,
            "reposts": isExtended ? ["count": .number(counted / 11)] : nil,
            "tags": isExtended ? ["count": 0] : nil, "has_tags": false,
            "orig_photo": original?.json("url", on: host),
        ])
    }
}

extension PhotoSize {
    /// - Parameter name: what the address is called: `url` in photos, `src` in albums.
    fileprivate func json(_ name: String, on host: String) -> JSONValue {
        .record([
            .init(name: "height", value: .number(height)), .init(name: "type", value: .text(letter)),
            .init(name: "width", value: .number(width)),
            .init(
                name: name,
                value: .text(PictureHost.address(of: link, kind: letter == "base" ? .original : .photo, on: host))),
        ])
    }
}

/// An album with what is in it.
private struct JSONAlbum {
    let id: Int
    let title: String
    let album: CommunityAlbum?
    /// The newest first.
    let photos: [CommunityPhoto]

    init(album: CommunityAlbum, in community: Community) {
        id = album.id
        title = album.title
        self.album = album
        photos = community.photos.filter { $0.albumID == album.id }
    }

    init(service id: Int, in community: Community, _ say: PageLanguage) {
        self.id = id
        title =
            switch id {
            case -6: say("Profile photos", "Фотографии профиля")
            case -7: say("Wall photos", "Фотографии на стене")
            default: say("Saved photos", "Сохранённые фотографии")
            }
        album = nil
        photos = community.photos.filter { $0.albumID == id }
    }

    func json(of community: Community, on host: String, sizes: Bool, cover: Bool) -> JSONValue {
        let thumb = photos.first { !$0.sizes.isEmpty }
        let source = thumb?.sizes.first { $0.letter == "x" } ?? thumb?.sizes.first
        return .record(presentOf: [
            "id": .number(id), "thumb_id": .number(thumb?.id ?? 0), "owner_id": .number(community.ownerID),
            "title": .text(title), "size": .number(photos.count), "description": album.map { .text($0.description) },
            "created": album.map { .number($0.created) },
            "updated": album.map { .number(photos.first?.date ?? $0.created) },
            "can_upload": album.map { _ in 0 }, "thumb_is_last": album.map { _ in 1 },
            "thumb_src": cover ? source.map { .text(PictureHost.address(of: $0.link, kind: .photo, on: host)) } : nil,
            "sizes": sizes ? thumb.map { .list($0.sizes.map { $0.json("src", on: host) }) } : nil,
        ])
    }
}
