import Foundation
import OutsideProcesses
import RunningVitrine
import TestTraits
import Testing

extension `End to end` {
    @Suite struct `signing in` {
        @Test(.requirement("VK-2", "VK-4", "VK-32"), arguments: Wiring.allCases)
        func `leads from the provider's page to the photos, without a further click`(_ wiring: Wiring) async throws {
            try await wiring.visitingGallery(isSignedIn: false) { visitor, _ in
                #expect(try await visitor.page("/gallery/photos").heading == "Mobile Up Gallery")
                let arrival = try await visitor.beginSignIn().decide()
                let answer = try await visitor.ask("GET", arrival.target, body: [])
                #expect(answer.status == 303 && answer["location"] == "/gallery/photos")
                #expect(try await visitor.page("/gallery/photos?wait").cells.count > 20)
                // The same redirect once more is worth nothing, and ends nothing.
                #expect(try await visitor.get(arrival.target).status == 400)
                #expect(try await visitor.page("/gallery").heading == "Gallery")
            }
        }

        @Test(.requirement("VK-2"), arguments: Wiring.allCases)
        func `is not ended by an answer that belongs to nobody who waits`(_ wiring: Wiring) async throws {
            try await wiring.visitingGallery(isSignedIn: false) { visitor, vitrine in
                let page = try await visitor.beginSignIn()
                let stranger = "/accounts/vk/return?code=vk2.a.other&state=other&device_id=other"
                #expect(try await vitrine.server.answer("GET", stranger).status == 400)
                #expect(try await visitor.page("/gallery").heading == "Mobile Up Gallery")
                _ = try await visitor.get(try await page.decide().target)
                #expect(try await visitor.page("/gallery").heading == "Gallery")
            }
        }

        @Test(.requirement("VK-27", "VK-29")) func `says that access was not allowed, and can be tried again`()
            async throws
        {
            try await Wiring.demo.visitingGallery(isSignedIn: false) { visitor, _ in
                let ended = try await visitor.signIn("refuse")
                #expect(ended.text.contains("role=\"alertdialog\"") && ended.text.contains("Access was not allowed"))
                try await visitor.signIn()
                #expect(try await visitor.page("/gallery").heading == "Gallery")
            }
        }

        @Test(.requirement("VK-6", "VK-31", "VK-32"), arguments: Wiring.allCases)
        func `is undone by the button in the header`(_ wiring: Wiring) async throws {
            try await wiring.visitingGallery { visitor, _ in
                let answer = try await visitor.get("/gallery/photos?wait")
                #expect(answer["cache-control"]?.contains("no-store") == true)
                let form = try #require(WebPage(answer).form(to: "/accounts/vk/sign-out"))
                let ended = WebPage(try await visitor.submit(form))
                #expect(ended.heading == "Mobile Up Gallery" && ended.source.contains("You are signed out"))
                #expect(try await visitor.page("/gallery/photos").heading == "Mobile Up Gallery")
                #expect(try await visitor.get("/gallery/photos/club128666765_456240382/picture").status != 200)
            }
        }

        @Test(.requirement("VK-25", "VK-26"))
        func `is not asked for at the next start`() async throws {
            try await Home.fresh { home in
                try await home.serving("--demo") { vitrine in
                    let visitor = Visitor(vitrine)
                    try await visitor.open(vitrine)
                    try await visitor.signIn()
                }
                let session = home.data.appending(path: "accounts/session-vk.json")
                #expect(try home.permissions(of: session) == 0o600)
                #expect(try home.permissions(of: session.deletingLastPathComponent()) == 0o700)
                try await home.serving("--demo") { vitrine in
                    let visitor = Visitor(vitrine)
                    try await visitor.open(vitrine)
                    let answer = try await visitor.ask("GET", "/gallery", body: [])
                    #expect(answer["location"] == "/gallery/photos")
                    #expect(try await visitor.page("/gallery/photos?wait").cells.count > 20)
                }
            }
        }

        @Test(.requirement("VK-27"), arguments: ["{", "", "{\"format\": \"session\", \"version\": 99, \"value\": {}}"])
        func `is asked for, or explained, where the session's file is damaged or newer`(_ text: String) async throws {
            try await Home.fresh { home in
                let folder = home.data.appending(path: "accounts")
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                let file = folder.appending(path: "session-vk.json")
                try Data(text.utf8).write(to: file)
                let listed = try await home.run("gallery", "photos", "--demo", "--data", home.data.path)
                #expect([.exited(77), .exited(74)].contains(listed.ending), "\(listed.errors)")
                #expect(!listed.errors.isEmpty && listed.output.isEmpty)
                // Never deleted: as it was, or set aside.
                let kept = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
                #expect(try kept.contains { try Data(contentsOf: $0) == Data(text.utf8) })
            }
        }
    }
}

extension Home {
    func permissions(of file: URL) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    }
}
