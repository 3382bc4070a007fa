import SimulatorKit
import Synchronization
import Testing
import WebServer
import YandexSimulator

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A clock that stands still until it is moved.
final class StandingClock: Sendable {
    private let time = Mutex(Date(timeIntervalSince1970: 1_763_700_000))
    var now: Date { time.withLock(\.self) }
    func move(by seconds: TimeInterval) { time.withLock { $0 += seconds } }
}

extension SimulatedYandex {
    /// With little on the disk, and a clock that stands still.
    static func small(_ conduct: YandexConduct = YandexConduct(), capacity: Int = 1_000_000) -> SimulatedYandex {
        let clock = StandingClock()
        return SimulatedYandex(
            shelf: [
                ShelvedFile(
                    "Trips/lake 1.txt", Data("The lake.\n".utf8), at: Date(timeIntervalSince1970: 1_714_557_600)),
                ShelvedFile(
                    "Trips/Alps/peak.txt", Data("A peak.\n".utf8), at: Date(timeIntervalSince1970: 1_714_557_700)),
                ShelvedFile("read me.txt", Data("Hello.\n".utf8), at: Date(timeIntervalSince1970: 1_714_557_800)),
            ], capacity: capacity, conduct: conduct, clock: { clock.now })
    }

    /// What a face says before a server puts it on the wire.
    func answer(
        _ target: String, _ method: String = "GET", on face: Face = .disk, headers: HeaderFields = [:],
        body: String = "", token: String? = SimulatedYandex.userToken
    ) async throws -> Response {
        var headers = headers
        if let token { headers["Authorization"] = "OAuth \(token)" }
        return await respond(
            to: try Request(method: method, target: target, headers: headers, body: Data(body.utf8)), on: face)
    }

    /// The body of the Disk API's answer, whose status is compared.
    func disk(
        _ target: String, _ method: String = "GET", _ status: Int = 200, body: String = "",
        token: String? = SimulatedYandex.userToken, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> Answer {
        let response = try await answer("/v1/disk" + target, method, body: body, token: token)
        #expect(response.status.rawValue == status, sourceLocation: sourceLocation)
        return try Answer(response)
    }

    /// Uploads as a client does: asks for a link, and sends the bytes there.
    @discardableResult
    func upload(_ text: String, to path: String, overwrite: Bool = false) async throws -> Response {
        let link = try await disk("/resources/upload?path=\(path.percentEncoded)&overwrite=\(overwrite)")
        return try await content(try #require(link["href"]?.text), "PUT", body: text)
    }

    /// What is at an address of the host for contents.
    func content(
        _ address: String, _ method: String = "GET", headers: HeaderFields = [:], body: String = "",
        token: String? = nil
    ) async throws -> Response {
        let target = "/" + address.split(separator: "/", maxSplits: 2)[2]
        return try await answer(target, method, on: .content, headers: headers, body: body, token: token)
    }

    /// The names in a folder.
    func names(in path: String) async throws -> [String] {
        let answer = try await disk("/resources?path=\(path.percentEncoded)&limit=1000&fields=_embedded.items.name")
        return answer["_embedded"]?["items"]?.items.compactMap { $0["name"]?.text } ?? []
    }
}

/// JSON, as far as these tests look at it.
enum Answer: Decodable, Equatable {
    case null
    case bool(Bool)
    case number(Int)
    case text(String)
    case list([Answer])
    case record([String: Answer])

    /// An empty body is an empty record.
    init(_ response: Response) throws {
        guard case .data(let data) = response.body, !data.isEmpty else {
            self = .record([:])
            return
        }
        self = try JSONDecoder().decode(Answer.self, from: data)
    }

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let text = try? value.decode(String.self) {
            self = .text(text)
        } else if let bool = try? value.decode(Bool.self) {
            self = .bool(bool)
        } else if let number = try? value.decode(Int.self) {
            self = .number(number)
        } else if let list = try? value.decode([Answer].self) {
            self = .list(list)
        } else if value.decodeNil() {
            self = .null
        } else {
            self = .record(try value.decode([String: Answer].self))
        }
    }

    subscript(name: String) -> Answer? { if case .record(let fields) = self { fields[name] } else { nil } }
    subscript(place: Int) -> Answer? { items.indices.contains(place) ? items[place] : nil }
    var items: [Answer] { if case .list(let items) = self { items } else { [] } }
    var text: String? { if case .text(let text) = self { text } else { nil } }
    var number: Int? { if case .number(let number) = self { number } else { nil } }
    var names: Set<String> { if case .record(let fields) = self { Set(fields.keys) } else { [] } }
}

extension Response {
    var page: String {
        if case .data(let data) = body { String(decoding: data, as: UTF8.self) } else { "" }
    }

    var isReset: Bool { if case .reset = body { true } else { false } }

    /// Where it leads to, as its address and its fields.
    var redirect: (address: String, fields: [String: String])? {
        get throws {
            guard let location = headers["Location"] else { return nil }
            let parts = location.split(maxSplits: 1) { $0 == "?" || $0 == "#" }
            let query = try Request(target: "/?" + (parts.count == 2 ? parts[1] : "")).query
            return (String(parts[0]), Dictionary(query.map { ($0.name, $0.value) }) { first, _ in first })
        }
    }
}
