import RunningVitrine
import SimulatorKit
import TestTraits
import Testing
import VideoFeedSimulator
import WebDriver

extension `In a browser` {
    @Suite struct `going on with a video` {
        private static let time = "document.querySelector('video')?.currentTime"

        @Test(.requirement("VD-8"))
        func `begins where it was left, also after a restart, and from the beginning when that is asked for`()
            async throws
        {
            let simulator = try await SimulatedVideoFeed().start()
            try await Home.fresh { home in
                try await home.serving(simulator) { vitrine in
                    try await Watching.open(vitrine) { watching in
                        let browser = watching.browser
                        try await watching.seeList()
                        try await watching.go(to: "/videos/lessons-950")
                        try await browser.run("document.querySelector('video').muted = true")
                        try await browser.run("document.querySelector('video').play()")
                        try await browser.waitUntil("it to play", script: "return \(Self.time) > 1")
                        try await watching.go(to: "/")
                        try await browser.waitUntil(
                            "the video to be offered",
                            script: """
                                if (document.querySelector('.shelf progress.watched')) return true;
                                location.reload();
                                return false;
                                """)
                        try await watching.photograph("a video to go on with")
                    }
                }
                try await home.serving(simulator) { vitrine in
                    try await Watching.open(vitrine) { watching in
                        let browser = watching.browser
                        try await watching.go(to: "/videos/lessons-950")
                        try await browser.waitUntil("where it was left", script: "return \(Self.time) > 0.9")
                        try await watching.photograph("a video that goes on")
                        try await browser.run("document.querySelector('video').muted = true")
                        try await browser.find("[data-from-beginning]").click()
                        try await browser.waitUntil("the beginning", script: "return \(Self.time) < 0.9")
                        try await browser.waitUntil("it to play", script: "return \(Self.time) > 0.1")
                        #expect(try await browser.findAll("[data-from-beginning]").isEmpty)
                        try await watching.expectCleanLog()
                    }
                }
            }
            await simulator.stop()
        }

        @Test(.requirement("VD-9"))
        func `shows at once in the list that another page has kept a video`() async throws {
            try await Watching.feed(SimulatedVideoFeed()) { watching, _ in
                let browser = watching.browser
                try await watching.seeList()
                try await browser.waitUntil("its scripts", script: "return document.readyState === 'complete'")
                try await browser.run(
                    """
                    const fields = new URLSearchParams({token: document.querySelector('input[name=token]').value});
                    fetch('/videos/lessons-950/download', {method: 'POST', body: fields});
                    """)
                try await browser.waitUntil(
                    "the mark", script: "return document.querySelector('#lessons-950 .kept-mark') !== null")
                try await watching.photograph("a list with a kept video")
                try await watching.expectCleanLog()
            }
        }
    }
}
