import Foundation
import RunningVitrine
import TestTraits
import Testing
import VideoFeedSimulator
import WebDriver

extension `In a browser` {
    @Suite struct `watching a video` {
        @Test(.requirement("VD-1", "VD-3", "VD-4", "VD-5", "VD-8", "VD-11"))
        func `begins in the list, goes on in the details, and plays`() async throws {
            try await Watching.demo { watching in
                let browser = watching.browser
                try await watching.seeList()
                try await watching.seePictures()
                #expect(try await browser.find("h1").text == "Videos")
                try await watching.photograph("the list")

                let name = try await browser.find(".card .name").text
                #expect(!name.isEmpty)
                try await browser.find(".card-link").click()
                try await browser.waitUntil("the details") { try await browser.title.hasPrefix(name) }
                #expect(try await browser.find("h1").text == name)
                #expect(try await !browser.find(".description").text.isEmpty)
                #expect(try await browser.find("video").attribute("controls") != nil)

                try await browser.run("const video = document.querySelector('video'); video.muted = true; video.play()")
                try await browser.waitUntil(
                    "the video to go on", script: "return document.querySelector('video').currentTime > 0.3")
                #expect(try await browser.run("return document.querySelector('video').videoWidth > 0") == true)
                try await watching.photograph("a video that plays")
                try await watching.expectCleanLog()
            }
        }

        @Test(.requirement("VD-8", "VD-12"))
        func `is told of a stream, with the link to it, where the older feed has nothing else`() async throws {
            try await Watching.feed(SimulatedVideoFeed(), .videos) { watching, _ in
                let browser = watching.browser
                try await watching.seeList()
                try await watching.seePictures()
                try await watching.photograph("a list of streams")
                #expect(try await browser.find(".card .tag").text == "Stream")
                try await browser.find(".card-link").click()
                let link = try await browser.find(".player-notice a")
                #expect(try await link.attribute("href")?.hasSuffix(".m3u8") == true)
                #expect(try await browser.findAll("video").isEmpty)
                try await watching.photograph("a stream")
                try await watching.expectCleanLog()
            }
        }

        @Test(.requirement("VD-1"))
        func `ends where the list was left`() async throws {
            try await Watching.demo(Wishes().on(.phone)) { watching in
                let browser = watching.browser
                try await watching.seeList()
                try await watching.seePictures()
                let cards = try await browser.findAll(".card-link")
                try #require(cards.count > 4)
                try await cards[cards.count - 1].click()
                try await browser.waitUntil("the details", script: "return document.querySelector('#player') !== null")
                try await browser.goBack()
                try await watching.seeList()
                try await browser.waitUntil(
                    "the last card in sight",
                    script: """
                        const place = [...document.querySelectorAll('.card')].at(-1).getBoundingClientRect();
                        return scrollY > 0 && place.top < innerHeight && place.bottom > 0;
                        """)
            }
        }

        @Test(.requirement("VD-5", "VD-8"))
        func `moves nothing while pages fill`() async throws {
            try await Watching.demo(Wishes().on(.phone)) { watching in
                try await watching.seeList()
                try await watching.seePictures()
                #expect(try await watching.browser.layoutShift() == 0)
                let video = try await watching.browser.find(".card-link").attribute("href")
                try await watching.go(to: try #require(video))
                try await watching.browser.waitUntil(
                    "the player", script: "return document.querySelector('video')?.readyState > 0")
                #expect(try await watching.browser.layoutShift() == 0)
            }
        }
    }
}
