import Foundation
import OutsideProcesses
import RunningVitrine
import TestTraits
import Testing

extension `End to end` {
    @Suite struct `the gallery` {
        @Test(.requirement("VK-9", "VK-17", "VK-32"), arguments: Wiring.allCases)
        func `shows every photo and every video of the community once, page by page`(_ wiring: Wiring) async throws {
            try await wiring.visitingGallery { visitor, _ in
                let photos = try await visitor.allCells(from: "/gallery/photos")
                #expect(photos.count == 1_234 && Set(photos).count == 1_234)
                let videos = try await visitor.allCells(from: "/gallery/videos")
                #expect(videos.count == 321 && Set(videos).count == 321)
            }
        }

        @Test(.requirement("VK-10", "VK-11", "VK-14", "VK-15", "VK-32"), arguments: Wiring.allCases)
        func `shows a photo under its date, and saves it`(_ wiring: Wiring) async throws {
            try await wiring.visitingGallery { visitor, _ in
                let list = try await visitor.page("/gallery/photos?wait")
                let place = "/gallery/photos/" + (try #require(list.cells.first))
                let page = try await visitor.page(place)
                #expect(try #require(page.heading).wholeMatch(of: /\d{1,2} [A-Z][a-z]+ 20\d\d/) != nil)
                let small = try await visitor.get(place + "/picture?side=400")
                let large = try await visitor.get(place + "/picture")
                for picture in [small, large] {
                    #expect(picture.status == 200 && picture["content-type"] == "image/jpeg")
                }
                #expect(large.body.count > small.body.count)
                let saved = try await visitor.submit(try #require(page.form(to: place + "/save")))
                #expect(saved.status == 200)
                #expect(saved.text.contains("role=\"status\"") && saved.text.contains("Saved:"))
                let again = try await visitor.submit(try #require(page.form(to: place + "/save")))
                #expect(again.text.contains("Saved before"))
            }
        }

        @Test(.requirement("VK-19", "VK-20", "VK-21", "VK-22", "VK-32"), arguments: Wiring.allCases)
        func `shows a video under its title, with the service's player and a link to share`(
            _ wiring: Wiring
        ) async throws {
            try await wiring.visitingGallery { visitor, _ in
                let list = try await visitor.page("/gallery/videos?wait")
                let answer = try await visitor.get("/gallery/videos/" + (try #require(list.cells.first)))
                let page = WebPage(answer)
                #expect(page.heading == "Office Hours №46: Slow Networks, Calm Screens")
                // Described in people's words, whatever the wire says.
                #expect(page.source.contains("💣") && !page.source.contains("128163"))
                let player = try #require(page.tags("iframe").first.flatMap { WebPage.attribute("src", of: $0) })
                let address = try #require(URL(string: player))
                #expect(
                    answer["content-security-policy"]?.contains("frame-src http://127.0.0.1:\(address.port ?? 0)")
                        == true)
                #expect(try await ProviderPage.open(address).text.contains("<video"))
                #expect(page.source.contains("share") && !page.source.contains("download"))
            }
        }

        @Test(arguments: Wiring.allCases, ["photos", "videos"])
        func `says so when there is no such thing`(_ wiring: Wiring, _ section: String) async throws {
            try await wiring.visitingGallery { visitor, _ in
                for path in ["club128666765_1", "../../etc/passwd"] {
                    let answer = try await visitor.get("/gallery/\(section)/\(path)")
                    #expect(answer.status == 404)
                }
            }
        }
    }
}
