import SimulatorAnswers
import SimulatorKit
import TestTraits
import Testing
import WebServer
import YandexFixtures
import YandexSimulator

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite struct `What lies on the simulated disk` {
    private let yandex = SimulatedYandex.small()

    @Test(arguments: ["disk:/Trips", "/Trips", "Trips", "Trips/", "disk:/Trips/"])
    func `is told of a folder, however its path is written`(path: String) async throws {
        let folder = try await yandex.disk("/resources?path=\(path.formEncoded)")
        #expect(folder["path"] == .text("disk:/Trips") && folder["type"] == .text("dir") && folder["size"] == nil)
        let embedded = try #require(folder["_embedded"])
        #expect(embedded["total"] == .number(2) && embedded["limit"] == .number(20) && embedded["sort"] == .text(""))
        // Folders first.
        #expect(embedded["items"]?.items.map { $0["name"] } == [.text("Alps"), .text("lake 1.txt")])
        let file = try #require(embedded["items"]?[1])
        #expect(file["created"] == .text("2024-05-01T10:00:00+00:00"))
        #expect(file["md5"] == .text("aab5a62bb1e9e2ca3cc1d1b9f26fb7a4") || file["md5"]?.text?.count == 32)
        #expect(file["media_type"] == .text("document") && file["antivirus_status"] == .text("clean"))
        #expect(file["_embedded"] == nil && file["preview"] == nil && file["custom_properties"] == nil)
    }

    @Test func `is told of a file, also with a slash behind its name`() async throws {
        let file = try await yandex.disk("/resources?path=disk:/Trips/lake%201.txt/&limit=1&offset=9")
        #expect(file["type"] == .text("file") && file["size"] == .number(10) && file["_embedded"] == nil)
    }

    @Test(arguments: [
        ("type,_embedded,_embedded.items", ["type"]), ("nothing", []), ("name,resource_id", ["name", "resource_id"]),
    ])
    func `is narrowed to the fields that are asked for`(fields: String, names: [String]) async throws {
        let file = try await yandex.disk("/resources?path=/read%20me.txt&fields=\(fields)")
        #expect(file.names == Set(names))
    }

    @Test func `is narrowed by a longer path, even if its parent is asked for as well`() async throws {
        let fields = "_embedded,_embedded.items,_embedded.items.name,_embedded.total"
        let folder = try await yandex.disk("/resources?path=/Trips&fields=\(fields)")
        #expect(folder.names == ["_embedded"] && folder["_embedded"]?.names == ["items", "total"])
        #expect(folder["_embedded"]?["items"]?[0]?.names == ["name"])
    }

    @Test func `comes page by page, each filled but the last`() async throws {
        let yandex = SimulatedYandex(shelf: ShelvedFile.many(45, in: "Many"))
        var seen: [String] = []
        for (offset, count) in [(0, 20), (20, 20), (40, 5), (60, 0)] {
            let page = try await yandex.disk("/resources?path=/Many&offset=\(offset)")["_embedded"]
            #expect(page?["items"]?.items.count == count && page?["offset"] == .number(offset))
            #expect(page?["total"] == .number(45))
            seen += page?["items"]?.items.compactMap { $0["name"]?.text } ?? []
        }
        #expect(seen == seen.sorted() && Set(seen).count == 45)
        #expect(yandex.largestLimit == 20)
    }

    @Test(arguments: [
        ("name", ["Alps", "lake 1.txt"]), ("-name", ["lake 1.txt", "Alps"]), ("size", ["Alps", "lake 1.txt"]),
        ("-created", ["Alps", "lake 1.txt"]), ("modified", ["lake 1.txt", "Alps"]),
    ])
    func `is sorted as it is asked to be, and says so`(sort: String, names: [String]) async throws {
        let folder = try await yandex.disk("/resources?path=/Trips&sort=\(sort)")["_embedded"]
        #expect(folder?["sort"] == .text(sort))
        #expect(folder?["items"]?.items.compactMap { $0["name"]?.text } == names)
    }

    @Test func `is a flat list of files, in the order they came, without a total`() async throws {
        let flat = try await yandex.disk("/resources/files?limit=2&fields=items.path,limit,offset,total")
        #expect(
            flat["items"]?.items.map { $0["path"] } == [
                .text("disk:/Trips/lake 1.txt"), .text("disk:/Trips/Alps/peak.txt"),
            ])
        #expect(flat.names == ["items", "limit", "offset"])
        let rest = try await yandex.disk("/resources/files?limit=2&offset=2")
        #expect(rest["items"]?.items.count == 1)
        #expect(try await yandex.disk("/resources/files?media_type=image,video")["items"] == .list([]))
    }

    @Test(.requirement("DR-13")) func `is told newest first by what was uploaded last`() async throws {
        try await yandex.upload("new", to: "disk:/Trips/new.txt")
        let recent = try await yandex.disk("/resources/last-uploaded?limit=2")
        #expect(recent["items"]?.items.map { $0["name"] } == [.text("new.txt"), .text("read me.txt")])
        #expect(recent.names == ["items", "limit"])
    }

    @Test(arguments: DiskDocument.awkwardNames) func `is found by every awkward name`(name: String) async throws {
        let yandex = SimulatedYandex(shelf: [ShelvedFile("a/\(name)", Data("x".utf8))])
        let path = "disk:/a/\(name)"
        let file = try await yandex.disk("/resources?path=\(path.percentEncoded)")
        #expect(file["name"]?.text.map { Array($0.utf8) } == Array(name.utf8) && file["path"] == .text(path))
        let link = try await yandex.disk("/resources/download?path=\(path.formEncoded)")["href"]?.text
        #expect(try await yandex.content(try #require(link)).page == "x")
        // The two ways to write an accent are two names.
        #expect(yandex.file(at: "disk:/a/cafe\u{301}.txt") == nil || name.utf8.elementsEqual("cafe\u{301}.txt".utf8))
    }

    @Test func `needs its scheme where a name has a colon`() async throws {
        let yandex = SimulatedYandex(shelf: [ShelvedFile("12:30.txt", Data())])
        _ = try await yandex.disk("/resources?path=/12:30.txt", "GET", 404)
        #expect(try await yandex.disk("/resources?path=disk:/12:30.txt")["antivirus_status"] == .text("not-scanned"))
    }

    @Test func `has pictures of documents and of images, for the owner only`() async throws {
        let yandex = SimulatedYandex()
        for (path, size, type) in [
            ("Документы/Отчёт о походе.docx", "120x120", "image/png"), ("Фотокамера/valley.jpg", "XL", "image/jpeg"),
        ] {
            let file = try await yandex.disk("/resources?path=\("disk:/\(path)".percentEncoded)&preview_size=\(size)")
            let preview = try #require(file["preview"]?.text)
            #expect(preview.hasSuffix("&size=\(size)&crop=0"))
            #expect(try await yandex.content(preview).status == .unauthorized)
            let answer = try await yandex.content(preview, token: SimulatedYandex.userToken)
            #expect(answer.status == .ok && answer.headers["Content-Type"] == type)
        }
    }

    @Test func `changes while it is paged, where that is wanted`() async throws {
        let yandex = SimulatedYandex(
            shelf: ShelvedFile.many(30, in: "Many"), conduct: YandexConduct(listings: [.changing]))
        let first = try await yandex.names(in: "/Many")
        let page = try await yandex.disk("/resources?path=/Many&offset=20")["_embedded"]
        #expect(page?["total"] == .number(30) && page?["items"]?[0]?["name"]?.text == first[21])
    }

    @Test func `has room and an owner`() async throws {
        let facts = try await yandex.disk("/?fields=total_space,used_space,user.login,user.display_name")
        #expect(facts["total_space"] == .number(1_000_000) && facts["used_space"] == .number(25))
        #expect(facts["user"] == .record(["login": .text("kolibri"), "display_name": .text("Анна Колибри")]))
    }
}
