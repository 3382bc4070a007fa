import SimulatorKit

/// One way in which a list arrives whole and is still not as it should be.
public enum Damage: String, Hashable, Sendable, Codable, CaseIterable {
    /// One entry without an id among good ones.
    case oneBrokenEntry = "one-broken-entry"
    /// Entries that are no records, and records with fields that are missing, null, empty or of another kind.
    case damagedRows = "damaged-rows"
    case emptyList = "empty-list"
    /// The first entry once more, and the second one's id with something else.
    case repeatedIDs = "repeated-ids"
    case idsAsText = "ids-as-text"
    /// Links that are none of HTTP: `javascript:`, `file:`, `ftp:`, `data:`.
    case foreignLinks = "foreign-links"
    /// Links without a host.
    case relativeLinks = "relative-links"
    /// Thumbnails that are null, or not there at all.
    case missingThumbnails = "missing-thumbnails"
    /// Thumbnails on a host that does not answer.
    case deadThumbnailHost = "dead-thumbnail-host"
    /// An object without a list.
    case noList = "no-list"
    /// JSON that breaks off, in an answer that does not.
    case brokenJSON = "broken-json"
}

extension Damage {
    /// What becomes of the rows.
    func damaging(_ rows: [JSONValue], of generation: FeedGeneration) -> [JSONValue] {
        switch self {
        case .oneBrokenEntry:
            return inserting([.record(["name": .text("A lesson without a number"), "description": .null])], into: rows)
        case .damagedRows:
            return inserting(Self.damagedRows(generation), into: rows)
        case .emptyList:
            return []
        case .repeatedIDs:
            guard var second = rows.dropFirst().first else { return rows + rows }
            second["name"] = .text("Another one under the same number")
            return rows + [rows[0], second]
        case .idsAsText:
            return rows.map { row in
                var row = row
                if case .number(let id) = row["id"] { row["id"] = .text("\(id)") }
                return row
            }
        case .foreignLinks:
            let foreign = [
                "javascript:alert(1)", "file:///etc/passwd", "ftp://127.0.0.1/a.mp4", "data:text/html,hello",
            ]
            return replacing(["thumbnail", generation.linkName], in: rows) { place, _ in .text(foreign[place % 4]) }
        case .relativeLinks:
            return replacing(["thumbnail", generation.linkName], in: rows) { _, link in
                // "http://host/path" without what stands before the path.
                .text("/" + link.split(separator: "/", maxSplits: 2).dropFirst(2).joined())
            }
        case .missingThumbnails:
            return replacing(["thumbnail"], in: rows) { place, _ in place.isMultiple(of: 2) ? nil : .null }
        case .deadThumbnailHost:
            // Nothing listens on port 1 of loopback: refused at once, without asking a name server.
            return replacing(["thumbnail"], in: rows) { place, _ in .text("http://127.0.0.1:1/\(place).jpg") }
        case .noList, .brokenJSON:
            return rows
        }
    }

    /// What becomes of the list's text.
    func damaging(_ json: String) -> String {
        switch self {
        case .noList: JSONValue.record(["error": .text("This list has moved.")]).encoded(escaping: .php)
        case .brokenJSON: String(json.prefix(json.count / 2))
        default: json
        }
    }

    private static func damagedRows(_ generation: FeedGeneration) -> [JSONValue] {
        [
            .null, .text("no record"), .number(7), .list([]), .record([]),
            .record(["id": .null, "name": .text("Its number is null")]),
            .record(["id": .number(90_001), "name": .null, "description": .null, "thumbnail": .null]),
            .record(["id": .number(90_002), "name": .list([.text("a list")]), "description": .number(5)]),
            .record([
                "id": .number(90_003), "name": .text("Its links are empty"), "thumbnail": .text(""),
                generation.linkName: .text(" "),
            ]),
            .record([
                "id": .number(90_004), "name": .text("Its links are no texts"), "thumbnail": .bool(true),
                generation.linkName: .number(0),
            ]),
            .record([
                "id": .number(90_005), "name": .text("It has fields that nobody knows"), "rating": .number(5),
                "author": .record(["name": .text("Nobody")]),
            ]),
        ]
    }

    /// Behind the first row, so that good ones stand on both sides.
    private func inserting(_ bad: [JSONValue], into rows: [JSONValue]) -> [JSONValue] {
        rows.prefix(1) + bad + rows.dropFirst()
    }

    private func replacing(
        _ fields: [String], in rows: [JSONValue], by value: (_ place: Int, _ text: String) -> JSONValue?
    ) -> [JSONValue] {
        rows.enumerated().map { place, row in
            var row = row
            for field in fields {
                guard case .text(let text) = row[field] else { continue }
                row[field] = value(place, text)
            }
            return row
        }
    }
}
