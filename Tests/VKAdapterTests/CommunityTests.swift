import Foundation
import Gallery
import HTTPTransport
import TestTraits
import Testing
import VKAdapter

@Suite(.timeLimit(.minutes(1))) struct `A community of VK` {
    private let group = #"{"id":128666765,"name":"MobileUp","screen_name":"mobileup_studio","is_closed":0}"#

    @Test(
        .requirement("VK-9"),
        arguments: [
            ("mobileup_studio", "mobileup_studio"), ("@mobileup_studio", "mobileup_studio"), ("128666765", "128666765"),
            ("-128666765", "128666765"), ("club128666765", "128666765"), ("public128666765", "128666765"),
            ("https://vk.com/mobileup_studio", "mobileup_studio"), ("http://m.vk.com/club5?w=wall", "5"),
            ("vk.com/mobileup.studio/", "mobileup.studio"), ("https://VK.RU/event7#top", "7"),
        ])
    func `is found by its name, number or link`(reference: String, asked: String) async throws {
        let world = VKWorld(.response(#"{"groups":[\#(group)],"profiles":[]}"#))
        let community = try await VKCommunitySource(world.api).community(.init(rawValue: reference))
        #expect(community.name == "MobileUp")
        #expect(community.id == .studio)
        #expect(community.link.absoluteString == "https://vk.com/mobileup_studio")
        #expect(world.client.requests.first?.parameter("group_id") == asked)
    }

    @Test(arguments: ["", " ", "a b", "https://example.org/club1", "https://vk.com/", "имя", "a/b/c", "a?b", "..%2f"])
    func `is not asked for by what names none`(reference: String) async throws {
        let world = VKWorld(.response("[]"))
        await #expect(throws: GalleryError.notFound) {
            try await VKCommunitySource(world.api).community(.init(rawValue: reference))
        }
        #expect(world.client.requests.isEmpty)
    }

    @Test(
        arguments: [
            (#"{"groups":[],"profiles":[]}"#, .notFound), ("[]", .notFound),
            (#"{"groups":[{"id":5,"name":"DELETED","deactivated":"deleted"}]}"#, .notFound),
            (#"{"groups":[{"id":5,"name":"Banned","deactivated":"banned"}]}"#, .closed(nil)),
        ] as [(String, GalleryError)])
    func `that is gone says so`(answer: String, error: GalleryError) async {
        let source = VKCommunitySource(VKWorld(.response(answer)).api)
        await #expect(throws: error) { try await source.community(.init(rawValue: "mobileup_studio")) }
    }

    @Test(arguments: [100, 125]) func `that VK does not know is not there`(code: Int) async {
        let source = VKCommunitySource(VKWorld(.refusal(code)).api)
        await #expect(throws: GalleryError.notFound) { try await source.community(.init(rawValue: "nobody")) }
    }

    @Test func `is read from the list that older versions gave`() async throws {
        let source = VKCommunitySource(VKWorld(.response("[\(group)]")).api)
        #expect(try await source.community(.init(rawValue: "1")).name == "MobileUp")
    }
}
