import SimulatorAnswers
import SimulatorKit
import TestTraits
import Testing
import VKFixtures
import VKSimulator
import WebServer

@Suite struct `The simulated community's photos` {
    private let vk = SimulatedVK.patient()

    @Test(.requirement("VK-9")) func `are 1,234, newest first, none twice, page by page`() async throws {
        var photos: [Listing.Row] = []
        for offset in stride(from: 0, to: 1400, by: 200) {
            let page = try await Listing("photos.getAll", "count=200&offset=\(offset)", of: vk)
            #expect(page.count == 1234)
            photos += page.items
        }
        let dates = photos.compactMap(\.date)
        #expect(photos.count == 1234 && Set(photos.map(\.id)).count == 1234)
        #expect(dates == dates.sorted(by: >))
    }

    @Test(arguments: [
        ("", 20), ("&count=1000", 200), ("&count=5", 5), ("&count=0", 0), ("&offset=1230", 4), ("&offset=5000", 0),
    ])
    func `come in pages of the usual size, never of more than 200`(parameters: String, count: Int) async throws {
        let page = try await vk.response(of: "photos.getAll", "owner_id=-128666765\(parameters)")
        #expect(page["items"]?.items.count == count && page["count"] == .number(1234))
    }

    @Test func `slide on when new ones arrive, and go when they are deleted`() async throws {
        let first = try await ids("photos.getAll", "count=3")
        let new = vk.addPhotos(2)
        #expect(try await ids("photos.getAll", "count=5") == new + first)
        vk.deletePhotos([new[1], first[0]])
        #expect(try await ids("photos.getAll", "count=3") == [new[0], first[1], first[2]])
        #expect(try await vk.response(of: "photos.getAll", "owner_id=-128666765")["count"] == .number(1234))
    }

    @Test func `are found album by album too, by a service token as well`() async throws {
        let albums = try await vk.response(
            of: "photos.getAlbums", "owner_id=-128666765&need_system=1", token: SimulatedVK.serviceToken)["items"]?
            .items
        let names = [-6: "profile", -7: "wall"]
        var ids: [Int] = []
        for album in try #require(albums) {
            let id = try #require(album["id"]?.number)
            let found = try await self.ids(
                "photos.get", "album_id=\(names[id] ?? "\(id)")&count=1000&rev=1", token: SimulatedVK.serviceToken)
            #expect(album["size"] == .number(found.count))
            #expect(found == found.sorted(by: >))
            ids += found
        }
        #expect(ids.count == 1234 && Set(ids).count == 1234)
    }

    @Test func `are found by their keys, without those that are not there`() async throws {
        let known = try await ids("photos.getAll", "count=2")
        for token in [SimulatedVK.userToken, SimulatedVK.serviceToken] {
            let keys = "-128666765_\(known[1]),-128666765_1,-128666765_\(known[0])_key,5_5"
            let found = try await vk.response(of: "photos.getById", "photos=\(keys)", token: token)
            #expect(found.items.compactMap { $0["id"]?.number } == [known[1], known[0]])
        }
    }

    @Test func `come oldest first out of an album, unless they are asked for otherwise`() async throws {
        let old = try await ids("photos.get", "album_id=wall&count=1000")
        #expect(old == old.sorted() && old.count > 500)
        #expect(try await ids("photos.get", "album_id=wall&count=2&rev=1") == old.suffix(2).reversed())
        #expect(try await ids("photos.get", "album_id=wall").count == 50)
        #expect(try await ids("photos.get", "album_id=wall&photo_ids=\(old[7]),\(old[9])") == [old[7], old[9]])
    }

    @Test func `leave the service's albums out where they are told to`() async throws {
        let page = try await vk.response(of: "photos.getAll", "owner_id=-128666765&no_service_albums=1&count=200")
        #expect(page["items"]?.items.allSatisfy { $0["album_id"]?.number ?? 0 > 0 } == true)
        #expect(page["count"]?.number ?? 0 < 1234)
    }

    @Test func `have every kind of sizes among them`() async throws {
        let photos = vk.community.photos
        #expect(photos.count { $0.sizes.isEmpty } == 3)
        #expect(photos.count { photo in !photo.sizes.isEmpty && photo.sizes.allSatisfy { $0.width == 0 } } == 60)
        #expect(photos.count { $0.sizes.contains { $0.letter == "j2" } } == 1)
        #expect(Set(photos.map { $0.sizes.map(\.letter) }).count > 20)
        #expect(photos.contains { $0.text.contains("[club128666765|") } && photos.contains { $0.text.contains("<") })
        #expect(Set(photos.map(\.date)).count < 500)
    }

    @Test(arguments: [
        ("album_id=nonsense", "album_id is invalid"), ("", "album_id is invalid"),
        ("album_id=-7", "album_id is invalid"),
        ("album_id=wall&count=-1", "count should be positive"), ("album_id=wall&count=many", "count not integer"),
        ("album_id=wall&offset=-1", "offset should be positive"),
    ])
    func `are refused where a parameter is wrong`(parameters: String, detail: String) async throws {
        let error = try await vk.refusal(of: "photos.get", "owner_id=-128666765&\(parameters)")
        #expect(error["error_code"] == .number(100))
        #expect(
            error["error_msg"] == .text("One of the parameters specified was missing or invalid: \(detail)"))
    }

    @Test func `say what people said of them when asked`() async throws {
        let page = try await vk.response(of: "photos.getAll", "owner_id=-128666765&extended=1&count=1")
        #expect(
            page["items"]?[0]?.names.isSuperset(of: ["likes", "comments", "reposts", "tags", "can_comment"]) == true)
        #expect(try await vk.response(of: "photos.getAll", "count=5")["items"] == .list([]))
    }

    private func ids(_ method: String, _ parameters: String, token: String = SimulatedVK.userToken) async throws
        -> [Int]
    {
        try await Listing(method, parameters, token: token, of: vk).items.map(\.id)
    }
}

