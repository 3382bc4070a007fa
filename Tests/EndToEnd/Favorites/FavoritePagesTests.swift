import Foundation
import Glibc
import OutsideProcesses
import RunningVitrine
import TestTraits
import Testing

extension `End to end` {
    @Suite struct `photos by others` {
        @Test(.requirement("UN-2", "UN-4", "UN-8", "UN-9"), arguments: Wiring.allCases)
        func `are thirty by chance, each with a page and a picture`(_ wiring: Wiring) async throws {
            try await Home.fresh { home in
                try await home.serving(wiring.option) { vitrine in
                    let visitor = Visitor(vitrine)
                    try await visitor.open(vitrine)
                    let wall = try await visitor.page("/unsplash?wait")
                    #expect(wall.photos.count == 30)
                    let first = try #require(wall.photos.first)
                    let page = try await visitor.page(first)
                    #expect(page.heading?.hasPrefix("Photo by ") == true)
                    #expect(page.source.contains("utm_medium=referral") || wiring == .memory)
                    let picture = try await visitor.get(first + "/picture?width=1080")
                    #expect(picture["content-type"] == "image/jpeg" && picture.body.count > 1_000)
                    let found = try await visitor.page("/unsplash?query=forest&wait")
                    #expect(!found.photos.isEmpty)
                    #expect(try await visitor.get("/unsplash/nobody").status == 404)
                }
            }
        }

        @Test(.requirement("UN-13", "UN-16"))
        func `stay favorites after the program was killed right behind its answer, and the shell knows them`()
            async throws
        {
            try await Home.fresh { home in
                let kept = try await home.serving("--demo") { vitrine in
                    let visitor = Visitor(vitrine)
                    try await visitor.open(vitrine)
                    var kept: [String] = []
                    for photo in try await visitor.page("/unsplash?wait").photos.prefix(3) {
                        let page = try await visitor.page(photo)
                        let heart = try #require(page.forms.first { $0.action.hasSuffix("/favorite") })
                        #expect(try await visitor.submit(heart).status == 200)
                        kept.insert(String(photo.dropFirst("/unsplash/".count)), at: 0)
                    }
                    vitrine.process.send(SIGKILL)
                    _ = try await vitrine.process.ending(within: .seconds(60))
                    return kept
                }
                let told = try await home.run(["favorites", "list", "--demo", "--data", home.data.path])
                #expect(told.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) } == kept)
                let removed = try await home.run(
                    ["favorites", "remove", "--demo", "--data", home.data.path, "--", kept[1]])
                #expect(removed.ending == .exited(0))
                try await home.serving("--demo") { vitrine in
                    let visitor = Visitor(vitrine)
                    try await visitor.open(vitrine)
                    let rows = try await visitor.page("/favorites").favorites
                    #expect(rows == [kept[0], kept[2]])
                }
            }
        }

        @Test(.requirement("UN-17"))
        func `ask for a key where none is set, and never show the one that is`() async throws {
            try await Home.fresh { home in
                let told = try await home.run(["unsplash", "random"], changing: ["VITRINE_UNSPLASH_ACCESS_KEY": nil])
                #expect(told.ending == .exited(77))
                #expect(told.errors.contains("VITRINE_UNSPLASH_ACCESS_KEY"))
                try await home.sandbox { sandbox in
                    struct Services: Decodable { let unsplash, unsplashAccessKey: String }
                    let services = try JSONDecoder().decode(Services.self, from: Data(sandbox.line.utf8))
                    let right = [
                        "VITRINE_UNSPLASH_URL": services.unsplash, "VITRINE_LOG": "all",
                        "VITRINE_UNSPLASH_ACCESS_KEY": services.unsplashAccessKey,
                    ]
                    let found = try await home.run(["unsplash", "random", "--count", "2"], changing: right)
                    #expect(found.ending == .exited(0) && found.output.split(separator: "\n").count == 2)
                    #expect(!(found.output + found.errors).contains(services.unsplashAccessKey))
                    let wrong = right.merging(["VITRINE_UNSPLASH_ACCESS_KEY": "wrong-key"]) { $1 }
                    let refused = try await home.run(["unsplash", "random", "--json"], changing: wrong)
                    #expect(refused.ending == .exited(77) && refused.errors.contains("keyRefused"))
                    #expect(!refused.errors.contains("wrong-key"))
                }
            }
        }
    }
}

extension WebPage {
    /// The mosaic's photos, by their addresses, in the page's order.
    fileprivate var photos: [String] {
        tags("a").filter { $0.contains("class=\"cell-link\"") }.compactMap { Self.attribute("href", of: $0) }
    }

    /// The list's favorites, by their ids.
    fileprivate var favorites: [String] {
        tags("li").compactMap { Self.attribute("data-favorite", of: $0) }
    }
}
