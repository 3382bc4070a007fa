import SimulatorAnswers
import Testing
import VideoFeedSimulator
import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension SimulatedVideoFeed {
    /// What it says before a server puts it on the wire.
    func answer(_ target: String, method: String = "GET", headers: HeaderFields = [:], body: String = "") async throws
        -> Response
    {
        var headers = headers
        headers["Host"] = "feed.example:80"
        return await respond(
            to: try Request(method: method, target: target, headers: headers, body: Data(body.utf8)))
    }

    /// The rows of a list, each as its fields.
    func rows(_ generation: FeedGeneration = .lessons) async throws -> [[String: Cell]] {
        let body = try await answer(generation.path).data
        let list = try JSONDecoder().decode([String: [Cell]].self, from: body)[generation.rawValue]
        return try #require(list).map { if case .record(let fields) = $0 { fields } else { [:] } }
    }
}

/// A value of JSON, as far as these tests look at it.
enum Cell: Decodable, Equatable {
    case null
    case number(Int)
    case text(String)
    case record([String: Cell])
    case other

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let number = try? value.decode(Int.self) {
            self = .number(number)
        } else if let text = try? value.decode(String.self) {
            self = .text(text)
        } else if let record = try? value.decode([String: Cell].self) {
            self = .record(record)
        } else {
            self = .other
        }
    }

    var text: String? { if case .text(let text) = self { text } else { nil } }
}
