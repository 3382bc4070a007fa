import InMemoryAdapters
import TestTraits
import Testing
import VideoCatalog
import WebApp
import WebServer

@Suite struct `The front door` {
    @Test func `turns the printed key into a cookie and cleans the address`() async throws {
        let visitor = Visitor()
        let key = String(visitor.app.launchPath.dropFirst("/?key=".count))
        #expect(key.count == 64)
        let answer = try await visitor.get("/?key=\(key)")
        #expect(answer.status == .seeOther)
        #expect(answer.headers["Location"] == "/")
        let cookie = try #require(answer.headers["Set-Cookie"])
        #expect(cookie.contains("; HttpOnly") && cookie.contains("; SameSite=Strict") && cookie.contains("Path=/"))
        #expect(!cookie.contains(key))
        let page = try await visitor.get("/videos")
        #expect(page.status == .ok)
        #expect(!page.text.contains(key))
        #expect(visitor.cookies.values.allSatisfy { !page.text.contains($0) })
    }

    @Test func `keeps the address and the rest of its query`() async throws {
        let visitor = Visitor()
        let answer = try await visitor.get("/videos?wait&key=" + visitor.app.launchPath.dropFirst("/?key=".count))
        #expect(answer.headers["Location"] == "/videos?wait")
    }

    @Test(arguments: [
        "/", "/videos", "/videos/list", "/settings", "/videos/lessons-950/thumbnail", "/nothing", "/parts",
    ])
    func `shows nothing but how to come in without the key`(path: String) async throws {
        let visitor = Visitor(kept: .init([.harbor]))
        let answer = try await visitor.get(path)
        #expect(answer.status == .forbidden)
        #expect(answer.text.contains("Open the printed link"))
        #expect(!answer.text.contains("Harbor") && !answer.text.contains("/videos") && !answer.text.contains("<script"))
        #expect(visitor.feed.calls == 0)
    }

    @Test(arguments: ["wrong", "", "0"])
    func `stays closed for a wrong key`(key: String) async throws {
        let visitor = Visitor()
        let answer = try await visitor.get("/?key=\(key)")
        #expect(answer.status == .forbidden)
        #expect(answer.headers["Set-Cookie"] == nil)
    }

    @Test func `stays closed for a key that differs in its last sign`() async throws {
        let visitor = Visitor()
        let last = try #require(visitor.app.launchPath.last)
        let answer = try await visitor.get(visitor.app.launchPath.dropLast() + (last == "0" ? "1" : "0"))
        #expect(answer.status == .forbidden)
    }

    @Test func `stays closed for a made-up cookie and for the key as a cookie`() async throws {
        let visitor = Visitor()
        visitor.cookies["vitrine-1270018420"] = String(visitor.app.launchPath.dropFirst("/?key=".count))
        #expect(try await visitor.get("/").status == .forbidden)
    }

    @Test func `takes no change without the cookie`() async throws {
        let visitor = Visitor()
        let answer = try await visitor.post("/videos/refresh", token: "x")
        #expect(answer.status == .forbidden)
        #expect(visitor.feed.calls == 0)
    }

    @Test(arguments: [
        "127.0.0.1", "127.0.0.1:8420", "localhost:8420", "LOCALHOST:1", "[::1]:8420", "vitrine.lan:8420",
        "exact.lan:1234",
    ])
    func `answers to its own names`(host: String) async throws {
        let visitor = Visitor(hosts: ["vitrine.lan", "exact.lan:1234"])
        visitor.headers["Host"] = host
        #expect(try await visitor.get("/").status == .forbidden)
    }

    @Test(arguments: [
        "evil.example", "evil.example:8420", "127.0.0.1.evil.example", "localhost:8420:1", "exact.lan:99", "",
        "127.0.0.1:8420@evil.example", nil,
    ])
    func `does not answer to any other name, even with the key`(host: String?) async throws {
        let visitor = Visitor(hosts: ["exact.lan:1234"])
        visitor.headers["Host"] = host
        let answer = try await visitor.get(visitor.app.launchPath)
        #expect(answer.status == .misdirectedRequest)
        #expect(answer.headers["Set-Cookie"] == nil)
    }

    @Test func `hands out the style, but no script, without the key`() async throws {
        let visitor = Visitor()
        let closed = try await visitor.get("/").text
        let style = try #require(closed.between("<link rel=\"stylesheet\" href=\"", "\""))
        #expect(try await visitor.get(style).status == .ok)
        let script = style.dropLast("site.css".count) + "app.js"
        #expect(try await visitor.get(String(script)).status == .forbidden)
        let entered = try await visitor.entered()
        #expect(try await entered.get(String(script)).status == .ok)
    }
}

@Suite struct `A change` {
    @Test func `is taken from a page of ours`() async throws {
        let visitor = try await Visitor().entered()
        #expect(try await visitor.post("/videos/refresh").status == .seeOther)
        #expect(visitor.feed.calls == 1)
    }

    @Test func `is taken where the browser hides the origin but says that it is ours`() async throws {
        let visitor = try await Visitor().entered()
        #expect(try await visitor.post("/videos/refresh", headers: ["Origin": "null"]).status == .seeOther)
    }

    @Test(
        arguments: [
            ["Origin": "http://evil.example"], ["Origin": "http://127.0.0.1:3000"],
            ["Origin": "https://127.0.0.1:8420"],
            ["Sec-Fetch-Site": "cross-site"], ["Sec-Fetch-Site": "same-site"], ["Sec-Fetch-Site": "none"],
            ["Origin": "null", "Sec-Fetch-Site": nil], ["Origin": nil, "Sec-Fetch-Site": nil],
            ["Content-Type": "text/plain"],
        ] as [[String: String?]])
    func `is refused from anywhere else`(headers: [String: String?]) async throws {
        let visitor = try await Visitor().entered()
        let answer = try await visitor.post("/videos/refresh", headers: headers)
        #expect(answer.status == .forbidden)
        #expect(answer.text.contains("Nothing was changed"))
        #expect(visitor.feed.calls == 0)
    }

    @Test(arguments: ["", "0123"])
    func `is refused without the form's token`(token: String) async throws {
        let visitor = try await Visitor().entered()
        #expect(try await visitor.post("/videos/refresh", token: token).status == .forbidden)
        #expect(try await visitor.post("/settings/theme", ["theme": "dark"], token: token).status == .forbidden)
        #expect(visitor.cookies["theme"] == nil)
    }

    @Test(arguments: [
        ("POST", "/videos", "GET, HEAD"), ("GET", "/videos/refresh", "POST"), ("DELETE", "/", "GET, HEAD"),
        ("PUT", "/settings/theme", "POST"), ("OPTIONS", "/videos/lessons-950", "GET, HEAD"),
    ])
    func `by another method is refused with the ones that there are`(method: String, path: String, allow: String)
        async throws
    {
        let visitor = try await Visitor().entered()
        let answer = try await visitor.get(path, method: method)
        #expect(answer.status == .methodNotAllowed)
        #expect(answer.headers["Allow"] == allow)
    }
}
