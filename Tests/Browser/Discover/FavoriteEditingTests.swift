import TestTraits
import Testing
import WebDriver

extension `In a browser` {
    @Suite struct `the favorites` {
        @Test(.requirement("UN-15", "UN-27"))
        func `are removed and taken back by finger, and one is drawn to another place`() async throws {
            try await DiscoverVisit.open(favorites: 8, Wishes().on(.phone)) { visit in
                let browser = visit.browser
                try await visit.go(to: "/favorites?edit")
                try await visit.seeAtRest()
                let isBarSeen = "return document.querySelector('.choices-bar').checkVisibility()"
                #expect(try await !browser.run(isBarSeen, as: Bool.self))
                for box in try await browser.findAll(".choice input").prefix(2) { try await box.click() }
                #expect(try await browser.run(isBarSeen, as: Bool.self))
                try await visit.photograph("favorites that are chosen")
                try await browser.find("#selection button").click()
                try await browser.waitUntil("their leave") { try await visit.rows().count == 6 }
                try await visit.waitForOrder([2, 3, 4, 5, 6, 7])
                try await visit.photograph("favorites that were removed")
                try await browser.find("#undo-button").click()
                try await visit.waitForOrder([0, 1, 2, 3, 4, 5, 6, 7])
                try await browser.waitUntil("their return") { try await visit.rows().first == "photo-0" }
                try await browser.waitUntil("no notice", script: "return !document.querySelector('#undo-button')")

                let handle = try await browser.run(
                    """
                    const place = document.querySelector('[data-handle]').getBoundingClientRect();
                    const row = document.querySelector('[data-favorite]').getBoundingClientRect();
                    return [place.left + place.width / 2, place.top + place.height / 2, row.height];
                    """, as: [Double].self)
                try await browser.drag(
                    fromX: Int(handle[0]), y: Int(handle[1]), downBy: Int(2.4 * handle[2]))
                try await visit.waitForOrder([1, 2, 0, 3, 4, 5, 6, 7])
                #expect(try await visit.rows().prefix(3) == ["photo-1", "photo-2", "photo-0"])
                try await visit.expectCleanLog()
            }
        }

        @Test(.requirement("UN-15", "UN-27"))
        func `are removed, taken back and moved by the keyboard, and the focus is never lost`() async throws {
            try await DiscoverVisit.open(favorites: 4) { visit in
                let browser = visit.browser
                try await visit.go(to: "/favorites?edit")
                try await visit.seeAtRest()
                try await browser.run("document.querySelector('#favorite-photo-1 a').focus()")
                try await browser.press(.delete)
                try await browser.waitUntil("its leave") { try await visit.rows().count == 3 }
                #expect(try await browser.focused().name == "Author 2")
                try await browser.run("document.querySelector('#undo-button').focus()")
                try await browser.press(.enter)
                try await visit.waitForOrder([0, 1, 2, 3])
                #expect(try await browser.focused().name == "Author 1")
                try await browser.press(.down, with: .alt)
                try await visit.waitForOrder([0, 2, 1, 3])
                try await browser.press(.up, with: .alt)
                try await visit.waitForOrder([0, 1, 2, 3])
                #expect(try await browser.focused().name == "Author 1")
                #expect(try await visit.path() == "/favorites?edit")
                try await visit.expectCleanLog()
            }
        }
    }
}
