import SimulatorAnswers
import SimulatorKit
import TestTraits
import Testing
import WebServer
import YandexSimulator

@Suite struct `Changes of the simulated disk` {
    private let yandex = SimulatedYandex.small()

    @Test func `make a folder, once, and where its parent is`() async throws {
        let link = try await yandex.disk("/resources?path=disk:/Trips/a%20b", "PUT", 201)
        #expect(link["href"]?.text?.hasSuffix("/v1/disk/resources?path=disk%3A%2FTrips%2Fa+b") == true)
        for (path, error) in [
            ("disk:/Trips/a%20b", "DiskPathPointsToExistentDirectoryError"), ("/no/x", "DiskPathDoesntExistsError"),
            ("/read%20me.txt", "DiskResourceAlreadyExistsError"),
        ] {
            #expect(try await yandex.disk("/resources?path=\(path)", "PUT", 409)["error"] == .text(error))
        }
        // The path comes back as it was sent.
        let words = try await yandex.disk("/resources?path=/no/x", "PUT", 409)["description"]
        #expect(words == .text("Specified path \"/no/x\" doesn't exists."))
    }

    @Test func `put a file into the trash, from which it comes back`() async throws {
        let answer = try await yandex.answer("/v1/disk/resources?path=/read%20me.txt", "DELETE")
        #expect(answer.status == .noContent && answer.headers["Content-Type"] == "application/json; charset=utf-8")
        let trashed = try #require(try await yandex.disk("/trash/resources?path=trash:/")["_embedded"]?["items"]?[0])
        let path = try #require(trashed["path"]?.text)
        #expect(
            path.wholeMatch(of: /trash:\/read me\.txt_[0-9a-f]{40}/) != nil && trashed["name"] == .text("read me.txt"))
        #expect(trashed["origin_path"] == .text("disk:/read me.txt") && trashed["deleted"] == trashed["modified"])
        // It still takes up its room.
        #expect(try await yandex.disk("/")["trash_size"] == .number(7))
        #expect(try await yandex.disk("/")["used_space"] == .number(25))
        _ = try await yandex.disk("/trash/resources/restore?path=\(path.percentEncoded)", "PUT", 201)
        #expect(try await yandex.names(in: "/") == ["Trips", "read me.txt"])
        _ = try await yandex.disk("/trash/resources/restore?path=\(path.percentEncoded)", "PUT", 404)
    }

    @Test func `take a while with a folder that is not empty, and are followed by a link`() async throws {
        let link = try await yandex.disk("/resources?path=/Trips", "DELETE", 202)
        let operation = try #require(link["href"]?.text?.split(separator: "/v1/disk").last.map(String.init))
        // Nobody touches it meanwhile.
        let locked = try await yandex.disk("/resources/move?from=/Trips/lake%201.txt&path=/x", "POST", 423)
        #expect(locked["error"] == .text("DiskResourceLockedError"))
        #expect(try await yandex.names(in: "/") == ["Trips", "read me.txt"])
        #expect(try await yandex.disk(operation)["status"] == .text("in-progress"))
        #expect(try await yandex.disk(operation)["status"] == .text("success"))
        #expect(try await yandex.names(in: "/") == ["read me.txt"])
        #expect(try await yandex.disk("/operations/0000", "GET", 404)["error"] == .text("DiskOperationNotFoundError"))
    }

    @Test(arguments: [(OperationEnding.failure, "failed"), (.never, "in-progress")])
    func `come to nothing, where that is wanted`(ending: OperationEnding, status: String) async throws {
        yandex.conduct = YandexConduct(operations: ending, listings: [.operationsInQuery])
        let link = try await yandex.disk("/resources/copy?from=/Trips&path=/Copy", "POST", 202)
        let operation = try #require(link["href"]?.text?.split(separator: "/v1/disk").last.map(String.init))
        #expect(operation.hasPrefix("/operations?id="))
        _ = try await yandex.disk(operation)
        #expect(try await yandex.disk(operation)["status"] == .text(status))
        #expect(try await yandex.names(in: "/") == ["Trips", "read me.txt"])
    }

    @Test func `move and copy files at once, and never over what is there`() async throws {
        _ = try await yandex.disk("/resources/copy?from=/read%20me.txt&path=/Trips/copy.txt", "POST", 201)
        _ = try await yandex.disk("/resources/move?from=/read%20me.txt&path=/Trips/moved.txt", "POST", 201)
        #expect(try await yandex.names(in: "/Trips") == ["Alps", "copy.txt", "lake 1.txt", "moved.txt"])
        let taken = try await yandex.disk("/resources/move?from=/Trips/copy.txt&path=/Trips/moved.txt", "POST", 409)
        #expect(taken["description"] == .text("Resource \"/Trips/moved.txt\" already exists."))
        _ = try await yandex.disk(
            "/resources/move?from=/Trips/copy.txt&path=/Trips/moved.txt&overwrite=true", "POST", 201)
        _ = try await yandex.disk("/resources/move?from=/Trips&path=/Trips/Alps/in", "POST", 400)
        _ = try await yandex.disk("/resources/move?from=/nowhere&path=/x", "POST", 404)
        _ = try await yandex.disk("/resources/move?from=/Trips/moved.txt&path=/no/x", "POST", 409)
        #expect(yandex.paths.count == 5)
    }

    @Test func `keep notes of programs, and lose them again`() async throws {
        let noted = try await yandex.disk(
            "/resources?path=/Trips", "PATCH", body: #"{"custom_properties": {"a": "1", "n": 42, "b": true}}"#)
        #expect(noted["custom_properties"] == .record(["a": .text("1"), "n": .number(42), "b": .bool(true)]))
        #expect(noted["_embedded"] == nil)
        let emptied = try await yandex.disk(
            "/resources?path=/Trips", "PATCH", body: #"{"custom_properties": {"a": null, "n": null, "b": null}}"#)
        #expect(emptied["custom_properties"] == .null)
    }

    @Test func `publish, keep the link, and hide again`() async throws {
        let path = "/resources/publish?path=disk:/Trips"
        #expect(try await yandex.disk(path, "PUT").names == ["href", "method", "templated"])
        _ = try await yandex.disk("/resources/publish?path=/read%20me.txt", "PUT")
        let shared = try await yandex.disk("/resources?path=/Trips")
        let (key, address) = (try #require(shared["public_key"]?.text), try #require(shared["public_url"]?.text))
        _ = try await yandex.disk(path, "PUT")
        #expect(try await yandex.disk("/resources?path=/Trips")["public_key"] == .text(key))
        // Published last comes first.
        let list = try await yandex.disk("/resources/public")
        #expect(list["items"]?.items.map { $0["name"] } == [.text("read me.txt"), .text("Trips")])
        #expect(try await yandex.disk("/resources/public?type=dir")["items"]?.items.count == 1)
        for name in [key, address] {
            let seen = try await yandex.disk(
                "/public/resources?public_key=\(name.percentEncoded)&path=/Alps", token: nil)
            #expect(seen["path"] == .text("/Alps") && seen["public_key"] == .text(key))
            #expect(seen["_embedded"]?["items"]?[0]?["path"] == .text("/Alps/peak.txt"))
        }
        #expect(try await yandex.content(address).status == .ok)
        _ = try await yandex.disk("/resources/unpublish?path=/Trips", "PUT")
        #expect(try await yandex.content(address).status == .notFound)
        _ = try await yandex.disk("/public/resources?public_key=\(key.percentEncoded)", "GET", 404, token: nil)
        #expect(try await yandex.disk("/resources?path=/Trips")["public_url"] == nil)
    }

    @Test func `protect a link by a password and a date`() async throws {
        _ = try await yandex.disk(
            "/resources/publish?path=/read%20me.txt", "PUT", body: #"{"public_settings": {"password": "secret"}}"#)
        let key = try #require(
            try await yandex.disk("/resources?path=/read%20me.txt")["public_key"]?.text?.percentEncoded)
        let closed = try await yandex.disk("/public/resources/download?public_key=\(key)", "GET", 403, token: nil)
        #expect(closed["error"] == .text("DiskSymlinkPasswordRequiredError"))
        let settings = "/public/resources/public-settings?path=/read%20me.txt"
        _ = try await yandex.disk(settings, "PATCH", body: #"{"available_until": 1}"#)
        #expect(try await yandex.disk(settings) == .record(["available_until": .number(1)]))
        _ = try await yandex.disk("/public/resources?public_key=\(key)", "GET", 404, token: nil)
    }

    @Test func `save what others published, unless something is in its place`() async throws {
        _ = try await yandex.disk("/resources/publish?path=/read%20me.txt", "PUT")
        let key = try #require(
            try await yandex.disk("/resources?path=/read%20me.txt")["public_key"]?.text?.percentEncoded)
        _ = try await yandex.disk("/public/resources/save-to-disk?public_key=\(key)&name=b.txt", "POST", 201)
        #expect(yandex.file(at: "disk:/Загрузки/b.txt") != nil)
        _ = try await yandex.disk("/public/resources/save-to-disk?public_key=\(key)&name=b.txt", "POST", 409)
    }
}
