import Foundation
import RunningVitrine
import Testing
import WebDriver
import YandexSimulator

/// A browser in front of a Vitrine over a simulated disk of this process, which a test can look into and spoil.
struct DriveVisit: Looking {
    let browser: Browser
    let vitrine: RunningVitrine
    let yandex: SimulatedYandex
    let home: Home

    /// Starts the disk, Vitrine and a browser. The first pages are behind the person, and the disk is open, unless
    /// `isNew`: nothing was ever done in that home.
    static func open(
        _ shelf: [ShelvedFile] = ShelvedFile.demo, isNew: Bool = false, wishes: Wishes = Wishes(),
        _ work: (DriveVisit) async throws -> Void
    ) async throws {
        let yandex = try await SimulatedYandex(shelf: shelf).start()
        do {
            try await Home.fresh { home in
                try await home.serving(changing: settings(yandex, hasToken: !isNew)) { vitrine in
                    try await Browser.open(wishes) { browser in
                        let visit = DriveVisit(browser: browser, vitrine: vitrine, yandex: yandex.yandex, home: home)
                        try await browser.open(vitrine.linkTo("/drive"))
                        if !isNew {
                            try await browser.find(".welcome form button").click()
                            try await visit.seeList()
                        }
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
        } catch {
            await yandex.stop()
            throw error
        }
        await yandex.stop()
    }

    private static func settings(_ yandex: RunningYandexSimulator, hasToken: Bool) -> [String: String?] {
        [
            "VITRINE_YANDEX_DISK_URL": yandex.diskAddress.absoluteString,
            "VITRINE_YANDEX_OAUTH_URL": yandex.oauthAddress.absoluteString,
            "VITRINE_YANDEX_CLIENT_ID": yandex.yandex.application.clientID,
            "VITRINE_YANDEX_TOKEN": hasToken ? SimulatedYandex.userToken : nil,
            // The first page asks for videos, too: there are none.
            "VITRINE_VIDEO_FEED_URL": yandex.contentAddress.appending(path: "videos").absoluteString,
        ]
    }

    /// From the page that asks for it, by the service's own page, to the recent files.
    func signIn() async throws {
        let (here, there) = try await openProvider()
        try await browser.look(at: there)
        try await browser.find("[value=allow]").click()
        try await browser.waitUntil("the window to close") { try await browser.windows.count == 1 }
        try await browser.look(at: here)
        try await browser.waitUntil("the recent files") { try await path() == "/drive/recent" }
        try await seeList()
    }

    func go(to path: String) async throws {
        try await browser.open(vitrine.page(path))
    }

    /// Goes to a screen about one path.
    func go(to screen: String, _ path: String) async throws {
        try await go(to: Self.address(screen, path))
    }

    static func address(_ screen: String, _ path: String) -> String {
        let escaped = path.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        return "\(screen)?path=\(escaped)"
    }

    /// Waits until a list is there, and live.
    func seeList(_ state: String = "live") async throws {
        try await browser.waitUntil(
            "the list, \(state)", script: "return document.querySelector('#freshness')?.dataset.state === '\(state)'")
    }

    func seeFile() async throws {
        try await browser.waitUntil(
            "the file", script: "return document.querySelector('#file-part')?.dataset.state === 'kept'")
    }

    /// The names in the list, as they stand there.
    var names: [String] {
        get async throws {
            try await browser.run(
                "return [...document.querySelectorAll('.drive-row .name')].map(name => name.textContent)",
                as: [String].self)
        }
    }

    func waitForName(_ name: String, isThere: Bool = true) async throws {
        try await browser.waitUntil("“\(name)”, \(isThere)") { try await names.contains(name) == isThere }
    }

    /// Types over what stands in the one field of a question, and sends it.
    func answer(_ text: String) async throws {
        try await browser.run("document.querySelector('#name').value = arguments[0]", .string(text))
        try await browser.find(".question button.primary").click()
    }

    func path() async throws -> String { try await browser.address.path }
}
