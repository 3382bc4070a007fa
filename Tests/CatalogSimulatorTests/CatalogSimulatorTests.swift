import CatalogFixtures
import CatalogSimulator
import Foundation
import SimulatorKit
import TestTraits
import Testing
import WebServer

/// The services in the box, against what their contract says of the real ones.
@Suite struct `The simulated catalogs` {
    private func ask(_ service: CatalogHost, _ target: String, _ damage: CatalogDamage...) async throws -> Response {
        let catalog = SimulatedCatalog(service, conduct: CatalogConduct(rows: damage))
        return await catalog.respond(to: try Request(target: target, headers: ["Host": "127.0.0.1:80"]))
    }

    private func body(_ response: Response) -> Data {
        if case .data(let data) = response.body { data } else { Data() }
    }

    private func json(_ service: CatalogHost, _ target: String, _ damage: CatalogDamage...) async throws -> Any {
        let catalog = SimulatedCatalog(service, conduct: CatalogConduct(rows: damage))
        let response = await catalog.respond(to: try Request(target: target, headers: ["Host": "127.0.0.1:80"]))
        return try JSONSerialization.jsonObject(with: body(response), options: .fragmentsAllowed)
    }

    // MARK: The Fake Store

    @Test(arguments: [
        ("/products", 20), ("/products?limit=5", 5), ("/products?limit=0", 20), ("/products?limit=x", 20),
        ("/products/category/jewelery", 4), ("/products/category/men's%20clothing", 4),
        ("/products/category/nothing", 0), ("/products/categories", 4),
    ])
    func `give lists of products as they are asked for`(target: String, count: Int) async throws {
        #expect((try await json(.fakeStore, target) as? [Any])?.count == count)
    }

    @Test func `sort products by number, both ways, and write whole prices without a fraction`() async throws {
        let rows = try #require(try await json(.fakeStore, "/products?sort=desc") as? [[String: Any]])
        #expect(rows.compactMap { $0["id"] as? Int } == (1...20).reversed())
        let text = String(decoding: body(try await ask(.fakeStore, "/products")), as: UTF8.self)
        #expect(text.contains(#""price":695,"#) && text.contains(#""price":109.95,"#) && text.contains(#""rate":3,"#))
        #expect(text.contains("+c+L._AC_.jpg") && text.contains("t.png") && text.contains(#"Shirt ","#))
    }

    @Test func `give one product, and null with status 200 where there is none`() async throws {
        #expect((try await json(.fakeStore, "/products/7") as? [String: Any])?["title"] as? String == "Plain Band")
        let missing = try await ask(.fakeStore, "/products/700")
        #expect(missing.status == .ok && body(missing) == Data("null".utf8))
    }

    @Test func `have a picture for each product, under an address as the real one's`() async throws {
        let rows = try #require(try await json(.fakeStore, "/products") as? [[String: Any]])
        for row in rows {
            let address = try #require((row["image"] as? String).flatMap(URL.init(string:)))
            let picture = try await ask(.fakeStore, address.path(percentEncoded: true))
            #expect(picture.status == .ok && body(picture).starts(with: [0xFF, 0xD8]), "\(address)")
        }
        #expect(try await ask(.fakeStore, "/img/nothing.jpg").status == .notFound)
    }

    // MARK: FakerAPI

    @Test(arguments: [
        ("", 10), ("?_quantity=3", 3), ("?_quantity=0", 10), ("?_quantity=-4", 0), ("?_quantity=5000", 1_000),
        ("?_quantity=x", 10),
    ])
    func `give as many books as are asked for, and 1,000 at most`(query: String, count: Int) async throws {
        let answer = try #require(try await json(.fakerAPI, "/api/v1/books" + query) as? [String: Any])
        #expect((answer["data"] as? [Any])?.count == count && answer["total"] as? Int == count)
    }

    @Test func `give the same books for the same seed, the shorter list at the beginning of the longer`() async throws {
        func titles(_ query: String) async throws -> [String] {
            let answer = try await json(.fakerAPI, "/api/v2/books?" + query) as? [String: Any]
            return (answer?["data"] as? [[String: Any]])?.compactMap { $0["title"] as? String } ?? []
        }
        let (short, long) = (try await titles("_seed=7&_quantity=5"), try await titles("_seed=7&_quantity=50"))
        #expect(short.count == 5 && Array(long.prefix(5)) == short)
        #expect(try await titles("_seed=8&_quantity=5") != short)
    }

