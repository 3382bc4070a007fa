import SimulatorAnswers
import SimulatorKit
import TestTraits
import Testing
import VKFixtures
import VKSimulator
import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite struct `How VK is told to behave` {
    private let vk = SimulatedVK.patient()

    @Test(arguments: Face.allCases) func `is chosen on a page of every face`(face: Face) async throws {
        let page = try await vk.answer("/", on: face).page
        for part in [
            "The simulated VK", "54300001", "name=\"community\" value=\"open\" checked", "Three photos arrive",
        ] {
            #expect(page.contains(part), "\(part)")
        }
        _ = try await vk.answer(
            "/control/behave", on: face, method: "POST",
            form:
                "api=status%3A500&community=private&refusals=flood&withheld=video&signInFlaws=no-state&answerFlaws=fractions"
        )
        #expect(
            vk.conduct
                == VKConduct(
                    api: [.status(500)], refusals: [.flood], community: .private, withheld: [.video],
                    signInFlaws: [.noState], answerFlaws: [.fractions]))
        #expect(vk.requests(to: "/", of: face) == 0)
    }

    @Test func `is written as JSON and read again, whatever is left out`() throws {
        let conduct = VKConduct(
            signIn: [.silent], paths: ["id/oauth2/auth": [.status(502)]], methods: ["video.get": [.quota]],
            community: .banned)
        #expect(try JSONDecoder().decode(VKConduct.self, from: JSONEncoder().encode(conduct)) == conduct)
        #expect(try JSONDecoder().decode(VKConduct.self, from: Data("{}".utf8)) == VKConduct())
    }

    @Test func `is one fault for each part of it`() async throws {
        vk.conduct = VKConduct(
            signIn: [.status(500)], api: [.status(501)], pictures: [.status(502)], players: [.status(503)],
            paths: ["api/method/users.get": []])
        for (target, face, status) in [
            ("/authorize", Face.id, 500), ("/blank.html", .oauth, 500), ("/method/video.get", .api, 501),
            ("/impg/a/b.jpg", .api, 502), ("/video_ext.php", .api, 503), ("/clips/dunes.mp4", .api, 503),
            ("/method/users.get", .api, 200),
        ] {
            #expect(try await vk.answer(target, on: face).status.rawValue == status, "\(target)")
        }
    }

    @Test func `lets things happen at the press of a button`() async throws {
        let press = { (name: String) in
            let answer = try await vk.answer("/control/deeds/\(name)", on: .api, method: "POST")
            #expect(answer.status == .seeOther)
        }
        let newest = try #require(vk.community.photos.first).id
        try await press("add-photos")
        #expect(vk.community.photos.count == 1237 && vk.community.photos[3].id == newest)
        try await press("delete-newest-photo")
        #expect(vk.community.photos.count == 1236)

        let token = vk.issueToken(lifetime: .seconds(3_600))
        try await press("one-hour-passes")
        let words = { (token: String) in try await vk.call("users.get", token: token)["error"]?["error_msg"]?.text }
        #expect(try await words(token)?.hasSuffix("has expired.") == true)
        for (name, ending) in [
            ("expire-tokens", "has expired."), ("revoke-tokens", "revoke access for this token."),
            ("tokens-from-elsewhere", "another ip address."),
        ] {
            let token = vk.issueToken()
            #expect(try await words(token) == nil)
            try await press(name)
            #expect(try await words(token)?.hasSuffix(ending) == true)
        }
    }
}
