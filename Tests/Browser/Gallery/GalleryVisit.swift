import Auth
import Foundation
import Gallery
import InMemoryAdapters
import SamplePhotos
import SampleScreens
import SharedKernel
import SimulatorKit
import Synchronization
import Testing
import VKFixtures
import VideoCatalog
import WebApp
import WebDriver
import WebServer

/// A browser in front of a gallery over fakes, with a provider's page and a player on a host of their own: what a test
/// wants to go wrong there goes wrong.
struct GalleryVisit: Looking {
    let browser: Browser
    let world: GalleryWorld
    /// Of Vitrine, without a slash at its end.
    let address: String

    /// - Parameter isSignedIn: whether the session of an earlier run is good.
    static func open(
        photos: [Photo] = Photo.samples(0..<12), videos: Int = 6, isSignedIn: Bool = true, _ wishes: Wishes = Wishes(),
        _ work: (GalleryVisit) async throws -> Void
    ) async throws {
        let page = ProviderPage()
        let elsewhere = try await Server { request in page.response(to: request) }.start()
        page.host.withLock { $0 = elsewhere.address.description }
        let world = GalleryWorld(
            photos: photos,
            videos: (0..<videos).map { number in
                let player = URL(string: "\(elsewhere.address)/player?id=\(number)")
                return .sample(number, playback: number == 1 ? .unavailable(.deleted) : player.map { .player($0) })
            },
            page: page, time: FixedTime(now))
        page.provider.withLock { $0 = world.provider }
        world.paint(photos)
        if isSignedIn { try await world.sessions.save(world.provider.newSession()) }
        let outcome: Result<Void, any Error>
        do {
            try await VitrineWebApp(gallery: world.screens, time: FixedTime(now)).visited(wishes) { browser, address in
                let visit = GalleryVisit(browser: browser, world: world, address: address)
                try await visit.photographingFailure { try await work(visit) }
            }
            outcome = .success(())
        } catch {
            outcome = .failure(error)
        }
        await world.saving.close()
        await elsewhere.stop(within: .seconds(1))
        try outcome.get()
    }

    static let now = Date(timeIntervalSince1970: 1_774_000_000)

    func go(to path: String) async throws {
        guard let url = URL(string: address + path) else { return }
        try await browser.open(url)
    }

    /// Goes to a section and waits for its list.
    func see(_ section: String) async throws {
        try await go(to: "/gallery/\(section)")
        try await seeList()
    }

    func seeList() async throws {
        try await browser.waitUntil(
            "the list",
            script: """
                return document.querySelector('#freshness')?.dataset.state === 'live'
                    && document.querySelectorAll('.cell:not(.skeleton)').length > 0
                """)
    }

    func path() async throws -> String { try await browser.address.path }

    func number(_ expression: String) async throws -> Double {
        try await browser.run("return \(expression)", as: Double.self)
    }
}

extension GalleryWorld {
    /// Gives every photo and preview a real picture.
    fileprivate func paint(_ photos: [Photo]) {
        let files = VKFixtures.Picture.files.filter { $0.contains("x") }.sorted()
        guard let file = files.first, let data = VKFixtures.Picture.data(file) else { return }
        let picture = SharedKernel.Picture(data: data, mediaType: "image/jpeg")
        for size in photos.flatMap(\.sizes) { pictures.answer(.success(picture), at: size.address) }
        for number in 0..<40 {
            for size in GalleryVideo.sample(number).previews { pictures.answer(.success(picture), at: size.address) }
        }
    }
}

/// The provider's page and the service's player, on a host of their own.
private final class ProviderPage: AuthorizationPage, Sendable {
    let host = Mutex("")
    let provider = Mutex<InMemoryAuthorizationServer?>(nil)

    func address(for request: AuthorizationRequest) throws(AuthError) -> URL {
        guard let page = try provider.withLock(\.self)?.address(for: request),
            let here = URL(string: "\(host.withLock(\.self))/authorize?\(page.query(percentEncoded: true) ?? "")")
        else { throw .serviceFailed }
        return here
    }

    func response(to request: Request) -> Response {
        switch request.path.first {
        case "player": return .text(.ok, Self.player, type: "text/html; charset=utf-8")
        case "player.js": return .text(.ok, Self.playing, type: "text/javascript")
        case "control": return .text(.ok, "", type: "text/css")
        case "favicon.ico": return Response(.noContent)
        case "authorize": break
        default: return .text(.notFound, "")
        }
        guard let page = URL(string: "http://provider.example\(request.target)"),
            let provider = provider.withLock(\.self)
        else { return .text(.notFound, "") }
        switch ConsentPage.Decision(of: request) {
        case .allow: return .seeOther(provider.agree(at: page)?.absoluteString ?? "/gone")
        case .refuse: return .seeOther(provider.decline(at: page)?.absoluteString ?? "/gone")
        case nil:
            return ConsentPage(service: "VK", application: "Vitrine", person: "Anna", rights: ["Photos", "Videos"])
                .response(to: request, in: .english)
        }
    }

    private static let player =
        "<!doctype html><meta charset=utf-8><title>Player</title><button id=play>Play</button><script src=/player.js></script>"

    /// Tells the page around it what VK's player tells.
    private static let playing = """
        parent.postMessage({ event: "inited" }, "*");
        document.getElementById("play").onclick = () => parent.postMessage({ event: "started" }, "*");
        """
}
