import Foundation
import RunningVitrine
import SimulatorKit
import TestTraits
import Testing
import VideoFeedSimulator
import WebDriver

extension `In a browser` {
    @Suite struct `a download` {
        private static let state = "return document.querySelector('.download').dataset.state"

        @Test(.requirement("VD-9", "VD-10"))
        func `shows its progress as it comes, is cancelled, and goes on without fetching again what is there`()
            async throws
        {
            let slow = SimulatedVideoFeed(conduct: Conduct(clips: [.slow(bytesPerSecond: 6_000)]))
            try await Watching.feed(slow) { watching, simulator in
                let browser = watching.browser
                try await watching.go(to: "/videos/lessons-950")
                #expect(try await browser.find(".download button").text == "Download video")
                try await browser.find(".download button").click()
                try await browser.waitUntil(
                    "some progress", script: "return document.querySelector('.download progress')?.value > 0.05")
                #expect(try await browser.find(".download button").text == "Cancel download")
                try await watching.photograph("a download under way")

                try await browser.find(".download button").click()
                try await browser.waitUntil("the pause", script: "\(Self.state) === 'paused'")
                try await watching.photograph("a paused download")
                simulator.service.conduct = Conduct()
                try await browser.find(".download button").click()
                try await browser.waitUntil("the file", script: "\(Self.state) === 'kept'")
                try await watching.photograph("a kept video")
                try await watching.expectCleanLog()
            }
        }

        @Test(.requirement("VD-2", "VD-8"))
        func `plays to the end and by seeking with the feed gone and Vitrine restarted, and is removed from the shelf`()
            async throws
        {
            let simulator = try await SimulatedVideoFeed().start()
            try await Home.fresh { home in
                try await home.serving(simulator) { vitrine in
                    try await Watching.open(vitrine) { watching in
                        try await watching.go(to: "/videos/lessons-950")
                        try await watching.browser.find(".download button").click()
                        try await watching.browser.waitUntil("the file", script: "\(Self.state) === 'kept'")
                    }
                }
                await simulator.stop()
                try await home.serving(simulator) { vitrine in
                    try await Watching.open(vitrine) { watching in
                        let browser = watching.browser
                        try await watching.go(to: "/videos/lessons-950")
                        try await browser.run(
                            """
                            const video = document.querySelector('video');
                            video.muted = true;
                            video.currentTime = 100000;
                            """)
                        try await browser.waitUntil(
                            "its end, sought",
                            script: """
                                const video = document.querySelector('video');
                                return video.duration > 1 && video.currentTime > video.duration - 0.5;
                                """)
                        try await browser.run("document.querySelector('video').currentTime = 0")
                        try await browser.run("document.querySelector('video').play()")
                        try await browser.waitUntil(
                            "it to play", script: "return document.querySelector('video').currentTime > 0.3")

                        try await watching.go(to: "/videos/kept")
                        try await watching.photograph("the shelf")
                        try await browser.find(".shelf-row [data-opens]").click()
                        try await browser.find("dialog[open] .dangerous").click()
                        try await browser.waitUntil(
                            "the empty shelf", script: "return !document.querySelector('.shelf-row')")
                        try await watching.photograph("the empty shelf")
                    }
                }
            }
        }
    }
}
