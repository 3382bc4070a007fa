import CatalogSimulator
import Foundation
import RunningVitrine
import SimulatorKit
import TestTraits
import Testing
import WebDriver

extension `In a browser` {
    @Suite struct `the catalog` {
        @Test(.requirement("RG-16", "RG-19", "RG-20", "RG-21", "RG-22"))
        func `asks once a visit, and shows each list in every state it can be in`() async throws {
            try await PersonalVisit.open { visit in
                let browser = visit.browser
                try await visit.seeList(20)
                #expect(visit.products.requests(to: "/products") == 1)
                #expect(try await browser.find("#catalog").text.contains("$109.95"))

                visit.products.conduct = CatalogConduct(list: [.unreachable])
                try await visit.go(to: "/catalog")
                try await visit.seeState("kept")
                #expect(try await browser.findAll("#catalog > .row").count == 20)
                #expect(try await browser.find("#freshness").text.contains("What you see was saved"))
                try await visit.photograph("products, saved")

                visit.books.conduct = CatalogConduct(list: [.silent])
                try await browser.find("[value=books]").click()
                try await browser.waitUntil(
                    "the skeletons",
                    script: "return document.querySelector('#catalog-part .skeleton') !== null && \(Self.isBooks)")
                await visit.books.waitForRequest(to: CatalogHost.fakerAPI.listPath)
                try await visit.photograph("books, on their way")
                visit.books.conduct = CatalogConduct(list: [.page])
                try await visit.go(to: "/catalog")
                try await browser.waitUntil("the alert", script: Self.alert("Books could not be loaded"))
                #expect(try await browser.findAll("#catalog-part [role=alert] [name=list]").count == 2)
                try await visit.photograph("books, failed")
                visit.books.conduct = CatalogConduct()
                try await browser.find("#refresh-button").click()
                try await visit.seeList(50)
                #expect(try await browser.findAll("[role=alert]").isEmpty)

                visit.products.conduct = CatalogConduct(rows: [.emptyList])
                try await browser.find("[value=products]").click()
                try await browser.waitUntil(
                    "nothing", script: "return document.body.innerText.includes('The list is empty')")
                try await visit.photograph("products, none")
                try await browser.find("[value=contests]").click()
                try await browser.waitUntil(
                    "the contests", script: "return document.querySelector('#catalog a') !== null")
                try await visit.photograph("contests")
                try await visit.expectNothingRefused()
            }
        }

        @Test(.requirement("RG-16"))
        func `shows a thousand rows, wraps what is long, and moves nothing sideways`() async throws {
            try await PersonalVisit.open(Wishes().on(.narrowest)) { visit in
                visit.products.conduct = CatalogConduct(rows: [.manyLongRows])
                try await visit.go(to: "/catalog")
                try await visit.seeList(1_000)
                #expect(try await visit.browser.whatSticksOut(of: .narrowest) == [])
                try await visit.photograph("a thousand products, 320 px")
            }
        }

        @Test(
            .requirement("RG-1", "RG-6"),
            arguments: `every page`.Look.all.filter { $0.language == "ru" && $0.screen.width < 700 })
        func `is readable, fits, and has one heading and a title on each of its screens`(_ look: `every page`.Look)
            async throws
        {
            try await PersonalVisit.open(isRegistered: false, look.wishes) { visit in
                try await visit.seeForm()
                try await visit.expectWellMade(
                    ["the form": "/register", "home, unregistered": "/"], look, of: "registration")
                try await visit.home.register()
                let pages = [
                    "the catalog": "/catalog", "the greeting": "/catalog?greeting", "the profile": "/profile",
                    "home, registered": "/",
                ]
                try await visit.expectWellMade(pages, look, of: "registration")
            }
        }

        private static let isBooks = "document.querySelector('[value=books]').getAttribute('aria-pressed') === 'true'"

        private static func alert(_ heading: String) -> String {
            "return document.querySelector('[role=alert]')?.innerText.includes('\(heading)') === true"
        }
    }
}

extension PersonalVisit {
    fileprivate func seeState(_ state: String) async throws {
        try await browser.waitUntil(
            "the list, \(state)", script: "return document.querySelector('#freshness')?.dataset.state === '\(state)'")
    }

    /// The page's own policy refused nothing; that a list could not be had is a failed load to Chromium.
    fileprivate func expectNothingRefused() async throws {
        let complaints = try await browser.log().filter { line in
            (line.level == "SEVERE" || line.source == "security") && !line.message.contains("status of 503")
        }
        #expect(complaints == [])
    }
}
