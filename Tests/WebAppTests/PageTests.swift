import SharedKernel
import TestTraits
import Testing
import VideoCatalog
import WebApp
import WebServer

private let pages = [
    "/", "/unsplash", "/unsplash?wait", "/unsplash/-aB3dE5fG7h", "/favorites", "/favorites?edit", "/videos",
    "/videos?wait", "/videos/lessons-950", "/videos/lessons-1486", "/settings", "/parts", "/nothing",
    "/videos/none",
]

@Suite struct `Every page` {
    @Test(arguments: pages, Language.allCases)
    func `has a language, a title, one heading, landmarks and a way past them`(path: String, language: Language)
        async throws
    {
        let visitor = try await Visitor(kept: .init([.harbor, .dunes]), language: language).entered()
        let page = try await visitor.get(path)
        let text = page.text
        #expect(text.hasPrefix("<!DOCTYPE html>\n<html lang=\"\(language.rawValue)\""))
        #expect(page.headers["Content-Language"] == language.rawValue)
        #expect(text.between("<title>", "</title>")?.hasSuffix("Vitrine") == true)
        #expect(text.count(of: "<h1") == 1)
        #expect(text.count(of: "<main") == 1)
        #expect(text.contains("<nav class=\"frame\" aria-label="))
        #expect(text.contains("<a class=\"skip\" href=\"#content\">"))
    }

