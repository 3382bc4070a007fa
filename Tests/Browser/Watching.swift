import Foundation
import RunningVitrine
import Testing
import VideoFeedSimulator
import WebDriver

/// A browser in front of a Vitrine of its own, with the door open: where most of these tests begin.
struct Watching: Sendable {
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
            do {
                try await work(watching)
            } catch {
                // The picture says what the error cannot; without one the error still counts.
                try? await watching.photograph("as it failed")
                throw error
            }
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

    /// Waits until every picture that is in sight is painted, or has shown that it will not be.
    func seePictures() async throws {
        try await browser.waitUntil(
            "the pictures",
            script: """
                return [...document.images].every(image => {
                    const place = image.getBoundingClientRect();
                    const isInSight = place.bottom > 0 && place.top < innerHeight && place.left < innerWidth;
                    return !isInSight || image.complete;
                })
                """)
        let _: JSON = try await browser.runAsync(
            """
            const done = arguments[arguments.length - 1];
            const came = [...document.images].filter(image => image.complete && image.naturalWidth > 0);
            Promise.allSettled(came.map(image => image.decode()))
                .then(() => requestAnimationFrame(() => requestAnimationFrame(() => done(null))));
            """)
    }

    /// Keeps a picture of the page with the test's results, and in the folder that `VITRINE_SCREENSHOTS` names, so
    /// that people can look at it.
    func photograph(_ name: String, wholePage: Bool = false) async throws {
        let picture = try await wholePage ? browser.screenshotOfWholePage() : browser.screenshot()
        Attachment.record(picture, named: "\(name).png")
        guard let folder = ProcessInfo.processInfo.environment["VITRINE_SCREENSHOTS"] else { return }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let file = name.map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
        try picture.write(to: URL(filePath: folder).appending(path: "\(file).png"))
    }

    /// No script failed, nothing was refused by the page's own policy, nothing failed to load.
    func expectCleanLog(sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let complaints = try await browser.log().filter { $0.level == "SEVERE" || $0.source == "security" }
        #expect(complaints == [], sourceLocation: sourceLocation)
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