    @Test func `have both envelopes, and the seed as nothing, a text or a number`() async throws {
        func envelope(_ query: String, _ damage: CatalogDamage...) async throws -> [String: Any] {
            let catalog = SimulatedCatalog(.fakerAPI, conduct: CatalogConduct(rows: damage))
            let response = await catalog.respond(to: try Request(target: "/api/v1/books" + query))
            return try #require(try JSONSerialization.jsonObject(with: body(response)) as? [String: Any])
        }
        let plain = try await envelope("")
        #expect(plain["seed"] is NSNull && plain["locale"] as? String == "en_US")
        #expect(try await envelope("?_seed=42")["seed"] as? String == "42")
        #expect(try await envelope("?_seed=42", .otherKinds)["seed"] as? Int == 42)
        let older = try await envelope("", .olderShape)
        #expect(older["seed"] == nil && older["locale"] == nil && older["status"] as? String == "OK")
        #expect((older["data"] as? [[String: Any]])?.first?["id"] == nil)
    }

    @Test func `escape as PHP does, and answer 404 without data elsewhere`() async throws {
        let text = String(decoding: body(try await ask(.fakerAPI, "/api/v1/books?_quantity=100")), as: UTF8.self)
        #expect(text.contains(#"http:\/\/"#) && text.contains(#"\u20"#) && text.allSatisfy(\.isASCII))
        let missing = try await ask(.fakerAPI, "/api/v1/boats")
        #expect(missing.status == .notFound)
        #expect(body(missing) == Data(#"{"status":"Not found","code":404,"total":0}"#.utf8))
    }

    // MARK: Kontests

    @Test func `mix two forms of time, and have no dates, names and durations here and there`() async throws {
        let rows = try #require(try await json(.kontests, "/api/v1/all") as? [[String: String]])
        #expect(rows.count == ContestEntry.all.count)
        let times = rows.compactMap { $0["start_time"] }
        #expect(times.contains { $0.hasSuffix(".000Z") } && times.contains { $0.hasSuffix(" UTC") })
        #expect(times.last == "-" && rows.contains { $0["name"]?.isEmpty == true })
        #expect(Set(rows.compactMap { $0["duration"] }).isSuperset(of: ["0.0", "-", "7200", "7200.0"]))
        #expect(rows.allSatisfy { Set($0.keys).count == 8 })
    }

    @Test func `have a list for each site, without the site's name`() async throws {
        let rows = try #require(try await json(.kontests, "/api/v1/code_chef") as? [[String: String]])
        #expect(!rows.isEmpty && rows.allSatisfy { $0["site"] == nil })
        #expect((try await json(.kontests, "/api/v1/sites") as? [[String]])?.first?.count == 3)
        #expect(try await ask(.kontests, "/api/v1/toph").status == .notFound)
    }

    @Test func `are empty every other time while the table is filled anew`() async throws {
        let catalog = SimulatedCatalog(.kontests, conduct: CatalogConduct(rows: [.emptyForAMoment]))
        for isEmpty in [true, false, true] {
            let response = await catalog.respond(to: try Request(target: "/api/v1/all"))
            #expect((body(response) == Data("[]".utf8)) == isEmpty)
        }
    }

    // MARK: All three

    @Test(arguments: CatalogHost.allCases)
    func `go wrong as they are told to, and count their questions`(service: CatalogHost) async throws {
        #expect(body(try await ask(service, service.listPath, .emptyBody)).isEmpty)
        let throttled = try await ask(service, service.listPath, .throttled)
        #expect(throttled.status == .tooManyRequests && throttled.headers["Retry-After"] == "30")
        let catalog = SimulatedCatalog(service, conduct: CatalogConduct(list: [.status(522)]))
        let down = await catalog.respond(to: try Request(target: service.listPath))
        #expect(down.status.rawValue == 522 && down.headers["Content-Type"]?.hasPrefix("text/html") == true)
        #expect(catalog.requests(to: service.listPath) == 1)
        #expect(await catalog.respond(to: try Request(target: "/")).status == .ok)
        #expect(catalog.requests(to: "/") == 0)
        let posted = await catalog.respond(to: try Request(method: "POST", target: service.listPath))
        #expect(posted.status == .methodNotAllowed)
    }

    @Test(arguments: CatalogHost.allCases, CatalogDamage.allCases)
    func `take each damage as JSON, and give it back`(service: CatalogHost, damage: CatalogDamage) async throws {
        let catalog = SimulatedCatalog(service)
        let told = Data(#"{"rows":["\#(damage.rawValue)"]}"#.utf8)
        _ = await catalog.respond(to: try Request(method: "PUT", target: "/control/faults", body: told))
        #expect(catalog.conduct == CatalogConduct(rows: [damage]))
        let page = await catalog.respond(to: try Request(target: "/"))
        #expect(String(decoding: body(page), as: UTF8.self).contains(damage.rawValue))
    }
}
