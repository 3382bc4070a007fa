import SimulatorKit
import Synchronization
import Testing
import VKSimulator
import WebServer

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

extension SimulatedVK {
    /// One that never says "too many requests".
    static func patient(_ conduct: VKConduct = VKConduct()) -> SimulatedVK {
        SimulatedVK(conduct: conduct, callsPerSecond: nil)
    }

    /// What a face says before a server puts it on the wire.
    func answer(
        _ target: String, on face: Face, method: String = "GET", headers: HeaderFields = [:], form: String = ""
    ) async throws -> Response {
        var headers = headers
        headers["Host"] = "vk.example:80"
        return await respond(
            to: try Request(method: method, target: target, headers: headers, body: Data(form.utf8)), on: face)
    }

    /// The body of a method's answer, with the person's token.
    func call(_ method: String, _ parameters: String = "", token: String? = SimulatedVK.userToken) async throws
        -> Answer
    {
        let token = token.map { "&access_token=\($0)" } ?? ""
        let response = try await answer(
            "/method/\(method)", on: .api, method: "POST", form: "v=5.199&\(parameters)\(token)")
        #expect(response.status == .ok)
        return try Answer(response)
    }

    /// What a method gives.
    func response(
        of method: String, _ parameters: String = "", token: String? = SimulatedVK.userToken,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> Answer {
        let answer = try await call(method, parameters, token: token)
        return try #require(answer["response"], "\(answer)", sourceLocation: sourceLocation)
    }

    /// The code of what a method says instead.
    func refusal(of method: String, _ parameters: String = "", token: String? = SimulatedVK.userToken) async throws
        -> Answer
    {
        try #require(try await call(method, parameters, token: token)["error"])
    }
}

/// The fields of a long list that say what is in it; read much faster than a whole ``Answer``.
struct Listing: Decodable {
    struct Row: Decodable, Hashable {
        let id: Int
        let owner: Int?
        let date: Int?

        private enum CodingKeys: String, CodingKey {
            case id, date
            case owner = "owner_id"
        }
    }
    let count: Int
    let items: [Row]

    private struct Envelope: Decodable { let response: Listing }

    init(_ method: String, _ parameters: String, token: String = SimulatedVK.userToken, of vk: SimulatedVK) async throws
    {
        let response = try await vk.answer(
            "/method/\(method)?v=5.199&owner_id=-128666765&\(parameters)&access_token=\(token)", on: .api)
        self = try JSONDecoder().decode(Envelope.self, from: response.data).response
    }
}

/// JSON, as far as these tests look at it.
enum Answer: Decodable, Equatable {
    case null
    case bool(Bool)
    case number(Int)
    case decimal(Double)
    case text(String)
    case list([Answer])
    case record([String: Answer])

    init(_ response: Response) throws {
        self = try JSONDecoder().decode(Answer.self, from: response.data)
    }

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        // The commonest first: a wrong guess costs more than all the rest.
        if let text = try? value.decode(String.self) {
            self = .text(text)
        } else if let number = try? value.decode(Int.self) {
            self = .number(number)
        } else if let list = try? value.decode([Answer].self) {
            self = .list(list)
        } else if let record = try? value.decode([String: Answer].self) {
            self = .record(record)
        } else if let bool = try? value.decode(Bool.self) {
            self = .bool(bool)
        } else if value.decodeNil() {
            self = .null
        } else {
            self = .decimal(try value.decode(Double.self))
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
    var data: Data {
        get throws {
            guard case .data(let data) = body else { throw NoData() }
            return data
        }
    }

    var page: String { get throws { String(decoding: try data, as: UTF8.self) } }

    /// Where it leads to, as its address and its fields.
    var redirect: (address: String, fields: [String: String])? {
        get throws {
            guard let location = headers["Location"] else { return nil }
            let parts = location.split(maxSplits: 1) { $0 == "?" || $0 == "#" }
            let query = try Request(target: "/?" + (parts.count == 2 ? parts[1] : "")).query
            return (String(parts[0]), Dictionary(query.map { ($0.name, $0.value) }) { first, _ in first })
        }
    }

    struct NoData: Error {}
}
