import Auth
import InMemoryAdapters
import SampleScreens
import SharedKernel
import TestTraits
import Testing
import WebApp
import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite struct `The sign-in screen` {
    @Test(
        .requirement("VK-1"), arguments: [(Language.english, "Sign in with VK"), (.russian, "Вход через VK")])
    func `has a title and one button, whose words are the person's own`(_ language: Language, _ words: String)
        async throws
    {
        let visitor = try await Visitor(gallery: .sample(ways: [.loopbackCode]), language: language).entered()
        let page = try await visitor.get("/gallery/sign-in")
        #expect(page.status == .ok)
        #expect(page.text.contains("<h1>Mobile Up Gallery</h1>"))
        #expect(page.text.contains("<button class=\"button primary wide\">\(words)</button>"))
        #expect(page.text.count(of: "action=\"/accounts/vk/begin\"") == 1)
        #expect(visitor.gallery.provider.count(of: .code) == 0)
    }

    @Test(arguments: [
        "/gallery", "/gallery/photos", "/gallery/videos", "/gallery/photos/club1_1", "/gallery/videos/club1_1",
    ])
    func `is where everything of the gallery leads while nobody is signed in`(_ path: String) async throws {
        let visitor = try await Visitor().entered()
        let answer = try await visitor.get(path)
        #expect(answer.status == .seeOther)
        #expect(answer.headers["Location"] == "/gallery/sign-in")
        for part in ["/gallery/photos/list", "/gallery/photos/club1_1/picture", "/gallery/saving/events"] {
            #expect(try await visitor.get(part).status == .unauthorized)
        }
        #expect(visitor.gallery.photoSource.calls == 0)
    }

    @Test(.requirement("VK-2")) func `sends the browser to the provider with a state and a challenge`() async throws {
        let visitor = try await Visitor().entered()
        let page = try await visitor.beginSignIn()
        let items = try #require(URLComponents(url: page, resolvingAgainstBaseURL: true)?.queryItems)
        func value(_ name: String) -> String? { items.first { $0.name == name }?.value }
        #expect(value("redirect_uri") == "http://127.0.0.1:8420/accounts/vk/return")
        #expect((value("state") ?? "").count >= 32)
        #expect((value("code_challenge") ?? "").count == 43)
        #expect(try await visitor.beginSignIn() != page)
    }

    @Test(
        .requirement("VK-2"),
        arguments: ["", "?code=guessed", "?code=guessed&state=wrong", "?state=", "?state=a&state=b"])
    func `takes no redirect whose state is not waited for`(_ query: String) async throws {
        let visitor = try await Visitor().entered()
        _ = try await visitor.beginSignIn()
        let answer = try await visitor.get("/accounts/vk/return\(query)")
        #expect(answer.status == .badRequest)
        #expect(answer.text.contains("role=\"alert\""))
        #expect(visitor.gallery.provider.count(of: .code) == 0)
    }

    @Test(.requirement("VK-2")) func `takes a redirect once`() async throws {
        let visitor = try await Visitor().entered()
        let end = visitor.gallery.provider.agree(at: try await visitor.beginSignIn())
        #expect(try await visitor.comeBack(to: end).status == .ok)
        #expect(try await visitor.comeBack(to: end).status == .badRequest)
        #expect(visitor.gallery.provider.count(of: .code) == 1)
        #expect(try await visitor.get("/gallery").headers["Location"] == "/gallery/photos")
    }

    @Test(.requirement("VK-4")) func `opens the gallery after the redirect, without a click`() async throws {
        let visitor = try await Visitor().entered()
        let page = try await visitor.beginSignIn(inOwnWindow: false)
        let answer = try await visitor.comeBack(to: visitor.gallery.provider.agree(at: page), withCookie: true)
        #expect(answer.status == .seeOther)
        #expect(answer.headers["Location"] == "/gallery/photos")
        #expect(try await visitor.get("/gallery/photos").status == .ok)
    }

    @Test(.requirement("VK-4"))
    func `needs no cookie for the redirect, which comes from another site, and tells nothing there`() async throws {
        let visitor = try await Visitor().entered()
        let page = try await visitor.beginSignIn(inOwnWindow: false)
        let answer = try await visitor.comeBack(to: visitor.gallery.provider.agree(at: page))
        #expect(answer.status == .ok)
        #expect(answer.text.contains("<meta http-equiv=\"refresh\" content=\"0; url=/gallery/photos\">"))
        let secrets = visitor.gallery.sessions.saved.map(\.accessToken.revealed) + ["Anna", "8492", "name=\"token\""]
        for secret in secrets { #expect(!answer.text.contains(secret)) }
        // The script that leads on is there without the cookie as well; nothing else is.
        let script = try #require(answer.text.between("<script type=\"module\" src=\"", "\""))
        let stranger = Visitor()
        #expect(try await stranger.get(script).status == .ok)
        #expect(try await stranger.get(script.replacing("returned.js", with: "app.js")).status == .forbidden)
    }

    @Test(.requirement("VK-4")) func `closes the provider's window, and the page that waits goes on`() async throws {
        let visitor = try await Visitor().entered()
        let screen = try await visitor.get("/gallery/sign-in").text
        let events = try #require(screen.between("data-sign-in-events=\"", "\""))
        let page = try await visitor.beginSignIn()
        let answer = try await visitor.comeBack(to: visitor.gallery.provider.agree(at: page))
        #expect(answer.text.contains("<h1>You can close this window</h1>"))
        #expect(answer.text.contains("<noscript><meta http-equiv=\"refresh\""))
        #expect(try await visitor.get(events).firstEvent() == "/gallery/photos")
    }

    @Test(.requirement("VK-28", "VK-29")) func `tells that it was cancelled, drops the state, and is usable at once`()
        async throws
    {
        let visitor = try await Visitor().entered()
        let events = try #require(
            try await visitor.get("/gallery/sign-in").text.between("data-sign-in-events=\"", "\""))
        let part = try await visitor.post("/accounts/vk/begin", ["window": "1"]).text
        let attempt = try #require(part.between("name=\"attempt\" value=\"", "\""))
        let page = try #require(part.between("<a class=\"button\" href=\"", "\"")?.replacing("&amp;", with: "&"))

        let answer = try await visitor.post("/accounts/vk/cancel", ["attempt": attempt])
        #expect(answer.headers["Location"] == "/gallery/sign-in?ended")
        #expect(try await visitor.get(events).firstEvent() == "/gallery/sign-in?ended")
        let screen = try await visitor.get("/gallery/sign-in?ended").text
        #expect(screen.contains("role=\"alertdialog\""))
        #expect(screen.contains("<h2 id=\"ended-heading\">Sign-in was cancelled</h2>"))
        #expect(screen.contains(">Try again</button>"))

        let end = visitor.gallery.provider.agree(at: try #require(URL(string: page)))
        #expect(try await visitor.comeBack(to: end).status == .badRequest)
        #expect(visitor.gallery.provider.count(of: .code) == 0)
        try await visitor.signIn()
        #expect(try await visitor.get("/gallery/photos").status == .ok)
    }

    @Test(.requirement("VK-27", "VK-29"))
    func `tells a refusal on the provider's page apart, in its words, whatever they are`() async throws {
        let visitor = try await Visitor().entered()
        let page = try await visitor.beginSignIn()
        let words = "%D0%9D%D0%B5%D1%82%2C+%D1%81%D0%BF%D0%B0%D1%81%D0%B8%D0%B1%D0%BE+%3Cb%3E"
        _ = try await visitor.comeBack(to: visitor.gallery.provider.decline(at: page, saying: words))
        let screen = try await visitor.get("/gallery/sign-in?ended").text
        #expect(screen.contains("Access was not allowed</h2>"))
        #expect(screen.contains("Нет, спасибо &lt;b&gt;"))
        #expect(!screen.contains("Sign-in was cancelled"))
    }

    @Test(
        .requirement("VK-27", "VK-30"),
        arguments: [
            AuthError.offline, .serviceFailed, .tryLater(after: .seconds(9)), .refused(nil), .clientRefused(nil),
        ])
    func `names the cause of a failure, with a way on`(_ error: AuthError) async throws {
        let visitor = try await Visitor().entered()
        let page = try await visitor.beginSignIn()
        let end = visitor.gallery.provider.agree(at: page)
        visitor.gallery.provider.fail(with: error)
        _ = try await visitor.comeBack(to: end)
        let screen = try await visitor.get("/gallery/sign-in?ended").text
        #expect(screen.contains("<h2 id=\"ended-heading\">Sign-in did not work</h2>"))
        #expect(screen.contains(error.message(in: .english)))
        #expect(screen.contains(">Try again</button>"))
    }

    @Test func `tells of a client id that is not set, with the page that issues one`() async throws {
        let visitor = try await Visitor(gallery: .sample(page: NoClientID())).entered()
        let answer = try await visitor.post("/accounts/vk/begin", ["window": "1"])
        #expect(answer.headers["Location"] == "/gallery/sign-in?ended")
        let screen = try await visitor.get("/gallery/sign-in?ended").text
        #expect(screen.contains("Get one at https://id.example/apps and set CLIENT_ID."))
    }

    @Test func `takes the final address pasted, where the provider ends at a page of its own`() async throws {
        let visitor = try await Visitor(gallery: .sample(ways: [.pastedCode])).entered()
        #expect(try await visitor.get("/gallery/sign-in").text.contains("name=\"way\" value=\"paste\""))
        let page = try await visitor.post("/accounts/vk/begin", ["way": "paste"]).text
        let attempt = try #require(page.between("name=\"attempt\" value=\"", "\""))
        let link = try #require(page.between("<a class=\"button\" href=\"", "\"")?.replacing("&amp;", with: "&"))
        let provider = try #require(URL(string: link))
        let end = try #require(visitor.gallery.provider.agree(at: provider))
        let pasted = end.absoluteString
        let answer = try await visitor.post("/accounts/vk/paste", ["attempt": attempt, "address": pasted])
        #expect(answer.headers["Location"] == "/gallery/photos")
        #expect(try await visitor.get("/gallery/photos").status == .ok)
    }

    @Test func `is left out for a token from the settings, which is told as such`() async throws {
        let visitor = try await Visitor(gallery: .sample(token: "given")).entered()
        #expect(try await visitor.get("/gallery/sign-in").headers["Location"] == "/gallery/photos")
        let page = try await visitor.get("/gallery/photos").text
        #expect(page.contains("The access token comes from the settings."))
        #expect(!page.contains("given"))
        #expect(!page.contains("/sign-out"))
    }

    @Test(.requirement("VK-25", "VK-26")) func `is skipped while the session of an earlier run is good`() async throws {
        let visitor = try await Visitor.inGallery()
        #expect(try await visitor.get("/gallery").headers["Location"] == "/gallery/photos")
        #expect(try await visitor.get("/gallery/sign-in").headers["Location"] == "/gallery/photos")
        #expect(visitor.gallery.provider.count(of: .account) == 0)
    }

    @Test func `says when the session cannot be read`() async throws {
        let visitor = try await Visitor().entered()
        visitor.gallery.sessions.failReads(with: .newerStorage)
        let screen = try await visitor.get("/gallery/sign-in").text
        #expect(screen.contains(AuthError.newerStorage.message(in: .english)))
    }

    @Test(arguments: ["begin", "cancel", "paste", "sign-out"])
    func `is changed by forms of ours only`(_ action: String) async throws {
        let visitor = try await Visitor().entered()
        #expect(try await visitor.post("/accounts/vk/\(action)", token: "guessed").status == .forbidden)
        #expect(try await visitor.get("/accounts/vk/\(action)").status == .methodNotAllowed)
        #expect(try await visitor.post("/accounts/nobody/\(action)").status == .notFound)
    }
}

@Suite(.requirement("VK-6", "VK-31")) struct `Signing out` {
    @Test func `ends the session here and there, removes what was kept, and says what`() async throws {
        let visitor = try await Visitor.inGallery()
        visitor.gallery.accountData.put(
            [
                RemovedData(.previews, count: 12, sizeInBytes: 1_400_000),
                RemovedData(.lists, count: 1, sizeInBytes: 0),
            ], for: GalleryWorld.anna)
        let page = try await visitor.get("/gallery/photos")
        #expect(page.text.contains("action=\"/accounts/vk/sign-out\""))
        #expect(page.headers["Cache-Control"] == "no-store")

        let answer = try await visitor.post("/accounts/vk/sign-out")
        #expect(answer.headers["Location"] == "/gallery/sign-in?ended")
        #expect(answer.headers["Clear-Site-Data"] == "\"cache\"")
        let screen = try await visitor.get("/gallery/sign-in?ended").text
        #expect(
            screen.contains(
                "You are signed out. Removed from this computer: 12\u{A0}pictures, 1\u{A0}list, 1.4\u{A0}MB."))
        #expect(visitor.gallery.provider.count(of: .revocation) == 1)
        #expect(visitor.gallery.accountData.contents(of: GalleryWorld.anna).isEmpty)
        for path in ["/gallery", "/gallery/photos", "/gallery/videos"] {
            #expect(try await visitor.get(path).headers["Location"] == "/gallery/sign-in")
        }
    }

    @Test func `says why it did not work, and leaves the session as it was`() async throws {
        let visitor = try await Visitor.inGallery()
        visitor.gallery.sessions.failWrites(with: .storageFailed)
        _ = try await visitor.post("/accounts/vk/sign-out")
        let screen = try await visitor.get("/gallery/sign-in?ended").text
        #expect(screen.contains("Signing out did not work</h2>"))
        #expect(screen.contains(AuthError.storageFailed.message(in: .english)))
        #expect(try await visitor.get("/gallery/photos").status == .ok)
    }

    @Test func `says what is left, and that the provider could not be told`() async throws {
        let visitor = try await Visitor.inGallery()
        visitor.gallery.accountData.fail(with: .storageFailed)
        visitor.gallery.provider.fail(with: .offline)
        _ = try await visitor.post("/accounts/vk/sign-out")
        let screen = try await visitor.get("/gallery/sign-in?ended").text
        #expect(screen.contains("Some of what was saved could not be removed"))
        #expect(screen.contains("The service could not be told"))
    }
}

/// A provider's page without a client id.
private struct NoClientID: AuthorizationPage {
    func address(for request: AuthorizationRequest) throws(AuthError) -> URL {
        guard let page = URL(string: "https://id.example/apps") else { throw .serviceFailed }
        throw .configurationMissing(setting: "CLIENT_ID", page: page)
    }
}
