import OutsideProcesses
import SimulatorAnswers
import SimulatorKit
import TestTraits
import Testing
import WebServer
import YandexSimulator

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite struct `Sign-ins that a simulated Yandex keeps in a file` {
    /// Tokens of a device that was signed in there.
    private func signIn(at yandex: SimulatedYandex) async throws -> (access: String, refresh: String) {
        let id = YandexApplication.vitrine.clientID
        let code = try Answer(
            try await yandex.answer("/device/code", "POST", on: .oauth, body: "client_id=\(id)", token: nil))
        yandex.decide(.allow, onDeviceWith: try #require(code["user_code"]?.text))
        let tokens = try Answer(
            try await yandex.answer(
                "/token", "POST", on: .oauth,
                body: "client_id=\(id)&grant_type=device_code&code=\(try #require(code["device_code"]?.text))",
                token: nil))
        return (try #require(tokens["access_token"]?.text), try #require(tokens["refresh_token"]?.text))
    }

    @Test func `are good at the next start, and beside it, and are there for nobody to read`() async throws {
        try await withTemporaryDirectory { folder in
            let file = folder.appending(path: "simulators/yandex.json")
            let earlier = SimulatedYandex(shelf: [], keepingSignInsIn: file)
            let tokens = try await signIn(at: earlier)
            let later = SimulatedYandex(shelf: [], keepingSignInsIn: file)
            _ = try await later.disk("/", token: tokens.access)
            let renewed = try Answer(
                try await later.answer(
                    "/token", "POST", on: .oauth,
                    body: "client_id=\(YandexApplication.vitrine.clientID)&grant_type=refresh_token"
                        + "&refresh_token=\(tokens.refresh.percentEncoded)", token: nil))
            _ = try await earlier.disk("/", token: try #require(renewed["access_token"]?.text))
            let text = try String(contentsOf: file, encoding: .utf8)
            for secret in [tokens.access, tokens.refresh] { #expect(!text.contains(secret)) }
            let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
            #expect(mode as? Int == 0o600)
        }
    }

    @Test func `stay ended, also where the file is damaged; the ready token is good at each start`() async throws {
        try await withTemporaryDirectory { folder in
            let file = folder.appending(path: "yandex.json")
            let tokens = try await signIn(at: SimulatedYandex(shelf: [], keepingSignInsIn: file))
            SimulatedYandex(shelf: [], keepingSignInsIn: file).withdrawTokens()
            let next = SimulatedYandex(shelf: [], keepingSignInsIn: file)
            _ = try await next.disk("/", "GET", 401, token: tokens.access)
            _ = try await next.disk("/")
            try Data("{".utf8).write(to: file)
            _ = try await SimulatedYandex(shelf: [], keepingSignInsIn: file).disk("/")
        }
    }
}
