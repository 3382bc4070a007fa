import Foundation
import SimulatorAnswers
import TestTraits
import Testing
import VKSimulator

@Suite final class `Sign-ins that a simulated VK keeps in a file` {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-\(UUID().uuidString)")
    private var file: URL { folder.appending(path: "simulators/vk.json") }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// As at one start of a program.
    private func started() -> SimulatedVK { SimulatedVK(callsPerSecond: nil, keepingSignInsIn: file) }

    @Test(.requirement("VK-25", "VK-26")) func `are good at the next start, and beside it`() async throws {
        let earlier = started()
        let tokens = try await SignIn().tokens(on: earlier)
        let later = started()
        #expect(try await later.call("users.get", token: tokens.access)["response"] != nil)
        let next = try await SignIn.refresh(tokens.refresh, device: tokens.device, on: later)
        let renewed = try #require(next["access_token"]?.text)
        #expect(try await earlier.call("users.get", token: renewed)["response"] != nil)
    }

    @Test func `stay ended`() async throws {
        let tokens = try await SignIn().tokens(on: started())
        started().endTokens(because: .revoked)
        #expect(try await started().refusal(of: "users.get", token: tokens.access)["error_code"] == .number(5))
        #expect(try await started().call("users.get")["response"] != nil, "the ready token is good at each start")
    }

    @Test func `are there for nobody to read`() async throws {
        let tokens = try await SignIn().tokens(on: started())
        let text = try String(contentsOf: file, encoding: .utf8)
        for secret in [tokens.access, tokens.refresh] { #expect(!text.contains(secret)) }
        #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int == 0o600)
    }

    @Test func `are forgotten where the file is damaged`() async throws {
        let tokens = try await SignIn().tokens(on: started())
        try Data("{".utf8).write(to: file)
        #expect(try await started().refusal(of: "users.get", token: tokens.access)["error_code"] == .number(5))
    }
}
