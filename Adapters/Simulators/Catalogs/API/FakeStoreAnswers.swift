import CatalogFixtures
import SimulatorKit
import VKFixtures
import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The Fake Store's paths, as its server of 2022 answers them.
///
/// | path | what |
/// |---|---|
/// | `/products?limit=N&sort=desc` | a bare list, by number |
/// | `/products/7` | one; `null` with status 200 where there is none |
/// | `/products/categories`, `/products/category/NAME` | four names; the products of one |
struct FakeStoreAnswers {
    let damage: [CatalogDamage]

    static var titles: [String] { Ware.all.map { $0.title.trimmed } }

    func response(to request: Request) -> Response {
        let host = "http://" + (request.headers["Host"] ?? "127.0.0.1")
        switch request.path {
        case ["products"]: return .json(damage.contains(.noList) ? .null : .list(rows(on: host, asked: request)))
        case ["products", "categories"]: return .json(.list(Ware.categories.map(JSONValue.text)))
        case let path where path.count == 3 && path.prefix(2) == ["products", "category"]:
            return .json(.list(Ware.all.filter { $0.category == path[2] }.map { row($0, on: host) }))
        case let path where path.count == 2 && path[0] == "products":
            return .json(Ware.all.first { "\($0.id)" == path[1] }.map { row($0, on: host) } ?? .null)
        default: return .text(.notFound, "<pre>Cannot GET</pre>\n", type: "text/html; charset=utf-8")
        }
    }

    private func rows(on host: String, asked request: Request) -> [JSONValue] {
        let wares = request.queryValue("sort") == "desc" ? Ware.all.reversed() : Ware.all
        let limit = request.queryValue("limit").flatMap { Int($0) } ?? 0
        return damage.spoiling(
            (limit > 0 ? Array(wares.prefix(limit)) : wares).map { row($0, on: host) },
            odd: [
                .null, .text("no product"), .number(7), .list([]), .record([]),
                .record(["id": .number(900), "price": .number(5)]), .record(["title": .text("Its number is missing")]),
            ],
            bare: ["id", "title"], titled: "title", older: ["rating"])
    }

    private func row(_ ware: Ware, on host: String) -> JSONValue {
        var price = ware.price
        if damage.contains(.oddValues) { price = ware.id.isMultiple(of: 2) ? "-\(ware.price)" : "1e300" }
        return .record([
            "id": .number(ware.id), "title": .text(ware.title), "price": .decimal(price),
            "description": .text(ware.description), "category": .text(ware.category),
            "image": .text("\(host)/img/\(ware.imageName)"),
            "rating": .record(["rate": .decimal(ware.averageRating), "count": .number(ware.ratings)]),
        ])
    }
}

/// `/img/NAME`: JPEGs, whatever the name ends in.
enum FakeStorePictures {
    static func response(to request: Request) -> Response? {
        guard request.path.count == 2, request.path[0] == "img" else { return nil }
        guard let ware = Ware.all.first(where: { $0.imageName == request.path[1] }),
            let data = Picture.data("photos/" + ware.picture)
        else { return .text(.notFound, "Not found.\n") }
        return Response(
            headers: [
                "Content-Type": ware.imageName.hasSuffix(".png") ? "image/png" : "image/jpeg",
                "ETag": "\"\(ware.picture)\"", "Cache-Control": "public, max-age=14400",
            ], body: .data(data))
    }
}

extension String {
    /// Without white space around it.
    var trimmed: String {
        var rest = self[...]
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }
}
