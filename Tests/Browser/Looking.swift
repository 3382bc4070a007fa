import Foundation
import Testing
import WebDriver

/// Somebody who looks at pages in a browser: what all of them see alike.
protocol Looking: Sendable {
    var browser: Browser { get }

    /// - Parameter path: with its query, if any.
    func go(to path: String) async throws
}

extension Looking {
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

    /// Does it, and keeps a picture of the page where that fails.
    func photographingFailure(_ work: () async throws -> Void) async throws {
        do {
            try await work()
        } catch {
            // The picture says what the error cannot; without one the error still counts.
            try? await photograph("as it failed")
            throw error
        }
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
        let complaints = try await browser.complaints()
        #expect(complaints == [], sourceLocation: sourceLocation)
    }

    /// Waits until nothing of the page is on its way any more: no part that is asked for, no picture, no movement.
    func seeAtRest() async throws {
        try await browser.waitUntil(
            "a page at rest",
            script: """
                return document.readyState === 'complete'
                    && !document.querySelector('[data-stale], [data-asking], [id] > [aria-busy=true]')
                    && document.getAnimations().every(animation =>
                        animation.playState !== 'running' || animation.effect.getTiming().iterations === Infinity)
                """)
        try await seePictures()
    }
}

extension Browser {
    /// What went wrong on the page since the last time. A machine that is slow to show a page leaves out the
    /// transition to it, which Chromium counts as an error.
    func complaints() async throws -> [LogLine] {
        try await log().filter { line in
            (line.level == "SEVERE" || line.source == "security") && !line.message.contains("Transition was aborted")
        }
    }
}
