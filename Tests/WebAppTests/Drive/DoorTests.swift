import Drive
import InMemoryAdapters
import SharedKernel
import TestTraits
import Testing
import WebServer

@Suite struct `The way to the disk` {
    @Test(.requirement("DR-7", "DR-9")) func `begins with three pages, seen once, and then the sign-in`() async throws {
        let world = DiskWorld(isWelcomed: false)
        let visitor = try await Visitor(disk: world).entered()
        #expect(try await visitor.get("/drive").headers["Location"] == "/drive/welcome")
        #expect(try await visitor.get("/drive/sign-in").headers["Location"] == "/drive/welcome")
        for page in ["1 of 3", "2 of 3", "3 of 3"] {
            #expect(try await visitor.get("/drive/welcome?page=\(page.first ?? "1")").text.contains(page))
        }
        let answer = try await visitor.post("/drive/welcome")
        #expect(answer.headers["Location"] == "/drive/sign-in")
        #expect(try await visitor.get("/drive").headers["Location"] == "/drive/sign-in")
        #expect(try await visitor.get("/drive/welcome").headers["Location"] == "/drive")
    }

    @Test func `says why the first pages come again, where that cannot be remembered`() async throws {
        let world = DiskWorld(isWelcomed: false)
        world.memory.fail(with: .storageFailed)
        let visitor = try await Visitor(disk: world, language: .english).entered()
        let answer = try await visitor.post("/drive/welcome")
        #expect(answer.status == .serviceUnavailable)
        #expect(answer.text.contains("role=\"alert\""))
    }

    @Test(
        .requirement("DR-10"),
        arguments: [
            "", "/recent", "/files", "/files?path=/Trips", "/published", "/file?path=/a.txt", "/rename?path=/a.txt",
            "/move?path=/a.txt", "/delete?path=/a.txt", "/new-folder", "/link?path=/a.txt",
        ])
    func `is closed to whoever is not signed in`(screen: String) async throws {
        let visitor = try await Visitor(disk: DiskWorld(.few)).entered()
        let answer = try await visitor.get("/drive" + screen)
        #expect(answer.headers["Location"] == "/drive/sign-in")
    }

    @Test(
        .requirement("DR-10"), arguments: ["recent/list", "files/list", "file/contents", "file/events", "file/preview"])
    func `gives no part and no file to whoever is not signed in`(part: String) async throws {
        let visitor = try await Visitor(disk: DiskWorld(.few)).entered()
        #expect(try await visitor.get("/drive/\(part)?path=/report.pdf").status == .unauthorized)
    }

    @Test(.requirement("DR-1")) func `is the sign-in screen that every service has`() async throws {
        let world = DiskWorld(.few)
        let visitor = try await Visitor(disk: world, language: .english).entered()
        let page = try await visitor.get("/drive/sign-in").text
        #expect(page.contains("Sign in with Yandex") && page.contains("action=\"/accounts/yandex/begin\""))
        let begun = try await visitor.post("/accounts/yandex/begin", ["window": "1"])
        #expect(begun.status == .ok)
    }

    @Test func `is not there where nobody wired a disk`() async throws {
        let visitor = try await Visitor().entered()
        #expect(try await visitor.get("/drive").status == .notFound)
        #expect(try await !visitor.get("/").text.contains("href=\"/drive\""))
    }
}
