import SimulatorAnswers
import SimulatorKit
import Testing
import VKSimulator
import WebServer

/// One sign-in by VK ID, as a program and a person go through it.
struct SignIn {
    var verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
    var state = "0123456789abcdef0123456789abcdef"
    var redirectURI = "http://127.0.0.1:5123/back"
    var scope = "vkid.personal_info photos video"
    var more = ""

    var target: String {
        "/authorize?response_type=code&client_id=54300001&redirect_uri=\(redirectURI)&state=\(state)"
            + "&code_challenge=\(CodeChallenge(s256: verifier).value)&code_challenge_method=s256"
            + "&scope=\(scope.replacing(" ", with: "%20"))\(more)"
    }

    /// The fields that the redirect brings after a press on a button.
    func decided(_ decision: String = "allow", on vk: SimulatedVK) async throws -> [String: String] {
        let response = try await vk.answer(target, on: .id, method: "POST", form: "decision=\(decision)")
        let redirect = try #require(try response.redirect)
        #expect(response.status == .found && redirect.address == redirectURI)
        return redirect.fields
    }

    /// The form of the exchange; `changes` replaces fields, `nil` leaves them out.
    func form(_ callback: [String: String], _ changes: [String: String?] = [:]) -> String {
        var fields: [String: String?] = [
            "grant_type": "authorization_code", "code": callback["code"], "code_verifier": verifier,
            "client_id": "54300001", "device_id": callback["device_id"], "redirect_uri": redirectURI, "state": state,
        ]
        fields.merge(changes) { $1 }
        return fields.compactMap { name, value in value.map { "\(name)=\($0)" } }.joined(separator: "&")
    }

    func exchanged(_ callback: [String: String], on vk: SimulatedVK, _ changes: [String: String?] = [:]) async throws
        -> Answer
    {
        let response = try await vk.answer("/oauth2/auth", on: .id, method: "POST", form: form(callback, changes))
        #expect(response.status == .ok)
        return try Answer(response)
    }

    /// The tokens of a whole sign-in, and the device they belong to.
    func tokens(on vk: SimulatedVK) async throws -> (access: String, refresh: String, device: String) {
        let callback = try await decided(on: vk)
        let answer = try await exchanged(callback, on: vk)
        return (
            try #require(answer["access_token"]?.text), try #require(answer["refresh_token"]?.text),
            try #require(callback["device_id"])
        )
    }

    static func refresh(_ token: String, device: String, on vk: SimulatedVK) async throws -> Answer {
        try Answer(
            try await vk.answer(
                "/oauth2/auth", on: .id, method: "POST",
                form: "grant_type=refresh_token&refresh_token=\(token)&client_id=54300001&device_id=\(device)&state=s"))
    }
}
