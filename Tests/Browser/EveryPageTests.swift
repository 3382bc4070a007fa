import Foundation
import RunningVitrine
import TestTraits
import Testing
import WebDriver

extension `In a browser` {
    /// What each page of Vitrine keeps, whoever looks at it.
    @Suite struct `every page` {
        /// Somebody who looks.
        struct Look: CustomTestStringConvertible, Sendable {
            let theme: Wishes.Theme
            let language: String
            let screen: Wishes.Screen
            var testDescription: String { "\(theme), \(language), \(screen.width) px" }
            var wishes: Wishes { Wishes().inTheme(theme).inLanguages(language).on(screen) }

            static let all = [
                Look(theme: .light, language: "en", screen: .desktop),
                Look(theme: .dark, language: "en", screen: .desktop),
                Look(theme: .light, language: "ru", screen: .desktop),
                Look(theme: .dark, language: "ru", screen: .phone),
                Look(theme: .light, language: "en", screen: .phone),
                Look(theme: .light, language: "ru", screen: .narrowest),
            ]
        }

        @Test(.requirement("VD-13"), arguments: Look.all)
        func `is readable, fits, has one heading, a title and a language, and a clean log`(_ look: Look) async throws {
            try await Watching.demo(look.wishes) { watching in
                try await watching.seeList()
                let details = try #require(try await watching.browser.find(".card-link").attribute("href"))
                let stream = try await watching.browser.findAll(".card:has(.tag) .card-link").first?.attribute("href")
                let pages = [
                    "the list": "/videos", "home": "/", "details": details, "a stream": stream,
                    "no such video": "/videos/no-such-video", "settings": "/settings", "parts": "/parts",
                    "nothing here": "/nothing-here",
                ].compactMapValues(\.self)
                try await watching.expectWellMade(pages, look, of: "videos")
            }
        }

        @Test func `stays shut without the key, and says how to come in`() async throws {
            try await Home.fresh { home in
                try await home.serving("--memory") { vitrine in
                    try await Browser.open { browser in
                        try await browser.open(vitrine.page("/videos"))
                        #expect(try await browser.find("h1").text == "Open the printed link")
                        #expect(try await browser.findAll("a[href^='/videos'], .card").isEmpty)
                        #expect(try await browser.faintTexts(below: 4.5) == [])
                    }
                }
            }
        }
    }
}

extension Looking {
    /// Goes to each page, by its name, and holds it to what every page keeps.
    ///
    /// - Parameter each: is done on each of them.
    func expectWellMade(
        _ pages: [String: String], _ look: `In a browser`.`every page`.Look, of part: String,
        sourceLocation: SourceLocation = #_sourceLocation, each: () async throws -> Void = {}
    ) async throws {
        for (name, path) in pages.sorted(by: { $0.key < $1.key }) {
            try await go(to: path)
            try await seeAtRest()
            try await photograph("\(part), \(name), \(look.testDescription)", wholePage: path == "/parts")
            try await each()
            let facts = try await browser.pageFacts()
            let faint = try await browser.faintTexts(below: 4.5)
            let wide = try await browser.whatSticksOut(of: look.screen)
            let complaints = try await browser.complaints().filter { line in
                // A page that says no is a failed load to Chromium.
                !line.message.contains(/status of (400|404|503)/)
            }
            #expect(facts.headings == 1 && facts.landmarks == 1, "\(name)", sourceLocation: sourceLocation)
            #expect(!facts.title.isEmpty && facts.title != "Vitrine", "\(name)", sourceLocation: sourceLocation)
            #expect(facts.language == look.language, "\(name)", sourceLocation: sourceLocation)
            #expect(faint == [], "\(name)", sourceLocation: sourceLocation)
            #expect(wide == [], "\(name)", sourceLocation: sourceLocation)
            #expect(complaints == [], "\(name)", sourceLocation: sourceLocation)
        }
    }
}

extension Browser {
    fileprivate struct PageFacts: Decodable {
        let headings: Int
        let title: String
        let language: String
        let landmarks: Int
    }

    fileprivate func pageFacts() async throws -> PageFacts {
        try await run(
            """
            return {
                headings: document.querySelectorAll('h1').length, title: document.title,
                language: document.documentElement.lang, landmarks: document.querySelectorAll('main').length,
            };
            """, as: PageFacts.self)
    }
}
