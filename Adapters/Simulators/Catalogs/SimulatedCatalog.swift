public import SimulatorKit
public import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// One of the three demo services (the Fake Store, FakerAPI, Kontests), with faults on demand.
///
/// | path | what |
/// |---|---|
/// | of the service | as the real one has it: ``FakeStoreAnswers``, ``FakerAPIAnswers``, ``KontestsAnswers`` |
/// | `/` | a page on which a person chooses how it behaves |
/// | `PUT`, `GET /control/faults` | the same for programs, as the JSON of a ``CatalogConduct`` |
public final class SimulatedCatalog: SingleHostSimulator {
    public let service: CatalogHost
    public let controls: Controls<CatalogConduct>
    /// Contests are told from here on.
    private let startedAt = Date()

    public init(_ service: CatalogHost, conduct: CatalogConduct = CatalogConduct()) {
        self.service = service
        controls = Controls(.of(service), conduct: conduct)
    }

    public func respond(to request: Request) async -> Response {
        if let own = controls.ownResponse(to: request) { return own }
        let path = "/" + request.path.joined(separator: "/")
        let turn = controls.count(path)
        let conduct = conduct
        guard request.method == "GET" || request.method == "HEAD" else {
            return Response(.methodNotAllowed, headers: ["Allow": "GET, HEAD"])
        }
        if service == .fakeStore, let picture = FakeStorePictures.response(to: request) {
            return await conduct.pictures.spoiling(picture, to: request, turn: turn)
        }
        let good = goodResponse(to: request, damagedBy: conduct.rows, turn: turn)
        return await conduct.list.spoiling(good, to: request, turn: turn)
    }

    private func goodResponse(to request: Request, damagedBy damage: [CatalogDamage], turn: Int) -> Response {
        if damage.contains(.throttled) { return .throttled }
        if damage.contains(.emptyBody) { return Response(headers: ["Content-Type": "application/json"]) }
        var damage = damage
        if damage.contains(.emptyForAMoment), !turn.isMultiple(of: 2) { damage.append(.emptyList) }
        return switch service {
        case .fakeStore: FakeStoreAnswers(damage: damage).response(to: request)
        case .fakerAPI: FakerAPIAnswers(damage: damage).response(to: request)
        case .kontests: KontestsAnswers(damage: damage, now: startedAt).response(to: request)
        }
    }

    /// The titles of the list that Vitrine asks for, in order, as a person reads them.
    public var titles: [String] {
        switch service {
        case .fakeStore: FakeStoreAnswers.titles
        case .fakerAPI: FakerAPIAnswers.titles
        case .kontests: KontestsAnswers.titles
        }
    }
}

/// A simulated catalog that listens.
public typealias RunningCatalogSimulator = RunningSimulator<SimulatedCatalog>

extension Response {
    /// As an application's answer: no ranges, a weak tag, and 304 for whoever has it already.
    static func json(_ value: JSONValue, escaping: JSONValue.Escaping = []) -> Response {
        let text = value.encoded(escaping: escaping)
        return Response(
            headers: [
                "Content-Type": "application/json; charset=utf-8", "Access-Control-Allow-Origin": "*",
                "ETag": "W/\"\(text.fingerprint(digits: 32))\"",
            ],
            body: .data(Data(text.utf8)), acceptsRanges: false)
    }

    fileprivate static var throttled: Response {
        Response(
            .tooManyRequests,
            headers: [
                "Content-Type": "application/json", "Retry-After": "30", "X-RateLimit-Limit": "30",
                "X-RateLimit-Remaining": "0",
            ], body: .data(Data(#"{"message":"Too Many Attempts."}"#.utf8)), acceptsRanges: false)
    }
}

extension [CatalogDamage] {
    /// What becomes of a list's rows.
    func spoiling(
        _ rows: [JSONValue], odd: [JSONValue], bare: Set<String>, titled title: String, older: Set<String> = []
    ) -> [JSONValue] {
        var rows = rows
        if contains(.manyLongRows), !rows.isEmpty {
            let long = String(repeating: "Verylongtitle", count: 77)
            rows = (0..<1_000).map { place in
                var row = rows[place % rows.count]
                row[title] = .text("\(place) \(place.isMultiple(of: 100) ? long : "of a thousand")")
                row["id"] = row["id"].map { _ in .number(place + 1) }
                row["isbn"] = row["isbn"].map { _ in .text("\(9_780_000_000_000 + place)") }
                return row
            }
        }
        if contains(.bareRows) { rows = rows.map { $0.keeping { bare.contains($0) } } }
        if contains(.olderShape) { rows = rows.map { $0.keeping { !older.contains($0) } } }
        if contains(.otherKinds) { rows = rows.map { $0.ofOtherKinds(but: title) } }
        if contains(.foreignLinks) { rows = rows.map(\.withForeignLinks) }
        if contains(.oddRows) { rows = rows.prefix(1) + odd + rows.dropFirst() }
        return contains(.emptyList) ? [] : rows
    }
}

extension JSONValue {
    fileprivate func keeping(_ isKept: (String) -> Bool) -> JSONValue {
        guard case .record(let fields) = self else { return self }
        return .record(fields.filter { isKept($0.name) })
    }

    fileprivate func ofOtherKinds(but title: String) -> JSONValue {
        guard case .record(let fields) = self else { return self }
        return .record(
            fields.map { field in
                switch field.value {
                case .number(let number): Field(name: field.name, value: .text("\(number)"))
                case .decimal(let digits): Field(name: field.name, value: .text(digits))
                case .text where field.name != title: Field(name: field.name, value: .number(7))
                case .record: Field(name: field.name, value: .list([]))
                default: field
                }
            })
    }

    fileprivate var withForeignLinks: JSONValue {
        var row = self
        for name in ["image", "url"] where row[name] != nil { row[name] = .text("javascript:alert(1)") }
        return row
    }
}