    @Test(.requirement("UN-18", "UN-19", "UN-20"), arguments: pages)
    func `holds no inline script or style, and nothing from elsewhere but its player's media`(path: String)
        async throws
    {
        let visitor = try await Visitor(kept: .init([.harbor, .dunes])).entered()
        let page = try await visitor.get(path)
        #expect(!page.text.contains("<style") && !page.text.contains(" style=") && !page.text.contains(" onclick"))
        #expect(page.text.count(of: "<script") == page.text.count(of: "<script type=\"module\" src=\"/assets/"))
        let policy = try #require(page.headers["Content-Security-Policy"])
        for rule in [
            "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self'", "form-action 'self'",
            "frame-ancestors 'none'", "base-uri 'none'",
        ] { #expect(policy.contains(rule)) }
        #expect(!policy.contains("unsafe"))
        let mayPlay = path == "/videos/lessons-950" || path == "/videos/lessons-1486"
        #expect(policy.contains("media-src 'self' https://media.example;") == mayPlay)
        #expect(page.headers["X-Content-Type-Options"] == "nosniff")
        #expect(page.headers["Referrer-Policy"] == "no-referrer")
        #expect(page.headers["Cache-Control"] == "no-store")
    }

    @Test(arguments: pages)
    func `answers HEAD as it answers GET`(path: String) async throws {
        let visitor = try await Visitor(kept: .init([.harbor, .dunes])).entered()
        let (get, head) = (try await visitor.get(path), try await visitor.get(path, method: "HEAD"))
        #expect(head.status == get.status)
        #expect(head.headers == get.headers)
    }

    @Test func `marks where one is`() async throws {
        let visitor = try await Visitor(kept: .init([.harbor])).entered()
        for (path, place) in [("/", "/"), ("/videos", "/videos"), ("/videos/lessons-950", "/videos")] {
            let text = try await visitor.get(path).text
            #expect(text.count(of: "aria-current=\"page\"") == 1)
            #expect(text.contains("<a href=\"\(place)\" aria-current=\"page\""))
        }
    }

    @Test func `that does not exist says so, with a way on`() async throws {
        let visitor = try await Visitor().entered()
        let page = try await visitor.get("/nothing/here")
        #expect(page.status == .notFound)
        #expect(page.text.contains("There is nothing here") && page.text.contains("href=\"/\""))
    }

    @Test(arguments: [
        (Language.english, "The fault is Vitrine", "Go to the first page"),
        (.russian, "ошибка самой Витрины", "Перейти на главную"),
    ])
    func `that could not be made says so calmly, with a way on, and nothing of how`(
        language: Language, sentence: String, wayOn: String
    ) async throws {
        let visitor = try await Visitor(language: language).entered()
        let request = try Request(method: "GET", target: "/drive/secret?key=1", headers: visitor.headers)
        let page = Answer(await visitor.app.respond(toFaultAt: request))
        #expect(page.status == .internalServerError)
        #expect(page.headers["Content-Language"] == language.rawValue)
        #expect(page.headers["Content-Security-Policy"]?.hasPrefix("default-src 'none'") == true)
        #expect(page.text.count(of: "<h1>") == 1 && page.text.contains(sentence) && page.text.contains(wayOn))
        for word in ["secret", "key=", "<script", "token", "href=\"/drive"] {
            #expect(!page.text.contains(word), "\(word)")
        }
    }

    @Test func `of parts is the demo's own`() async throws {
        let live = try await Visitor(about: .live).entered()
        #expect(try await live.get("/parts").status == .notFound)
        #expect(try await !live.get("/settings").text.contains("/parts"))
        let demo = try await Visitor().entered()
        let parts = try await demo.get("/parts").text
        for sheet in ["light-en", "dark-en", "light-ru", "dark-ru"] {
            #expect(parts.contains("id=\"parts-\(sheet)\""))
        }
        #expect(try await demo.get("/settings").text.contains("http://127.0.0.1:9420/"))
    }

    @Test func `on a name that is no loopback one tells its forms' origin to itself`() async throws {
        let visitor = Visitor(hosts: ["vitrine.lan"])
        visitor.headers["Host"] = "vitrine.lan:8420"
        let entered = try await visitor.entered()
        #expect(try await entered.get("/").headers["Referrer-Policy"] == "same-origin")
        let answer = try await entered.post("/videos/refresh", headers: ["Sec-Fetch-Site": nil])
        #expect(answer.status == .seeOther)
    }
}

@Suite struct `The assets` {
    @Test func `may be kept for good, under an address that changes with them`() async throws {
        let visitor = try await Visitor().entered()
        let page = try await visitor.get("/").text
        let script = try #require(page.between("<script type=\"module\" src=\"", "\""))
        let answer = try await visitor.get(script)
        #expect(answer.headers["Cache-Control"] == "public, max-age=31536000, immutable")
        #expect(answer.headers["Content-Type"] == "text/javascript; charset=utf-8")
        #expect(answer.headers["ETag"] != nil)
        #expect(try await visitor.get("/assets/0/app.js").status == .notFound)
    }

    @Test func `weigh less than 60 KB, styles and scripts of all pages together`() async throws {
        let visitor = try await Visitor(registration: RegistrationWorld(), disk: DiskWorld()).entered()
        var addresses: Set<String> = []
        for page in ["/", "/gallery", "/unsplash", "/favorites", "/videos", "/drive/recent", "/register", "/settings"] {
            var address = page
            while let next = try await visitor.get(address).headers["Location"] { address = next }
            addresses.formUnion(
                try await visitor.get(address).text.split(separator: "\"").map(String.init).filter {
                    $0.hasPrefix("/assets/") && !$0.hasSuffix(".svg")
                })
        }
        let frame = try #require(addresses.first { $0.hasSuffix("/app.js") })
        // The one that only a provider's window fetches, on its way back.
        addresses.insert(frame.replacing("/app.js", with: "/returned.js"))
        #expect(addresses.count { $0.hasSuffix(".css") } == 5)
        #expect(addresses.count { $0.hasSuffix(".js") } > 25)
        var sizeInBytes = 0
        for address in addresses {
            let answer = try await visitor.get(address)
            #expect(answer.status == .ok, "\(address)")
            sizeInBytes += answer.data.count
        }
        #expect(sizeInBytes < 60_000)
        #expect(sizeInBytes > 30_000)
    }
}
