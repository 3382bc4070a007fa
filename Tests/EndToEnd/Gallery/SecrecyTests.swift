import Foundation
import OutsideProcesses
import RunningVitrine
import TestTraits
import Testing

extension `End to end` {
    @Suite struct `what is secret` {
        @Test(.requirement("VK-2"))
        func `occurs in no page, no log, no word of a command, and no file but the session's own`() async throws {
            try await Home.fresh { home in
                var told: [String] = []
                var secrets: Set<String> = []
                try await home.serving("--demo", changing: ["VITRINE_LOG": "all"]) { vitrine in
                    let visitor = Visitor(vitrine)
                    try await visitor.open(vitrine)
                    let refused = try await visitor.beginSignIn().decide("refuse")
                    told.append(try await visitor.get(refused.target).text)
                    let arrival = try await visitor.beginSignIn().decide()
                    let fields = URLComponents(url: arrival, resolvingAgainstBaseURL: false)?.queryItems ?? []
                    secrets.formUnion(
                        fields.filter { ["code", "state"].contains($0.name) }.compactMap(\.value))
                    secrets.insert(vitrine.key)
                    told.append(try await visitor.get(arrival.target).text)
                    told.append(try await visitor.get(arrival.target).text)
                    let photos = try await visitor.page("/gallery/photos?wait")
                    let photo = try #require(photos.cells.first)
                    for path in ["/gallery/photos/\(photo)", "/gallery/videos?wait", "/", "/settings"] {
                        told.append(try await visitor.get(path).text)
                    }
                    let page = try await visitor.page("/gallery/photos/\(photo)")
                    let saved = try await visitor.submit(
                        try #require(page.form(to: "/gallery/photos/\(photo)/save")))
                    told += [photos.source, page.source, saved.text]
                    for arguments in [
                        ["auth", "status", "vk", "--json"], ["gallery", "photos", "--json"], ["doctor"],
                    ] {
                        let finished = try await home.run(arguments + ["--demo", "--data", home.data.path])
                        #expect(finished.ending == .exited(0), "\(finished.errors)")
                        told += [finished.output, finished.errors]
                    }
                    secrets.formUnion(try home.sessionSecrets)
                    let log = vitrine.process.errors.value.text
                    #expect(log.contains("/method/photos"), "the log tells of calls: \(log)")
                    told.append(log)
                }
                #expect(secrets.count >= 5)
                for secret in secrets { #expect(!told.contains { $0.contains(secret) }) }
                let files = try home.files().filter { !$0.key.hasSuffix("/session-vk.json") }
                #expect(files.count > 5)
                for (path, data) in files {
                    let text = String(decoding: data, as: UTF8.self)
                    for secret in secrets { #expect(!text.contains(secret), "\(path)") }
                }
            }
        }
    }
}

extension Home {
    /// The tokens that the session's own file holds.
    fileprivate var sessionSecrets: [String] {
        get throws {
            struct Kept: Decodable {
                let value: Value
                struct Value: Decodable { let accessToken, refreshToken: String }
            }
            let file = data.appending(path: "accounts/session-vk.json")
            let kept = try JSONDecoder().decode(Kept.self, from: Data(contentsOf: file)).value
            return [kept.accessToken, kept.refreshToken]
        }
    }
}
