import SimulatorAnswers
import SimulatorKit
import Testing
import WebServer
import YandexSimulator

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

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

extension Response {
    var isReset: Bool { if case .reset = body { true } else { false } }
}
