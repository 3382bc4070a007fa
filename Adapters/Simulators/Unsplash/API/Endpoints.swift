import SimulatorKit
import UnsplashFixtures
import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The API's endpoints, for whoever may ask it.
struct Endpoints {
    let records: [PhotoRecord]
    let wire: PhotoWire
    /// How many questions there were, with this one: what comes by chance differs by it.
    let turn: Int
    let countDownload: (String) -> Void

    func response(to request: Request) -> Response {
        if wire.damage.contains(.nonsense) { return .json(["status": "ok"]) }
        // `/photos` and `/photos/` are the same.
        let path = request.path.filter { !$0.isEmpty }
        switch (path.first, path.count) {
        case ("photos", 1): return list(records, request)
        case ("photos", 2) where path[1] == "random": return random(request)
        case ("photos", 2): return photo(path[1]) { .json(wire.detail($0)) }
        case ("photos", 3) where path[2] == "statistics": return photo(path[1], statistics)
        case ("photos", 3) where path[2] == "download":
            return photo(path[1]) { record in
                countDownload(record.id)
                return .json(["url": .text(wire.address(of: record, "q=85&fm=jpg&crop=entropy&cs=srgb"))])
            }
        case ("search", 2) where path[1] == "photos": return search(request)
        case ("users", 2):
            return user(path[1]) { .json(wire.user($0)) }
        case ("users", 3) where path[2] == "photos":
            return user(path[1]) { author in list(records.filter { $0.author == author }, request) }
        case ("stats", 2) where ["total", "month"].contains(path[1]):
            return .json(["photos": .number(records.count), "downloads": 9_876_543_210, "views": 1_234_567_890_123])
        default: return .errors(.notFound, ["Unable to find endpoint"])
        }
    }

    // MARK: Lists

    private func list(_ records: [PhotoRecord], _ request: Request) -> Response {
        let page = RequestedPage(of: records, request)
        return page.linking(.json(.list(wire.rows(page.records))), to: request, total: records.count)
    }

    private func search(_ request: Request) -> Response {
        guard let query = request.queryValue("query"), !query.isEmpty else {
            return .errors(.badRequest, ["query is missing"])
        }
        let words = query.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
        // "Search query judged spam", in the interface's description of 2026.
        if words.contains("spam") { return .errors(.gone, ["Your search was blocked"]) }
        let found = records.filter { $0.isFound(for: words) }
        let page = RequestedPage(of: found, request)
        let body: JSONValue = [
            "total": .number(found.count), "total_pages": .number(page.count),
            "results": .list(wire.rows(page.records)),
        ]
        return page.linking(.json(body), to: request, total: found.count)
    }

    private func random(_ request: Request) -> Response {
        let words = (request.queryValue("query") ?? "").lowercased().split(separator: " ").map(String.init)
        let username = request.queryValue("username") ?? ""
        var chosen = records.filter { $0.isFound(for: words) && [$0.author.username, ""].contains(username) }
        guard !chosen.isEmpty else {
            return .errors(.notFound, [username.isEmpty ? "No photos found." : "Couldn't find User"])
        }
        var chance = Chance(turn)
        chosen.shuffle(using: &chance)
        var response =
            if let count = request.queryValue("count") {
                // More than thirty asked for: thirty given.
                Response.json(
                    .list(wire.rows(chosen.prefix(min(max(Int(count) ?? 1, 1), 30)).map(\.self), random: true)))
            } else {
                Response.json(wire.row(chosen[0], random: true))
            }
        response.headers["Cache-Control"] = "private,max-age=0,stale-if-error=3600,stale-while-revalidate=0"
        return response
    }

    // MARK: One of them

    /// By its id, or by the slug that ends in it.
    private func photo(_ name: String, _ answer: (PhotoRecord) -> Response) -> Response {
        guard let record = records.first(where: { $0.id == name || name.hasSuffix("-" + $0.id) }) else {
            return .errors(.notFound, ["Couldn't find Photo"])
        }
        return answer(record)
    }

    private func user(_ name: String, _ answer: (PhotoRecord.Author) -> Response) -> Response {
        guard let author = records.first(where: { $0.author.username == name })?.author else {
            return .errors(.notFound, ["Couldn't find User"])
        }
        return answer(author)
    }

    private func statistics(_ record: PhotoRecord) -> Response {
        func series(_ total: Int) -> JSONValue {
            [
                "total": .number(total),
                "historical": ["change": 7, "average": 3, "resolution": "days", "quantity": 30, "values": []],
            ]
        }
        return .json([
            "id": .text(record.id), "downloads": series(record.downloads), "views": series(record.downloads * 91),
        ])
    }
}

extension PhotoRecord {
    /// Whether each of the words begins one of its own.
    fileprivate func isFound(for words: [String]) -> Bool {
        guard !words.isEmpty else { return true }
        let texts = [description, altText, author.name].compactMap(\.self).flatMap {
            $0.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
        }
        return words.allSatisfy { word in (self.words + texts).contains { $0.hasPrefix(word) } }
    }
}

/// The page of a list that a request asks for.
private struct RequestedPage {
    let number: Int
    let size: Int
    let count: Int
    let records: [PhotoRecord]

    init(of all: [PhotoRecord], _ request: Request) {
        number = max(1, request.queryValue("page").flatMap { Int($0) } ?? 1)
        size = min(max(1, request.queryValue("per_page").flatMap { Int($0) } ?? 10), 30)
        count = (all.count + size - 1) / size
        // Past the end there is nothing, with status 200.
        let start = min(number - 1, count) * size
        records = Array(all.dropFirst(start).prefix(size))
    }

    /// The answer with its counts and links; `last` comes before `next`, as recorded.
    func linking(_ response: Response, to request: Request, total: Int) -> Response {
        var response = response
        response.headers["X-Total"] = "\(total)"
        response.headers["X-Per-Page"] = "\(size)"
        response.headers["Cache-Control"] = "max-age=86400,stale-if-error=3600,stale-while-revalidate=60"
        var links: [String] = []
        func link(_ page: Int, _ relation: String) {
            var items = request.query.filter { $0.name != "page" }.map { URLQueryItem(name: $0.name, value: $0.value) }
            items.append(URLQueryItem(name: "page", value: "\(page)"))
            var components = URLComponents()
            (components.scheme, components.host) = ("https", "api.unsplash.com")
            components.path = "/" + request.path.joined(separator: "/")
            components.queryItems = items
            links.append("<\(components.string ?? "")>; rel=\"\(relation)\"")
        }
        if number > 1 { link(1, "first") }
        if number > 1 { link(number - 1, "prev") }
        if number < count { link(count, "last") }
        if number < count { link(number + 1, "next") }
        if !links.isEmpty { response.headers["Link"] = links.joined(separator: ", ") }
        return response
    }
}

/// Chance that comes out the same for the same turn: SplitMix64 (Steele, Lea and Flood, 2014).
private struct Chance: RandomNumberGenerator {
    private var state: UInt64

    init(_ turn: Int) {
        state = UInt64(truncatingIfNeeded: turn) &* 0x9E6C_63D0_676A_9A99
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
