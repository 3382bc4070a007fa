import OutsideProcesses
import RunningVitrine
import TestTraits
import Testing

extension `End to end` {
    /// Who may come in (design §6).
    @Suite struct `the door` {
        @Test(arguments: Wiring.allCases)
        func `opens to the printed key, which becomes a cookie that no script and no other site can use`(
            _ wiring: Wiring
        ) async throws {
            try await Home.fresh { home in
                try await home.serving(wiring.option) { vitrine in
                    let visitor = Visitor(vitrine)
                    let answer = try await visitor.ask("GET", "/?key=\(vitrine.key)", body: [])
                    let cookie = try #require(answer["set-cookie"])
                    #expect(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"), "\(cookie)")
                    #expect((300..<400).contains(answer.status))
                    // The key does not stay in the address bar.
                    #expect(answer["location"]?.contains("key=") == false)
                    let page = try await visitor.get("/videos")
                    #expect(page.status == 200)
                    #expect(WebPage(page).heading == "Videos")
                }
            }
        }

        @Test(arguments: Wiring.allCases, ["/", "/videos", "/?key=wrong", "/videos?key="])
        func `shows nothing but how to come in to those without the key`(
            _ wiring: Wiring, _ target: String
        ) async throws {
            try await Home.fresh { home in
                try await home.serving(wiring.option) { vitrine in
                    let answer = try await vitrine.server.answer("GET", target)
                    #expect(answer.status == 403)
                    #expect(answer["set-cookie"] == nil)
                    #expect(!answer.text.contains("/videos/"))
                }
            }
        }

        @Test(arguments: ["example.org", "127.0.0.1.example.org", "example.org:8420"])
        func `refuses a request that names another host`(_ host: String) async throws {
            try await Home.fresh { home in
                try await home.serving("--memory") { vitrine in
                    let visitor = Visitor(vitrine)
                    try await visitor.open(vitrine)
                    let answer = try await visitor.ask("GET", "/videos", ["Host": host], body: [])
                    #expect(answer.status == 421)
                    #expect(!answer.text.contains("/videos/"))
                }
            }
        }

        @Test func `refuses a change that another site asks for`() async throws {
            try await Home.fresh { home in
                try await home.serving("--memory") { vitrine in
                    let visitor = Visitor(vitrine)
                    try await visitor.open(vitrine)
                    let form = try #require(try await visitor.page("/videos").refresh)
                    let foreign = try await visitor.submit(form, headers: ["Origin": "http://example.org"])
                    #expect(foreign.status == 403)
                    let own = try await visitor.submit(form)
                    #expect(own.status == 200)
                }
            }
        }

        @Test func `refuses a change without the page's token`() async throws {
            try await Home.fresh { home in
                try await home.serving("--memory") { vitrine in
                    let visitor = Visitor(vitrine)
                    try await visitor.open(vitrine)
                    let form = try #require(try await visitor.page("/videos").refresh)
                    let answer = try await visitor.submit(form.without("token"))
                    #expect(answer.status == 403)
                }
            }
        }

        @Test func `sends the headers that keep a page to itself`() async throws {
            try await Home.fresh { home in
                try await home.serving("--memory") { vitrine in
                    let visitor = Visitor(vitrine)
                    try await visitor.open(vitrine)
                    let page = try await visitor.get("/videos")
                    let policy = try #require(page["content-security-policy"])
                    #expect(policy.contains("default-src 'none'"))
                    #expect(!policy.contains("unsafe-inline"))
                    #expect(page["x-content-type-options"] == "nosniff")
                    #expect(page["referrer-policy"] == "no-referrer")
                }
            }
        }
    }
}
