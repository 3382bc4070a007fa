import SimulatorAnswers
import SimulatorKit
import Testing
import VKSimulator
import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

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
