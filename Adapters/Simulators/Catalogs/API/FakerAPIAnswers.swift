import CatalogFixtures
import SimulatorKit
import WebServer

/// FakerAPI's books: `/api/v1/books` and `/api/v2/books`, with `_quantity` (at most 1,000) and `_seed`.
///
/// Without a seed the real service gives other books each time; here the same ones come again.
struct FakerAPIAnswers {
    let damage: [CatalogDamage]

    static var titles: [String] { volumes(seed: 2026, count: 50).map(\.title) }

    func response(to request: Request) -> Response {
        guard ["v1", "v2"].contains(request.path.dropFirst().first), request.path.last == "books",
            request.path.count == 3
        else {
            var missing = Response.json(["status": "Not found", "code": 404, "total": 0])
            missing.status = .notFound
            return missing
        }
        let asked = request.queryValue("_quantity").flatMap { Int($0) } ?? 10
        let seed = request.queryValue("_seed").flatMap { UInt64($0) } ?? 0
        let volumes = Self.volumes(seed: seed == 0 ? 1 : seed, count: asked == 0 ? 10 : min(1_000, max(0, asked)))
        let rows = zip(1..., volumes).map(row)
        let spoiled = damage.spoiling(
            rows, odd: [.null, .number(7), .list([]), .record([]), .record(["author": .text("Nobody")])],
            bare: ["title"], titled: "title", older: ["id"])
        return .json(envelope(spoiled, seed: seed), escaping: .php)
    }

    private func envelope(_ rows: [JSONValue], seed: UInt64) -> JSONValue {
        let isOlder = damage.contains(.olderShape)
        return .record(presentOf: [
            "status": "OK", "code": 200, "locale": isOlder ? nil : "en_US",
            "seed": isOlder
                ? nil : seed == 0 ? .null : damage.contains(.otherKinds) ? .number(Int(seed)) : .text("\(seed)"),
            "total": .number(rows.count), "data": damage.contains(.noList) ? nil : .list(rows),
        ])
    }

    private func row(place: Int, volume: BookShelf.Volume) -> JSONValue {
        .record([
            "id": .number(place), "title": .text(volume.title), "author": .text(volume.author),
            "genre": .text(volume.genre), "description": .text(volume.description), "isbn": .text(volume.isbn),
            // The host of the real one is gone; nothing listens on port 1 of loopback.
            "image": .text("http://127.0.0.1:1/480/640/any"),
            "published": .text(damage.contains(.oddValues) ? "2001-02-31" : volume.published),
            "publisher": .text(volume.publisher),
        ])
    }

    private static func volumes(seed: UInt64, count: Int) -> [BookShelf.Volume] {
        Array(BookShelf(seed: seed).prefix(count))
    }
}
