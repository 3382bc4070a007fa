import Foundation
import Gallery
import HTTPTransport
import InMemoryAdapters
import SharedKernel
import TestTraits
import Testing
import VKAdapter

@Suite(.timeLimit(.minutes(1))) struct `Photos from VK` {
    private func page(_ items: String, count: Int = 1) async throws -> GalleryPage<Photo> {
        let world = VKWorld(.response(#"{"count":\#(count),"items":[\#(items)]}"#))
        return try await VKPhotoSource(world.api).photos(of: .studio, after: nil, limit: 10).value
    }

    @Test(.requirement("VK-11", "VK-13"))
    func `have an id, a moment and a link of their own`() async throws {
        let photo = try #require(try await page(photoJSON(457_239_017)).items.first)
        #expect(photo.id.rawValue == "club128666765_457239017")
        #expect(photo.uploadedAt == Date(timeIntervalSince1970: 1_702_000_000))
        #expect(photo.link.absoluteString == "https://vk.com/photo-128666765_457239017")
        #expect(photo.sizes.best?.address.query() == "size=604x453&sign=00")
    }

    @Test(.requirement("VK-9"))
    func `are there after two calls, the one for the community among them, and after one from then on`() async throws {
        let world = VKWorld { request in
            request.url.lastPathComponent == "groups.getById"
                ? .response(#"{"groups":[{"id":128666765,"name":"MobileUp","is_closed":0}],"profiles":[]}"#)
                : .response(#"{"count":1,"items":[\#(photoJSON(1))]}"#)
        }
        let communities = VKCommunitySource(world.api)
            .keeping(in: InMemoryCommunityCache(), time: FixedTime(Date(timeIntervalSince1970: 1_702_000_000)))
        let browse = BrowsePhotos(
            OpenCommunity(.init(rawValue: "mobileup_studio"), source: communities),
            source: VKPhotoSource(world.api), cache: InMemoryGalleryCache<Photo>())
        #expect(try await browse().value.items.count == 1)
        #expect(world.methods == ["groups.getById", "photos.getAll"])
        _ = try await browse()
        #expect(world.methods.count == 3)
    }

    @Test(.requirement("VK-10", "VK-14")) func `come in whole sizes, the original among them`() async throws {
        let original = #","orig_photo":{"type":"base","width":2560.000000,"height":1920,"url":"https://sun.example/o"}"#
        let cropped =
            #"{"type":"r","width":5100,"height":3400,"url":"https://sun.example/r"}, {"type":"z"}, 7, {"url":"file:///etc"}"#
        let json = photoJSON(1, more: original).replacing("\"sizes\":[", with: "\"sizes\":[\(cropped),")
        let photo = try #require(try await page(json).items.first)
        #expect(photo.sizes.count == 2)
        #expect(photo.sizes.best?.widthAndHeightInPixels?.width == 2_560)
    }

    @Test func `from before 2012 are chosen by their letters`() async throws {
        let json = """
            {"id":1,"owner_id":-1,"date":1300000000,"sizes":[
            {"type":"s","width":0,"height":0,"url":"http://cs.example/s"},{"type":"x","width":0,"height":0,"url":"http://cs.example/x"},
            {"type":"m","width":0,"height":0,"url":"http://cs.example/m"},{"type":"p","width":0,"height":0,"url":"http://cs.example/p"}]}
            """
        let photo = try #require(try await page(json).items.first)
        #expect(photo.sizes.best?.address.path == "/x")
        #expect(photo.sizes.smallest(coveringPixels: 60)?.address.path == "/m")
    }

    @Test(arguments: ["\"sizes\":[]", "\"sizes\":null", "\"sizes\":{}", "\"photo_75\":\"http://cs.example/a\""])
    func `without sizes are still photos`(sizes: String) async throws {
        let photos = try await page(#"{"id":1,"owner_id":-1,"date":1300000000,\#(sizes)}"#).items
        #expect(photos.map(\.sizes) == [[]])
    }

    @Test func `that cannot be read are counted, and hide no others`() async throws {
        let page = try await page("null, 7, [], {}, {\"id\":0,\"owner_id\":1,\"date\":1}, \(photoJSON(5))", count: 6)
        #expect(page.items.count == 1)
        #expect(page.skippedCount == 5)
    }

    @Test func `say who is mentioned by name`() async throws {
        let json = photoJSON(1).replacing(#""text":"""#, with: #""text":"With [club1|MobileUp] & [id5|Анна], [a|b]""#)
        #expect(try await page(json).items.first?.text == "With MobileUp & Анна, [a|b]")
    }

    @Test(.requirement("VK-9")) func `need two calls for a first page: the community and the list`() async throws {
        let world = VKWorld { request in
            request.url.lastPathComponent == "groups.getById"
                ? .response(
                    #"{"groups":[{"id":128666765,"name":"MobileUp","screen_name":"mobileup_studio"}],"profiles":[]}"#)
                : .response(#"{"count":1,"items":[\#(photoJSON(1))]}"#)
        }
        let community = try await VKCommunitySource(world.api).community(.init(rawValue: "mobileup_studio"))
        let page = try await VKPhotoSource(world.api).photos(of: community.id, after: nil, limit: 60)
        #expect(page.value.items.count == 1)
        #expect(world.methods == ["groups.getById", "photos.getAll"])
    }

    @Test func `are found by their ids, in that order, and others not at all`() async throws {
        let world = VKWorld(.response("[\(photoJSON(1)),\(photoJSON(3))]"))
        let ids = ["club128666765_3", "club128666765_2", "club128666765_1", "nonsense"].compactMap(Photo.ID.init)
        let photos = try await VKPhotoSource(world.api).photos(ids)
        #expect(photos.map(\.id.rawValue) == ["club128666765_3", "club128666765_1"])
        #expect(world.client.requests[0].parameter("photos") == "-128666765_3,-128666765_2,-128666765_1")
        #expect(try await VKPhotoSource(VKWorld(.refusal(200)).api).photos([]) == [])
    }

    // MARK: One album after another

    private static let albums = #"""
        {"count":4,"items":[{"id":11,"owner_id":-1,"title":"A","size":3},{"id":-6,"title":"P","size":1},
        {"id":12,"title":"B","size":2},{"id":13,"title":"empty","size":0},{"id":-7,"title":"W","size":2}]}
        """#

    private static func albumWorld(_ code: Int, _ subcode: Int? = nil) -> VKWorld {
        VKWorld { request in
            switch request.url.lastPathComponent {
            case "photos.getAll": return .refusal(code, subcode: subcode)
            case "photos.getAlbums": return .response(albums)
            default:
                let ids = ["wall": [9, 8], "profile": [7], "12": [6, 5], "11": [4, 3, 2]][
                    request.parameter("album_id") ?? ""]
                let offset = Int(request.parameter("offset") ?? "") ?? 0
                let count = Int(request.parameter("count") ?? "") ?? 0
                let part = (ids ?? []).dropFirst(offset).prefix(count).map { photoJSON($0, date: $0) }
                return .response(#"{"count":\#(ids?.count ?? 0),"items":[\#(part.joined(separator: ","))]}"#)
            }
        }
    }

    @Test(
        .requirement("VK-9"), arguments: [(15, 1_133), (15, 1_134), (28, nil), (20, nil), (21, nil), (7, nil)],
        [1, 2, 3, 50])
    func `come album by album where not all may be asked for at once`(refusal: (Int, Int?), limit: Int) async throws {
        let world = Self.albumWorld(refusal.0, refusal.1)
        let source = VKPhotoSource(world.api)
        var (photos, cursor, orders) = ([Int](), Page<Photo>.Cursor?.none, Set<GalleryPage<Photo>.Order>())
        repeat {
            let page = try await source.photos(of: .studio, after: cursor, limit: limit).value
            photos += page.items.map { Int($0.uploadedAt.timeIntervalSince1970) }
            orders.insert(page.order)
            #expect(page.items.count <= limit)
            cursor = page.next
        } while cursor != nil
        #expect(photos == [9, 8, 7, 6, 5, 4, 3, 2])
        #expect(orders == [.byAlbum])
        #expect(
            world.client.requests.allSatisfy { $0.url.lastPathComponent != "photos.get" || $0.parameter("rev") == "1" })
    }

    @Test func `of a closed album are left out, and the others shown`() async throws {
        let world = VKWorld { request in
            switch (request.url.lastPathComponent, request.parameter("album_id")) {
            case ("photos.getAll", _): .refusal(28)
            case ("photos.getAlbums", _): .response(Self.albums)
            case (_, "12"): .response(#"{"count":1,"items":[\#(photoJSON(6))]}"#)
            default: .refusal(200)
            }
        }
        let page = try await VKPhotoSource(world.api).photos(of: .studio, after: nil, limit: 50).value
        #expect(page.items.map(\.id.rawValue) == ["club128666765_6"])
    }

    @Test func `without any right are not an empty list`() async throws {
        let source = VKPhotoSource(VKWorld(.refusal(15, subcode: 1_133)).api)
        await #expect(throws: GalleryError.rightMissing(.photos)) {
            try await source.photos(of: .studio, after: nil, limit: 10)
        }
    }
}
