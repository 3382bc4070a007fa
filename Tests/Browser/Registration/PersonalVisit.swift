import CatalogSimulator
import Foundation
import RunningVitrine
import SimulatorKit
import Testing
import WebDriver

/// A browser in front of a Vitrine of its own, over three simulated catalogs of this process, which a test can look into
/// and spoil.
struct PersonalVisit: Looking {
    let browser: Browser
    let vitrine: RunningVitrine
    let home: Home
    let products: SimulatedCatalog
    let books: SimulatedCatalog
    let contests: SimulatedCatalog

    /// - Parameter isRegistered: whether Anna Vetrova did so before.
    static func open(
        isRegistered: Bool = true, _ wishes: Wishes = Wishes(), _ work: (PersonalVisit) async throws -> Void
    ) async throws {
        let catalogs = CatalogHost.allCases.map { SimulatedCatalog($0) }
        var running: [RunningCatalogSimulator] = []
        for catalog in catalogs { running.append(try await catalog.start()) }
        let settings = [
            "VITRINE_FAKESTORE_URL": running[0].address.absoluteString,
            "VITRINE_FAKERAPI_URL": running[1].address.absoluteString,
            "VITRINE_KONTESTS_URL": running[2].address.absoluteString,
        ]
        let outcome: Result<Void, any Error>
        do {
            try await Home.fresh { home in
                if isRegistered { try await home.register() }
                try await home.serving(changing: settings) { vitrine in
                    try await Browser.open(wishes) { browser in
                        let visit = PersonalVisit(
                            browser: browser, vitrine: vitrine, home: home, products: catalogs[0], books: catalogs[1],
                            contests: catalogs[2])
                        try await browser.open(vitrine.linkTo("/register"))
                        do {
                            try await work(visit)
                        } catch {
                            // The picture says what the error cannot; without one the error still counts.
                            try? await visit.photograph("as it failed")
                            throw error
                        }
                    }
                }
            }
            outcome = .success(())
        } catch {
            outcome = .failure(error)
        }
        for simulator in running { await simulator.stop(within: .seconds(1)) }
        try outcome.get()
    }

    func go(to path: String) async throws {
        try await browser.open(vitrine.page(path))
    }

    func seeForm() async throws {
        try await browser.waitUntil(
            "the form and its scripts",
            script: """
                return document.readyState === 'complete' && location.pathname === '/register'
                    && document.querySelector('#register-button')?.disabled === true;
                """)
    }

    /// Waits until the list is there and live.
    func seeList(_ count: Int) async throws {
        try await browser.waitUntil(
            "the list",
            script: """
                return document.querySelector('#freshness')?.dataset.state === 'live'
                    && document.querySelectorAll('#catalog > .row').length === \(count)
                """)
    }

    /// Waits until that field is told that, or nothing.
    func hear(_ sentence: String, of field: String) async throws {
        try await browser.waitUntil(
            "“\(sentence)” below \(field)",
            script: """
                const place = document.getElementById('\(field)-findings'), field = document.getElementById('\(field)');
                return place.innerText.includes('\(sentence)') && field.getAttribute('aria-invalid') === 'true'
                    && field.getAttribute('aria-describedby').split(' ').includes(place.id);
                """)
    }

    func value(of field: String) async throws -> String {
        try await browser.run("return document.getElementById('\(field)').value", as: String.self)
    }

    /// The id of what has the keyboard's focus.
    func focusedID() async throws -> String {
        try await browser.run("return document.activeElement.id", as: String.self)
    }
}
