import Foundation
import OutsideProcesses
import RunningVitrine
import TestTraits
import Testing

extension `End to end` {
    @Suite struct `the pages of the videos` {
        @Test(.requirement("VD-3", "VD-4", "VD-5"), arguments: Wiring.allCases)
        func `list them, each with a name and a thumbnail that loads`(_ wiring: Wiring) async throws {
            try await visiting(wiring) { visitor, _ in
                let answer = try await visitor.get("/videos?wait")
                let page = WebPage(answer)
                #expect(answer.status == 200)
                #expect(answer["content-type"] == "text/html; charset=utf-8")
                #expect(page.heading == "Videos")
                #expect(page.videoLinks.count >= 3)
                let pictures = page.tags("img").compactMap { WebPage.attribute("src", of: $0) }
                let thumbnail = try await visitor.get(try #require(pictures.first { $0.hasPrefix("/videos/") }))
                #expect(thumbnail.status == 200)
                #expect(thumbnail["content-type"]?.hasPrefix("image/") == true)
                #expect(thumbnail.body.count > 100)
            }
        }

        @Test(.requirement("VD-1", "VD-8"), arguments: Wiring.allCases)
        func `play one whose bytes come by ranges`(_ wiring: Wiring) async throws {
            try await visiting(wiring) { visitor, vitrine in
                let list = try await visitor.page("/videos?wait")
                var played = 0
                for link in list.videoLinks {
                    let page = try await visitor.page(link)
                    let sources = (page.tags("video") + page.tags("source")).compactMap {
                        WebPage.attribute("src", of: $0)
                    }
                    guard let source = sources.first, let url = URL(string: source, relativeTo: vitrine.link),
                        let port = url.port.flatMap(UInt16.init(exactly:))
                    else { continue }
                    let target = url.path(percentEncoded: true) + (url.query().map { "?\($0)" } ?? "")
                    let bytes =
                        port == vitrine.server.port
                        ? try await visitor.get(target, headers: ["Range": "bytes=0-99"])
                        : try await LoopbackServer(port: port).answer("GET", target, headers: ["Range": "bytes=0-99"])
                    #expect(bytes.status == 206, "\(source)")
                    #expect(bytes.body.count == 100)
                    #expect(bytes["content-type"]?.hasPrefix("video/") == true)
                    played += 1
                    if played == 2 { break }
                }
                #expect(played > 0)
            }
        }

        @Test(.requirement("VD-6"), arguments: Wiring.allCases)
        func `refresh the list by a plain form`(_ wiring: Wiring) async throws {
            try await visiting(wiring) { visitor, _ in
                let before = try await visitor.page("/videos?wait")
                let answer = try await visitor.submit(try #require(before.refresh))
                #expect(answer.status == 200)
                #expect(WebPage(answer).videoLinks == before.videoLinks)
            }
        }

        @Test(arguments: Wiring.allCases)
        func `say so when there is no such video, in the person's language`(_ wiring: Wiring) async throws {
            try await visiting(wiring, language: "ru") { visitor, _ in
                let answer = try await visitor.get("/videos/no-such-video")
                #expect(answer.status == 404)
                #expect(answer.text.contains("lang=\"ru\""))
                #expect(WebPage(answer).heading != nil)
            }
        }

        @Test(arguments: zip(["en-GB,en;q=0.8", "ru-RU,ru;q=0.9,en;q=0.5"], ["Videos", "Видео"]))
        func `speak the language that the browser prefers`(_ wanted: String, _ heading: String) async throws {
            try await visiting(.memory, language: wanted) { visitor, _ in
                let page = try await visitor.page("/videos?wait")
                #expect(page.heading == heading)
            }
        }

        private func visiting(
            _ wiring: Wiring, language: String = "en", _ work: (Visitor, RunningVitrine) async throws -> Void
        ) async throws {
            try await Home.fresh { home in
                try await home.serving(wiring.option) { vitrine in
                    let visitor = Visitor(vitrine, language: language)
                    try await visitor.open(vitrine)
                    try await work(visitor, vitrine)
                }
            }
        }
    }
}
