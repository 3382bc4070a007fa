import Foundation
import RunningVitrine
import SimulatorKit
import Testing
import VideoFeedSimulator
import WebDriver

/// A browser in front of a Vitrine of its own, with the door open: where most of these tests begin.
struct Watching: Looking {
    let browser: Browser
    let vitrine: RunningVitrine

    /// Starts the demo and a browser, and opens the list of videos.
    static func demo(_ wishes: Wishes = Wishes(), _ work: (Watching) async throws -> Void) async throws {
        try await Home.fresh { home in
            try await home.serving("--demo") { vitrine in
                try await open(vitrine, wishes, work)
            }
        }
    }

    /// Starts Vitrine over a simulated feed of this process, which a test can look into and spoil.
    static func feed(
        _ feed: SimulatedVideoFeed, _ generation: FeedGeneration = .lessons, _ wishes: Wishes = Wishes(),
        _ work: (Watching, RunningVideoFeedSimulator) async throws -> Void
    ) async throws {
        let simulator = try await feed.start()
        do {
            try await Home.fresh { home in
                try await home.serving(simulator, generation) { vitrine in
                    try await open(vitrine, wishes) { try await work($0, simulator) }
                }
            }
        } catch {
            await simulator.stop()
            throw error
        }
        await simulator.stop()
    }

    /// Opens a browser on the list of videos of a Vitrine that runs.
    static func open(
        _ vitrine: RunningVitrine, _ wishes: Wishes = Wishes(), _ work: (Watching) async throws -> Void
    ) async throws {
        try await Browser.open(wishes) { browser in
            let watching = Watching(browser: browser, vitrine: vitrine)
            try await browser.open(vitrine.linkTo("/videos"))
            try await watching.photographingFailure { try await work(watching) }
        }
    }

    func go(to path: String) async throws {
        try await browser.open(vitrine.page(path))
    }

    /// Waits until the list is there, and live.
    func seeList(_ state: String = "live") async throws {
        try await browser.waitUntil(
            "the list, \(state)",
            script: """
                return document.querySelector('#freshness')?.dataset.state === '\(state)'
                    && document.querySelectorAll('.card').length > 0
                """)
    }
}

extension Home {
    /// Vitrine over the live wiring, pointed at a simulated feed.
    func serving<Value>(
        _ simulator: RunningVideoFeedSimulator, _ generation: FeedGeneration = .lessons,
        _ work: (RunningVitrine) async throws -> Value
    ) async throws -> Value {
        let list = simulator.listURL(generation).absoluteString
        return try await serving(changing: ["VITRINE_VIDEO_FEED_URL": list], work)
    }
}
