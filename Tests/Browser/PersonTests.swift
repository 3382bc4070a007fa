import Foundation
import RunningVitrine
import SimulatorKit
import TestTraits
import Testing
import VideoFeedSimulator
import WebDriver

extension `In a browser` {
    /// Persons with hands, eyes and wishes of their own.
    @Suite struct `a person` {
        @Test func `with a keyboard only skips to the content, walks to a video, opens it and comes back`() async throws
        {
            try await Watching.demo { watching in
                let browser = watching.browser
                try await watching.seeList()
                try await browser.press(.tab)
                // It comes with a movement.
                try await browser.waitUntil("the skip link") { try await browser.focused().isInSight }
                let skip = try await browser.focused()
                #expect(skip.name == "Skip to the content")
                #expect(skip.hasRing)
                try await watching.photograph("the skip link")

                var seen: [Browser.Focused] = []
                for _ in 0..<20 {
                    try await browser.press(.tab)
                    let now = try await browser.focused()
                    seen.append(now)
                    if try await browser.run("return document.activeElement.matches('.card-link')") == true { break }
                }
                #expect(seen.allSatisfy { $0.hasRing && $0.isInSight }, "\(seen)")
                #expect(seen.contains { $0.name == "Refresh" })
                try await watching.photograph("the focus on a card")
                let name = try #require(try await watching.names.first)
                #expect(seen.last?.name.contains(name) == true)

                try await browser.press(.enter)
                try await browser.waitUntil("the details") { try await browser.find("h1").text == name }
                try await browser.press(.escape)
                try await watching.seeList()
                #expect(try await browser.address.path() == "/videos")
            }
        }

        @Test func `who skips to the content is past the navigation`() async throws {
            try await Watching.demo { watching in
                try await watching.seeList()
                try await watching.browser.press(.tab)
                try await watching.browser.press(.enter)
                try await watching.browser.press(.tab)
                #expect(
                    try await watching.browser.run("return document.activeElement.closest('main') !== null") == true)
            }
        }

        @Test(.requirement("VD-13"))
        func `switches to dark and back, and it is kept`() async throws {
            try await Watching.demo { watching in
                let browser = watching.browser
                try await watching.seeList()
                let light = try await watching.ground
                try await browser.find(".theme-toggle .to-dark").click()
                try await browser.waitUntil("the dark") {
                    try await watching.ground != light
                }
                try await browser.waitUntil("the choice to be kept") {
                    try await browser.reload()
                    return try await browser.find("html").attribute("data-theme") == "dark"
                }
                #expect(try await watching.ground != light)
                try await browser.find(".theme-toggle .to-light").click()
                try await browser.waitUntil("the light") {
                    try await watching.ground == light
                }
            }
        }

        @Test(.requirement("VD-13"))
        func `whose system is dark sees the dark, and follows it when it changes`() async throws {
            try await Watching.demo(Wishes().inTheme(.dark)) { watching in
                let browser = watching.browser
                let dark = try await watching.ground
                try await browser.see(in: .light)
                try await browser.waitUntil("the light") {
                    try await watching.ground != dark
                }
            }
        }

        @Test func `chooses another language, and it is kept`() async throws {
            try await Watching.demo { watching in
                let browser = watching.browser
                try await watching.go(to: "/settings")
                try await browser.find("button[name=language][value=ru]").click()
                try await browser.waitUntil("Russian") { try await browser.find("html").attribute("lang") == "ru" }
                try await watching.go(to: "/videos")
                #expect(try await browser.find("h1").text == "Видео")
            }
        }

        @Test(.requirement("VD-1", "VD-6"))
        func `without scripts sees the list, refreshes it, and opens a video`() async throws {
            let feed = SimulatedVideoFeed()
            try await Watching.feed(feed, .lessons, Wishes().withScriptsOff()) { watching, simulator in
                let browser = watching.browser
                _ = try await browser.find(".card")
                let before = feed.requests(to: simulator.feedURL.path)
                try await browser.find("[data-refresh] button").click()
                try await browser.waitUntil("the page after the refresh") {
                    try await browser.address.absoluteString.hasSuffix("/videos?refreshed")
                }
                #expect(feed.requests(to: simulator.feedURL.path) == before + 1)
                try await watching.photograph("the list without scripts")
                try await browser.find(".theme-toggle .to-dark").click()
                try await browser.waitUntil("the dark page") {
                    try await browser.find("html").attribute("data-theme") == "dark"
                }
                try await browser.find(".card-link").click()
                #expect(try await browser.find("video").attribute("controls") != nil)
                #expect(try await browser.find("html").attribute("data-theme") == "dark")
                try await watching.photograph("details without scripts, dark")
            }
        }

        @Test(.requirement("VD-11"))
        func `reads markup in names and descriptions as text, and line breaks as such`() async throws {
            let name = "<script>document.title = 'taken'</script> & \"quotes\" 'n' <b>all</b>"
            let feed = SimulatedVideoFeed(lessons: [
                FeedEntry(
                    id: 1, name: name, description: "First line\nSecond <img src=x onerror=alert(1)> line",
                    thumbnail: nil, link: nil),
                FeedEntry(
                    id: 2, name: String(repeating: "Donaudampfschifffahrtsgesellschaft", count: 6), description: "",
                    thumbnail: nil, link: nil),
            ])
            try await Watching.feed(feed, .lessons, Wishes().on(.narrowest)) { watching, _ in
                let browser = watching.browser
                try await watching.seeList()
                #expect(try await watching.names.first == name)
                #expect(try await browser.whatSticksOut(of: .narrowest) == [])
                try await watching.photograph("odd names, 320 px")
                try await browser.find(".card-link").click()
                try await browser.waitUntil("the details") { try await browser.find("h1").text == name }
                #expect(try await browser.title.hasPrefix(name))
                #expect(try await browser.whatSticksOut(of: .narrowest) == [])
                let description = try await browser.find(".description").text
                #expect(description == "First line\nSecond <img src=x onerror=alert(1)> line")
                try await watching.expectCleanLog()
            }
        }

        @Test func `who wants less motion gets none`() async throws {
            try await Watching.demo(Wishes().withReducedMotion()) { watching in
                try await watching.seeList()
                let moving = try await watching.browser.run(
                    """
                    return [...document.querySelectorAll('*')].filter(element => {
                        const style = getComputedStyle(element);
                        const longest = style.transitionDuration.split(',').concat(style.animationDuration.split(','))
                            .map(parseFloat).reduce((a, b) => Math.max(a, b));
                        return longest > 0.01;
                    }).map(element => element.outerHTML.slice(0, 80))
                    """, as: [String].self)
                #expect(moving == [])
            }
        }
    }
}

extension Watching {
    /// The color beneath everything.
    fileprivate var ground: String {
        get async throws {
            try await browser.run(
                """
                const colors = [document.body, document.documentElement].map(part => getComputedStyle(part).backgroundColor);
                return colors.find(color => color !== 'rgba(0, 0, 0, 0)') ?? 'none';
                """, as: String.self)
        }
    }
}
