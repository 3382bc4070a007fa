import Foundation
import RunningVitrine
import SimulatorKit
import TestTraits
import Testing
import VideoFeedSimulator
import WebDriver

extension `In a browser` {
    @Suite(.requirement("VD-6")) struct `refreshing the list` {
        @Test func `asks the feed once at launch`() async throws {
            try await Watching.feed(SimulatedVideoFeed()) { watching, simulator in
                try await watching.seeList()
                #expect(simulator.service.requests(to: simulator.feedURL.path) == 1)
            }
        }

        /// What a person does to have the list anew.
        enum Gesture: String, CaseIterable, CustomTestStringConvertible {
            case button = "the button"
            case key = "the key r"
            case pull = "a pull at the top"

            var testDescription: String { rawValue }

            func make(in browser: Browser) async throws {
                switch self {
                case .button: try await browser.find("[data-refresh] button").click()
                case .key: try await browser.press("r")
                case .pull: try await browser.drag(fromX: 195, y: 200, downBy: 320)
                }
            }
        }

        @Test(arguments: Gesture.allCases)
        func `asks the feed exactly once and shows what is new`(_ gesture: Gesture) async throws {
            let feed = SimulatedVideoFeed(conduct: Conduct(rows: [.emptyList]))
            try await Watching.feed(feed, .lessons, Wishes().on(.phone)) { watching, simulator in
                let browser = watching.browser
                let path = simulator.feedURL.path
                try await browser.waitUntil(
                    "the empty list",
                    script: "return document.querySelector('#freshness')?.dataset.state === 'live'")
                #expect(feed.requests(to: path) == 1)
                #expect(try await browser.findAll(".card").isEmpty)

                feed.conduct = Conduct()
                try await gesture.make(in: browser)
                try await watching.seeList()
                #expect(feed.requests(to: path) == 2)
                #expect(try await browser.findAll(".card").count >= 3)
                try await watching.expectCleanLog()
            }
        }
    }
}
