import Auth
import Drive
import InMemoryAdapters
import SharedKernel
import TestTraits
import Testing
import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite struct `What changes the disk` {
    @Test(.requirement("DR-27")) func `gives another name, and leads back to the row`() async throws {
        let visitor = try await Visitor.onDisk()
        let form = try await visitor.get("/drive/rename?path=/page%202.txt").text
        #expect(form.contains("value=\"page 2.txt\""))
        let answer = try await visitor.post("/drive/rename", ["path": "/page 2.txt", "name": "page & 3.txt"])
        #expect(answer.status == .seeOther)
        #expect(visitor.disk?.disk.paths.contains("/page & 3.txt") == true)
    }

    @Test(.requirement("DR-27")) func `asks before it changes an ending`() async throws {
        let visitor = try await Visitor.onDisk()
        let question = try await visitor.post("/drive/rename", ["path": "/page 2.txt", "name": "page"])
        #expect(question.text.contains("Change the ending?") && question.text.contains("name=\"confirmed\""))
        #expect(visitor.disk?.disk.paths.contains("/page 2.txt") == true)
        let answer = try await visitor.post(
            "/drive/rename", ["path": "/page 2.txt", "name": "page", "confirmed": "1"])
        #expect(answer.status == .seeOther)
    }

    @Test(.requirement("DR-27"), arguments: ["", "  ", "a/b.txt", "..", String(repeating: "x", count: 252) + ".txt"])
    func `refuses a name that cannot be one, before anything is asked`(name: String) async throws {
        let visitor = try await Visitor.onDisk()
        let before = visitor.disk?.disk.paths
        let answer = try await visitor.post(
            "/drive/rename", ["path": "/page 2.txt", "name": name, "confirmed": "1"])
        #expect(answer.status == .unprocessableContent)
        #expect(answer.text.contains("role=\"alert\""))
        #expect(visitor.disk?.disk.paths == before)
    }

    @Test func `leaves the choice where a name is taken: both, the new one, or neither`() async throws {
        let visitor = try await Visitor.onDisk()
        let fields = ["path": "/page 2.txt", "name": "page 10.txt"]
        let question = try await visitor.post("/drive/rename", fields)
        #expect(question.status == .conflict)
        for choice in ["Keep both", "Replace", "Cancel"] { #expect(question.text.contains(choice)) }
        #expect(visitor.disk?.disk.paths.contains("/page 2.txt") == true)
        _ = try await visitor.post("/drive/rename", fields.merging(["conflict": "keepBoth"]) { $1 })
        #expect(visitor.disk?.disk.paths.contains("/page 10 (2).txt") == true)
    }

    @Test func `moves an item into the folder that was chosen`() async throws {
        let visitor = try await Visitor.onDisk()
        let page = try await visitor.get("/drive/move?path=/page%202.txt").text
        #expect(page.contains("href=\"/drive/move?path=/page%202.txt&amp;to=/Trips\""))
        let answer = try await visitor.post("/drive/move", ["path": "/page 2.txt", "to": "/Trips"])
        #expect(answer.headers["Location"]?.hasPrefix("/drive/files?path=/Trips#") == true)
        #expect(visitor.disk?.disk.paths.contains("/Trips/page 2.txt") == true)
    }

    @Test func `does not move a folder into itself`() async throws {
        let visitor = try await Visitor.onDisk([.file("/A/B/c.txt")])
        let answer = try await visitor.post("/drive/move", ["path": "/A", "to": "/A/B"])
        #expect(answer.status == .unprocessableContent)
        #expect(answer.text.contains("A folder cannot go into itself"))
    }

    @Test(.requirement("DR-26")) func `deletes only what was confirmed, into the trash`() async throws {
        let visitor = try await Visitor.onDisk()
        let question = try await visitor.post("/drive/delete", ["path": "/report.pdf"])
        #expect(question.text.contains("Delete “report.pdf”?"))
        #expect(visitor.disk?.disk.paths.contains("/report.pdf") == true)
        let answer = try await visitor.post("/drive/delete", ["path": "/report.pdf", "confirmed": "1"])
        #expect(answer.headers["Location"] == "/drive/files?gone=report.pdf")
        #expect(try await !visitor.get("/drive/files?gone=report.pdf&wait").text.names.contains("report.pdf"))
        #expect(try await visitor.disk?.drive.trash().items.map(\.name) == ["report.pdf"])
    }

    @Test(.requirement("DR-26")) func `asks again before it deletes for ever`() async throws {
        let visitor = try await Visitor.onDisk()
        let question = try await visitor.post("/drive/delete", ["path": "/report.pdf", "way": "forever"])
        #expect(question.text.contains("forever?"))
        _ = try await visitor.post("/drive/delete", ["path": "/report.pdf", "way": "forever", "confirmed": "1"])
        #expect(visitor.disk?.disk.paths.contains("/report.pdf") == false)
        #expect(try await visitor.disk?.drive.trash().items.isEmpty == true)
    }

    @Test(.requirement("DR-25")) func `publishes, and shows the link that the service gave`() async throws {
        let visitor = try await Visitor.onDisk()
        let answer = try await visitor.post("/drive/publish", ["path": "/page 2.txt"])
        let link = try #require(try await visitor.disk?.drive.item(.at("/page 2.txt")).value.publicLink)
        #expect(answer.headers["Location"] == "/drive/link?path=/page%202.txt")
        let page = try await visitor.get("/drive/link?path=/page%202.txt").text
        #expect(page.contains("data-copy=\"\(link.absoluteString)\""))
        #expect(try await visitor.get("/drive/file?path=/page%202.txt").text.contains(link.absoluteString))
    }

    @Test func `makes a folder, and says where one of that name is there already`() async throws {
        let visitor = try await Visitor.onDisk()
        let made = try await visitor.post("/drive/new-folder", ["path": "/Trips", "name": "Alps & more"])
        #expect(made.headers["Location"] == "/drive/files?path=/Trips/Alps%20%26%20more")
        let again = try await visitor.post("/drive/new-folder", ["path": "/", "name": "Trips"])
        #expect(again.status == .unprocessableContent && again.text.contains("there already"))
    }

    @Test func `is refused to a form of another site`() async throws {
        let visitor = try await Visitor.onDisk()
        let answer = try await visitor.post(
            "/drive/delete", ["path": "/report.pdf", "confirmed": "1"], token: "stolen")
        #expect(answer.status == .forbidden)
        #expect(visitor.disk?.disk.paths.contains("/report.pdf") == true)
    }

    @Test(arguments: [(Language.english, "Choose the file again"), (.russian, "Выберите его снова")])
    func `says of a file whose page was left that it did not come whole, and what to do`(
        language: Language, advice: String
    ) async throws {
        let visitor = try await Visitor.onDisk(language: language)
        let file = ["name": "new.txt", "path": "/Music", "size": "500"]
        let begun = try await visitor.post("/drive/uploads/begin", file).text
        #expect(try await visitor.post(begun + "/piece?at=0").status == .noContent)
        #expect(try await visitor.post(begun + "/interrupt").status == .noContent)
        let page = try await visitor.get("/drive/files?path=/Music").text
        #expect(page.contains(advice) && page.contains("action=\"\(begun)/cancel\""))
        #expect(!page.contains("<progress"))
        // Chosen again, it takes the other's place.
        let again = try await visitor.post("/drive/uploads/begin", file).text
        let list = try await visitor.get("/drive/files?path=/Music").text
        #expect(!list.contains(advice) && list.contains("action=\"\(again)/cancel\""))
    }

    @Test func `takes in the rest of a file whose session ends meanwhile, and shows on either list what waits`()
        async throws
    {
        let visitor = try await Visitor.onDisk()
        let world = try #require(visitor.disk)
        let token = try await visitor.formToken()
        let piece = "token=\(token)"
        world.disk.failTransfers(with: .signInNeeded(.sessionEnded))
        let begun = try await visitor.post(
            "/drive/uploads/begin", ["name": "new.txt", "path": "/Music", "size": "\(piece.utf8.count)"])
        try await world.sessions.forget(DiskWorld.anna.provider)
        #expect(try await visitor.post(begun.text + "/piece?at=0", token: token).status == .noContent)
        #expect(try await visitor.get("/drive/recent").status == .seeOther)
        for await now in await world.uploads.states() where now.first?.state == .failed(.signInNeeded(.sessionEnded)) {
            break
        }
        try await world.sessions.save(world.provider.newSession())
        for screen in ["/drive/recent", "/drive/files?path=/Trips"] {
            let page = try await visitor.get(screen).text
            #expect(page.contains("action=\"\(begun.text)/retry\""), "\(screen)")
            #expect(page.contains("because the session had ended") && !page.contains("Sign in again"), "\(screen)")
        }
    }
}
