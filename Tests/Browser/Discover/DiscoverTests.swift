import Favorites
import InMemoryAdapters
import SampleScreens
import TestTraits
import Testing
import WebDriver

extension `In a browser` {
    @Suite struct `photos by others` {
        @Test(.requirement("UN-1", "UN-2"))
        func `have their places before they come, beside the favorites within the thumb's reach`() async throws {
            try await DiscoverVisit.open(Wishes().on(.phone)) { visit in
                let browser = visit.browser
                try await visit.discover()
                try await visit.seePictures()
                #expect(try await browser.layoutShift() == 0)
                let tabs = try await browser.run(
                    """
                    return [...document.querySelectorAll('.photo-tabs a')].map(tab => {
                        const place = tab.getBoundingClientRect();
                        return place.height >= 44 && place.top > innerHeight / 2 && place.bottom < innerHeight;
                    });
                    """, as: [Bool].self)
                #expect(tabs == [true, true])
                try await visit.photograph("photos by chance, on a phone")
                try await browser.find("[data-tab]").click()
                try await browser.waitUntil("the favorites") { try await visit.path() == "/favorites" }
                try await visit.expectCleanLog()
            }
        }

        @Test(.requirement("UN-3", "UN-4", "UN-24"))
        func `are found while one types, by one question, and are there again after Back`() async throws {
            try await DiscoverVisit.open { visit in
                let browser = visit.browser
                try await visit.discover()
                let calls = visit.world.catalog.calls
                let field = try await browser.find("input[type=search]")
                try await field.type("Photo")
                try await browser.waitUntil("the words in the address") {
                    try await visit.path() == "/unsplash?query=Photo"
                }
                try await visit.waitForTiles(30)
                #expect(visit.world.catalog.calls == calls + 1)
                try await browser.run("scrollTo(0, 400)")
                try await browser.find(".tile:nth-child(7) a").click()
                try await browser.waitUntil("a photo", script: "return document.querySelector('#heart') !== null")
                try await browser.goBack()
                try await visit.waitForTiles(30)
                try await browser.waitUntil("the place", script: "return scrollY === 400")
                #expect(try await visit.path() == "/unsplash?query=Photo")
                #expect(try await browser.find("input[type=search]").attribute("value") == "Photo")
                try await browser.find("input[type=search]").type(" 🦄")
                try await browser.waitUntil(
                    "nothing",
                    script: """
                        return document.querySelector('.empty h2') !== null
                            && document.querySelector('#freshness').innerText.includes('Photo 🦄');
                        """)
                try await visit.photograph("nothing was found")
                try await browser.run(
                    """
                    const field = document.querySelector('input[type=search]');
                    field.value = '';
                    field.dispatchEvent(new Event('input', { bubbles: true }));
                    """)
                try await visit.waitForTiles(30)
                #expect(try await visit.path() == "/unsplash")
                try await visit.expectCleanLog()
            }
        }

        @Test(.requirement("UN-21", "UN-28"))
        func `stay in sight when others cannot be had, under the reason and a way on`() async throws {
            try await DiscoverVisit.open { visit in
                let browser = visit.browser
                try await visit.discover()
                visit.world.catalog.fail(with: .tryLater(after: .seconds(600)))
                try await browser.find("#refresh-button").click()
                try await browser.waitUntil(
                    "the reason", script: "return document.querySelector('#banner[role=alert]') !== null")
                #expect(try await browser.find("#banner").text.contains("Could not get the data"))
                #expect(try await browser.findAll(".tile").count == 30)
                try await visit.photograph("others cannot be had")
                visit.world.catalog.fail(with: nil)
                try await browser.find("#refresh-button").click()
                try await browser.waitUntil("others", script: "return !document.querySelector('#banner')")
                try await visit.waitForTiles(30)
            }
        }

        @Test(.requirement("UN-13", "UN-26"))
        func `are kept by the heart, and a double click ends where it began`() async throws {
            try await DiscoverVisit.open(Wishes().on(.phone)) { visit in
                let browser = visit.browser
                try await visit.go(to: "/unsplash/photo-3")
                try await browser.waitUntil("its scripts", script: "return document.readyState === 'complete'")
                let isPressed = "return document.querySelector('#heart button').getAttribute('aria-pressed')"
                try await browser.run("for (const _ of [1, 2]) document.querySelector('#heart button').click()")
                #expect(try await browser.run(isPressed, as: String.self) == "false")
                try await browser.find("#heart button").click()
                #expect(try await browser.run(isPressed, as: String.self) == "true")
                try await visit.waitForOrder([3])
                try await visit.seePictures()
                try await visit.photograph("a photo that is a favorite, on a phone")
                try await visit.go(to: "/favorites")
                #expect(try await visit.rows() == ["photo-3"])
                try await visit.expectCleanLog()
            }
        }

        @Test(
            arguments: [
                `every page`.Look(theme: .light, language: "en", screen: .desktop),
                `every page`.Look(theme: .dark, language: "ru", screen: .phone),
                `every page`.Look(theme: .light, language: "ru", screen: .narrowest),
            ])
        func `and the favorites are readable, fit, and have one heading and a title`(_ look: `every page`.Look)
            async throws
        {
            try await DiscoverVisit.open(favorites: 12, look.wishes) { visit in
                let pages = [
                    "photos by chance": "/unsplash?wait", "found": "/unsplash?query=Photo&wait",
                    "too long": "/unsplash?wait&query=" + String(repeating: "x", count: 300),
                    "a photo": "/unsplash/photo-3", "no such photo": "/unsplash/nobody",
                    "favorites": "/favorites", "editing": "/favorites?edit", "home": "/",
                ]
                try await visit.expectWellMade(pages, look, of: "discover")
            }
        }
    }
}