@Suite struct `The simulated community's pictures` {
    @Test func `are as large as their photos say, for every picture and letter`() throws {
        let sizes = Picture.all.flatMap { $0.sizes + [$0.original] }
        for size in sizes {
            let data = try #require(Picture.data(size.link), "\(size.link)")
            #expect(JPEGSize(data) == JPEGSize(width: size.width, height: size.height), "\(size.link)")
        }
        // And none lies there that nobody asks for.
        let previews = vk.community.videos.flatMap(\.previews)
        for preview in Set(previews) {
            let data = try #require(Picture.data(preview.link), "\(preview.link)")
            #expect(JPEGSize(data) == JPEGSize(width: preview.width, height: preview.height), "\(preview.link)")
        }
        #expect(Set(sizes.map(\.link)).union(previews.map(\.link)) == Set(Picture.files))
    }

    @Test func `are small enough to be carried along`() {
        let bytes = Picture.files.compactMap { Picture.data($0)?.count }
        #expect(bytes.count == Picture.files.count && bytes.reduce(0, +) < 1_500_000)
    }

    @Test func `are found at the addresses that photos give, and at no other`() async throws {
        let page = try await vk.response(of: "photos.getAll", "owner_id=-128666765&count=40")
        for photo in page["items"]?.items ?? [] {
            for size in (photo["sizes"]?.items ?? []) + [photo["orig_photo"]].compactMap(\.self) {
                let target = try #require(size["url"]?.text).replacing("http://vk.example:80", with: "")
                let answer = try await vk.answer(target, on: .api)
                #expect(answer.status == .ok && answer.headers["Content-Type"] == "image/jpeg", "\(target)")
                #expect(
                    try JPEGSize(answer.data) == JPEGSize(width: size["width"]?.number, height: size["height"]?.number))
                let other = target.replacing("size=", with: "size=1").replacing("as=", with: "as=1")
                #expect(try await vk.answer(other, on: .api).status == .forbidden)
            }
        }
        #expect(try await vk.answer("/impg/0123456789abcdef/x.jpg?sign=0", on: .api).status == .notFound)
    }

    private let vk = SimulatedVK.patient()
}
