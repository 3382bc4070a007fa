import Foundation
import SimulatorKit
import TestTraits
import Testing
import UnsplashFixtures
import UnsplashSimulator
import WebServer

/// The simulator itself, against what its contract says of the real service.
@Suite struct `The simulated Unsplash` {
    private let unsplash = SimulatedUnsplash()

    private func ask(_ target: String, key: String? = "vitrine-demo-access-key") async throws -> Response {
        var headers: HeaderFields = ["Host": "127.0.0.1:80"]
        if let key { headers["Authorization"] = "Client-ID \(key)" }
        return await unsplash.respond(to: try Request(target: target, headers: headers))
    }

    private func body(_ response: Response) -> Data {
        if case .data(let data) = response.body { data } else { Data() }
    }

    private func json(_ target: String) async throws -> Any {
        try JSONSerialization.jsonObject(with: body(try await ask(target)))
    }

    @Test func `gives one photo by chance as an object, and several as a list of at most thirty`() async throws {
        #expect(try await json("/photos/random") is [String: Any])
        for (count, expected) in [("1", 1), ("30", 30), ("35", 30), ("0", 1), ("x", 1)] {
            #expect((try await json("/photos/random?count=\(count)") as? [Any])?.count == expected)
        }
    }

    @Test func `has no details in lists, and all of them for one photo`() async throws {
        let rows = try #require(try await json("/photos?per_page=30") as? [[String: Any]])
        #expect(rows.count == 30)
        #expect(rows.allSatisfy { $0["downloads"] == nil && $0["location"] == nil && $0["exif"] == nil })
        for key in ["id", "slug"] {
            let name = try #require(rows[1][key] as? String)
            let photo = try #require(try await json("/photos/\(name)") as? [String: Any])
            #expect(photo["id"] as? String == rows[1]["id"] as? String)
            #expect(photo["downloads"] is Int)
        }
    }

    @Test func `links its pages, and is empty past the end`() async throws {
        let first = try await ask("/search/photos?query=sea&per_page=30")
        let link = try #require(first.headers["Link"])
        #expect(link.contains("page=2>; rel=\"next\"") && link.contains("rel=\"last\"") && !link.contains("prev"))
        let total = try #require(first.headers["X-Total"].flatMap { Int($0) })
        #expect(total > 60)
        let past = try #require(try await json("/search/photos?query=sea&page=900") as? [String: Any])
        #expect((past["results"] as? [Any])?.isEmpty == true)
        #expect(past["total"] as? Int == total)
        #expect(try await ask("/search/photos?query=zzzz").headers["Link"] == nil)
    }

    @Test func `refuses as the service does`() async throws {
        #expect(try await ask("/photos", key: nil).status == .unauthorized)
        #expect(try await ask("/photos", key: "other").status == .unauthorized)
        #expect(try await ask("/photos?client_id=vitrine-demo-access-key", key: nil).status == .ok)
        #expect(try await ask("/photos/nowhere").status == .notFound)
        #expect(try await ask("/elsewhere").status == .notFound)
        #expect(try await ask("/search/photos?query=spam").status == .gone)
        #expect(try await ask("/search/photos").status == .badRequest)
        #expect(try await ask("/photos/random?username=bigfoot").status == .notFound)
    }

    @Test func `says in plain text that its limit is reached`() async throws {
        let poor = SimulatedUnsplash(limit: 0)
        let response = await poor.respond(
            to: try Request(target: "/photos", headers: ["Authorization": "Client-ID \(poor.accessKey)"]))
        #expect(response.status == .forbidden)
        #expect(body(response) == Data("Rate Limit Exceeded".utf8))
        #expect(response.headers["Content-Type"] == nil)
        #expect(response.headers["X-Ratelimit-Remaining"] == "0")
    }

    @Test func `counts questions, and pictures not`() async throws {
        let before = unsplash.remaining
        let row = try #require(try await json("/photos/random") as? [String: Any])
        let regular = try #require((row["urls"] as? [String: String])?["regular"].flatMap { URL(string: $0) })
        let picture = try await ask(regular.path + "?w=400", key: nil)
        #expect(picture.headers["Content-Type"] == "image/jpeg")
        #expect(body(picture).starts(with: [0xFF, 0xD8, 0xFF]))
        #expect(unsplash.remaining == before - 1)
        #expect(try await ask("/photo-1-nothing", key: nil).status == .notFound)
    }

    @Test func `has pages where its links lead`() async throws {
        let row = try #require(try await json("/photos/random") as? [String: Any])
        let user = try #require(row["user"] as? [String: Any])
        for links in [row["links"], user["links"]] {
            let html = try #require((links as? [String: String])?["html"].flatMap { URL(string: $0) })
            #expect(try await ask(html.path, key: nil).status == .ok)
        }
    }

    @Test func `writes ampersands as Rails does`() async throws {
        let text = String(decoding: body(try await ask("/photos/random")), as: UTF8.self)
        #expect(text.contains(#"\u0026"#) && !text.contains("&"))
    }

    @Test func `does as programs and people tell it`() async throws {
        let told = try Request(
            method: "PUT", target: "/control/faults", body: Data(#"{"access":"used-up","gone":["a"]}"#.utf8))
        #expect(await unsplash.respond(to: told).status == .ok)
        #expect(unsplash.conduct == UnsplashConduct(access: .usedUp, gone: ["a"]))
        #expect(try await ask("/photos").status == .forbidden)
        _ = await unsplash.respond(to: try Request(method: "POST", target: "/control/behave-well"))
        #expect(try await ask("/photos").status == .ok)
        _ = await unsplash.respond(to: try Request(method: "POST", target: "/control/deeds/use-up"))
        #expect(unsplash.remaining == 0)
        _ = await unsplash.respond(to: try Request(method: "POST", target: "/control/deeds/refill"))
        #expect(unsplash.remaining == 5_000)
    }
}

@Suite struct `The photos of the fixtures` {
    @Test func `are five hundred, each with an id of its own, the newest first`() {
        let photos = PhotoShelf.photos
        #expect(photos.count == 500)
        #expect(Set(photos.map(\.id)).count == 500)
        #expect(zip(photos, photos.dropFirst()).allSatisfy { $0.createdAt > $1.createdAt })
        #expect(photos.contains { $0.id.hasPrefix("-") } && photos.contains { $0.id.hasPrefix("_") })
    }

    @Test func `lack in places what real ones lack`() {
        let photos = PhotoShelf.photos
        #expect(photos.contains { $0.place == nil } && photos.contains { $0.author.name == nil })
        #expect(photos.contains { $0.description == nil } && photos.contains { $0.blurHash == nil })
        #expect(photos.contains { $0.downloads == 0 } && photos.contains { $0.downloads > 100_000 })
    }

    @Test(arguments: Picture.all)
    func `have a picture in two widths`(_ picture: Picture) throws {
        for width in [400, 1080] {
            let jpeg = try #require(picture.jpeg(width: width))
            #expect(jpeg.starts(with: [0xFF, 0xD8, 0xFF]))
        }
        #expect(picture.blurHash.utf8.count == 28)
    }
}
