import Foundation
import RunningVitrine
import SimulatorKit
import TestTraits
import Testing
import VideoFeedSimulator
import WebDriver

extension `In a browser` {
    @Suite struct `a feed that is gone` {
        @Test(.requirement("VD-7", "VD-15"))
        func `leaves the list with since when it is kept, also after a restart, with details and thumbnails`()
            async throws
        {
            let simulator = try await SimulatedVideoFeed().start()
            try await Home.fresh { home in
                let names = try await home.serving(simulator) { vitrine in
                    var names: [String] = []
                    try await Watching.open(vitrine) { watching in
                        try await watching.seeList()
                        try await watching.seePictures()
                        names = try await watching.names
                        await simulator.stop()

                        try await watching.browser.find("[data-refresh] button").click()
                        try await watching.seeList("kept")
                        #expect(try await watching.names == names)
                        let told = try await watching.browser.find("#freshness-words").text
                        #expect(told.hasPrefix("The video feed cannot be reached. What you see was saved "))
                        try await watching.photograph("the feed is gone")
                        try await watching.expectCleanLog()
                    }
                    return names
                }
                try await home.serving(simulator) { vitrine in
                    try await Watching.open(vitrine) { watching in
                        let browser = watching.browser
                        try await watching.seeList("kept")
                        try await watching.seePictures()
                        #expect(try await watching.names == names)
                        #expect(try await watching.picturesThatCame > 0)
                        try await watching.photograph("the feed is gone since before the launch")
                        try await browser.find(".card-link").click()
                        try await browser.waitUntil("the details") { try await browser.find("h1").text == names.first }
                        #expect(try await !browser.find(".description").text.isEmpty)
                        // The clip is not kept yet: that is said where it would play.
                        try await browser.waitUntil(
                            "a word about the player",
                            script: "return document.querySelector('.player-notice:not([hidden])') !== null")
                        try await watching.photograph("details without the feed")
                    }
                }
            }
        }

        @Test(.requirement("VD-7"))
        func `is told where nothing is kept, with a way to try again`() async throws {
            let feed = SimulatedVideoFeed(conduct: Conduct(list: [.unreachable]))
            try await Watching.feed(feed) { watching, _ in
                let browser = watching.browser
                let alert = try await browser.find("[role=alert]")
                #expect(try await alert.text.contains("The videos could not be loaded"))
                #expect(try await browser.findAll(".card").isEmpty)
                try await watching.photograph("neither list nor feed")

                feed.conduct = Conduct()
                try await browser.find("[role=alert] button").click()
                try await watching.seeList()
            }
        }

        @Test(.requirement("VD-7"), arguments: [Fault.page, .status(404), .status(500), .cut(afterBytes: 900)])
        func `does not take the good list along by a broken answer`(_ fault: Fault) async throws {
            let feed = SimulatedVideoFeed()
            try await Watching.feed(feed) { watching, _ in
                try await watching.seeList()
                let names = try await watching.names
                feed.conduct = Conduct(list: [fault])
                try await watching.browser.find("[data-refresh] button").click()
                try await watching.seeList("kept")
                #expect(try await watching.names == names)
                try await watching.browser.reload()
                try await watching.seeList("kept")
                #expect(try await watching.names == names)
            }
        }

        @Test func `is told apart from a Vitrine that is gone`() async throws {
            try await Home.fresh { home in
                try await home.serving("--memory") { vitrine in
                    try await Watching.open(vitrine) { watching in
                        try await watching.seeList()
                        try await watching.browser.goOffline()
                        try await watching.browser.find("[data-refresh] button").click()
                        try await watching.browser.waitUntil("a word about Vitrine") {
                            try await watching.browser.find("#status").text.contains("Vitrine is not running")
                        }
                        try await watching.photograph("Vitrine is gone")
                        try await watching.browser.goOffline(false)
                        try await watching.browser.find("[data-refresh] button").click()
                        try await watching.browser.waitUntil("the word to go") {
                            try await watching.browser.find("#status").text.isEmpty
                        }
                    }
                }
            }
        }
    }
}

extension Watching {
    /// The videos' names, in the order of the list.
    var names: [String] {
        get async throws {
            try await browser.run(
                "return [...document.querySelectorAll('.card .name')].map(name => name.innerText)", as: [String].self)
        }
    }

    /// How many pictures were answered, and not by a stand-in for one that is missing.
    var picturesThatCame: Int {
        get async throws {
            try await browser.run(
                """
                return performance.getEntriesByType('resource')
                    .filter(entry => entry.initiatorType === 'img' && entry.responseStatus === 200).length
                """, as: Int.self)
        }
    }
}
