import CatalogFixtures
import SimulatorKit
import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Kontests' paths: `/api/v1/all` with texts only and two forms of time in one answer, `/api/v1/sites`, and a list for
/// each site without the site's name.
struct KontestsAnswers {
    let damage: [CatalogDamage]
    /// What the entries' beginnings are counted from.
    let now: Date

    /// One entry has no name, and goes by the end of its address.
    static var titles: [String] {
        ContestEntry.all.map { entry in
            entry.name.flatMap { $0.isEmpty ? nil : $0.trimmed } ?? "november circuits 26"
        }
    }

    func response(to request: Request) -> Response {
        guard request.path.count == 3, request.path.prefix(2) == ["api", "v1"] else {
            return .text(.notFound, "<h1>The page you were looking for doesn't exist.</h1>\n", type: "text/html")
        }
        let value: JSONValue
        switch request.path[2] {
        case "all": value = damage.contains(.noList) ? .null : .list(spoiled(ContestEntry.all.map(row)))
        case "sites": value = .list(ContestEntry.sites.map { .list($0.map(JSONValue.text)) })
        default:
            guard let site = ContestEntry.sites.first(where: { $0[1] == request.path[2] }), site[1] != "toph" else {
                return .text(.notFound, "<h1>The page you were looking for doesn't exist.</h1>\n", type: "text/html")
            }
            let rows = ContestEntry.all.filter { $0.site == site[0] }.map { entry in
                var row = row(entry)
                row["site"] = nil
                return row
            }
            value = .list(rows)
        }
        var response = Response.json(value, escaping: .ampersands)
        response.headers["Cache-Control"] = "max-age=0, private, must-revalidate"
        return response
    }

    private func spoiled(_ rows: [JSONValue]) -> [JSONValue] {
        damage.spoiling(
            rows, odd: [.null, .number(7), .list([]), .record([]), .record(["site": .text("Toph")])], bare: ["name"],
            titled: "name", older: ["in_24_hours", "status"])
    }

    private func row(_ entry: ContestEntry) -> JSONValue {
        let start = entry.start.map { now + Double($0) }
        var end = start.flatMap { start in entry.length.map { start + Double($0) } }
        if damage.contains(.oddValues), let start { end = entry.site.count.isMultiple(of: 2) ? start - 60 : nil }
        let isSoon = entry.start.map { (0..<86_400).contains($0) } ?? false
        let hasBegun = entry.start.map { $0 < 0 } ?? false
        return .record([
            "name": entry.name.map(JSONValue.text) ?? .null, "url": entry.url.map(JSONValue.text) ?? .null,
            "start_time": .text(time(start, of: entry)), "end_time": .text(time(end, of: entry)),
            "duration": damage.contains(.oddValues) ? .null : .text(entry.duration ?? "-"), "site": .text(entry.site),
            "in_24_hours": .text(isSoon ? "Yes" : "No"), "status": .text(hasBegun ? "CODING" : "BEFORE"),
        ])
    }

    /// `2023-05-12T14:35:00.000Z`, of one site `2023-05-17 14:30:00 UTC`, or `-`.
    private func time(_ moment: Date?, of entry: ContestEntry) -> String {
        guard let moment else { return "-" }
        let whole = Date(timeIntervalSince1970: (moment.timeIntervalSince1970 / 60).rounded(.down) * 60)
        let text = whole.formatted(Date.ISO8601FormatStyle())
        guard entry.site == "CodeChef" else { return text.dropLast() + ".000Z" }
        return text.dropLast().replacing("T", with: " ") + " UTC"
    }
}
