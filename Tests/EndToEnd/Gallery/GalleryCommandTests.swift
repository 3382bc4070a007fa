import Foundation
import Glibc
import OutsideProcesses
import RunningVitrine
import TestTraits
import Testing

extension `End to end` {
    @Suite struct `the gallery from the shell` {
        @Test(.requirement("VK-3", "VK-4", "VK-32"), arguments: Wiring.allCases)
        func `signs in through the browser, or prints where to go`(_ wiring: Wiring) async throws {
            try await Home.fresh { home in
                let finished = try await home.signIn(wiring)
                #expect(finished.ending == .exited(0), "\(finished.errors)")
                #expect(finished.output.contains("signed in as"))
            }
        }

        @Test(.requirement("VK-28")) func `stops by Control-C with 130, and listens no more`() async throws {
            try await Home.fresh { home in
                try await home.starting(["auth", "login", "vk", "--demo", "--data", home.data.path]) { process in
                    let page = try await process.providerPage()
                    process.send(SIGINT)
                    #expect(try await process.ending(within: .seconds(60)) == .exited(130))
                    let redirect = try #require(
                        URLComponents(url: page, resolvingAgainstBaseURL: false)?.queryItems?.first {
                            $0.name == "redirect_uri"
                        }?.value.flatMap(URL.init(string:)))
                    await #expect(throws: (any Error).self) { try await ProviderPage.open(redirect) }
                }
            }
        }

        @Test(.requirement("VK-6", "VK-9", "VK-13", "VK-14", "VK-17", "VK-26"))
        func `lists, shows and saves what the community has, until one signs out`() async throws {
            try await Home.fresh { home in
                func run(_ arguments: String...) async throws -> ChildProcess.Finished {
                    try await home.run(arguments + ["--demo", "--data", home.data.path])
                }
                #expect(try await run("gallery", "photos").ending == .exited(77))
                #expect(try await run("auth", "status", "vk").ending == .exited(77))
                _ = try await home.signIn(.demo)
                #expect(try await run("auth", "status", "vk").output.contains("signed in as"))

                let first = try await GalleryList(run("gallery", "photos", "--json"))
                let second = try await GalleryList(
                    run("gallery", "photos", "--json", "--page", try #require(first.nextPage)))
                #expect(first.source == "live" && first.total == 1_234)
                #expect(Set(first.ids + second.ids).count == first.ids.count + second.ids.count)
                #expect(try await GalleryList(run("gallery", "videos", "--json")).total == 321)

                let id = try #require(first.ids.first)
                let shown = try await run("gallery", "show", id, "--json")
                #expect((try shown.json as? [String: Any])?["imageURL"] is String, "\(shown.output)")
                let saved = try await run("gallery", "save", id)
                let path = saved.output.trimmingCharacters(in: .newlines)
                #expect(saved.ending == .exited(0) && path.hasSuffix(".jpg"))
                #expect(FileManager.default.fileExists(atPath: path))
                #expect(try await run("gallery", "show", "club1_1").ending == .exited(66))

                #expect(try await run("auth", "logout", "vk").ending == .exited(0))
                #expect(try await run("gallery", "photos").ending == .exited(77))
                let session = home.data.appending(path: "accounts/session-vk.json")
                #expect(!FileManager.default.fileExists(atPath: session.path))
            }
        }
    }
}

/// What `gallery photos --json` prints.
private struct GalleryList: Decodable {
    let items: [Item]
    let source: String
    let nextPage: String?
    let total: Int?

    struct Item: Decodable { let id: String }

    var ids: [String] { items.map(\.id) }

    init(_ finished: ChildProcess.Finished) throws {
        self = try JSONDecoder().decode(Self.self, from: Data(finished.output.utf8))
    }
}

extension Home {
    /// `auth login vk`, with a person at the browser who allows what is asked.
    func signIn(_ wiring: Wiring) async throws -> ChildProcess.Finished {
        try await starting(["auth", "login", "vk", wiring.option, "--data", data.path]) { process in
            let end = try await ProviderPage(process.providerPage()).decide()
            _ = try await ProviderPage.open(end)
            return try await process.finished()
        }
    }
}

extension ChildProcess {
    /// The page that a sign-in from the shell asks the person to open.
    func providerPage() async throws -> URL {
        try await errors.first(within: .seconds(60), "the provider's page") { said in
            said.text.split(whereSeparator: \.isWhitespace).first { $0.hasPrefix("http://") }
                .flatMap { said.text.contains("paste") ? URL(string: String($0)) : nil }
        }
    }
}
