import Drive
import InMemoryAdapters
import SharedKernel
import Testing
import WebServer

@Suite struct `The disk on the first page` {
    @Test func `is the way to it for whoever is not signed in`() async throws {
        let visitor = try await Visitor(disk: DiskWorld(.few), language: .english).entered()
        let shelf = try #require(try await visitor.get("/").text.between("id=\"drive-part\"", "</section>"))
        #expect(shelf.contains("href=\"/drive\"") && shelf.contains("Sign in"))
        #expect(shelf.names == [])
    }

    @Test func `is the last files, as they are kept, and then as the service tells them`() async throws {
        let visitor = try await Visitor.onDisk()
        #expect(try await visitor.get("/").text.between("id=\"drive-part\"", "</section>")?.names == [])
        let shelf = try await visitor.get("/drive/shelf").text
        #expect(shelf.names.sorted() == ["lake.jpg", "page 10.txt", "page 2.txt", "report.pdf"])
        #expect(try await visitor.get("/").text.between("id=\"drive-part\"", "</section>")?.names == shelf.names)
    }

    @Test func `says why there is nothing, and stands in the way of nothing else`() async throws {
        let visitor = try await Visitor.onDisk()
        visitor.disk?.disk.fail(with: .offline)
        let answer = try await visitor.get("/drive/shelf")
        #expect(answer.status == .ok && answer.text.contains("without a connection"))
    }
}
