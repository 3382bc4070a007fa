import SharedKernel
import TestTraits
import Testing
import VideoCatalog
import WebServer

@Suite struct `The settings` {
    @Test(.requirement("VD-13"), arguments: ["light", "dark"])
    func `keep the theme in a cookie, so that every page comes in it`(theme: String) async throws {
        let visitor = try await Visitor().entered()
        #expect(try await !visitor.get("/").text.contains("<html lang=\"en\" data-theme"))
        let answer = try await visitor.post("/settings/theme", ["theme": theme, "back": "/videos"])
        #expect(answer.status == .seeOther)
        #expect(answer.headers["Location"] == "/videos")
        #expect(answer.headers["Set-Cookie"]?.contains("Max-Age=31536000") == true)
        #expect(try await visitor.get("/videos").text.contains("<html lang=\"en\" data-theme=\"\(theme)\""))
        _ = try await visitor.post("/settings/theme", ["theme": "system"])
        #expect(try await !visitor.get("/").text.contains("<html lang=\"en\" data-theme"))
    }

    @Test func `keep the language in a cookie that outweighs the browser's`() async throws {
        let visitor = try await Visitor().entered()
        visitor.headers["Accept-Language"] = "ru"
        #expect(try await visitor.get("/settings").text.contains("<h1>Настройки</h1>"))
        let answer = try await visitor.post("/settings/language", ["language": "en"])
        #expect(answer.headers["Location"] == "/settings")
        #expect(try await visitor.get("/settings").text.contains("<h1>Settings</h1>"))
    }

    @Test(arguments: ["https://evil.example", "//evil.example", "/\\evil.example", "javascript:x", "", "/a\nb"])
    func `lead back to a page of ours only`(back: String) async throws {
        let visitor = try await Visitor().entered()
        let answer = try await visitor.post("/settings/theme", ["theme": "dark", "back": back])
        #expect(answer.headers["Location"] == "/")
    }

    @Test(arguments: [("theme", "neon"), ("language", "xx")])
    func `take nothing that they do not know`(name: String, value: String) async throws {
        let visitor = try await Visitor().entered()
        _ = try await visitor.post("/settings/\(name)", [name: value])
        #expect(visitor.cookies[name] == nil)
        visitor.cookies[name] = "\"><script>"
        #expect(try await visitor.get("/").text.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\" data-gone"))
    }

    @Test func `tell the version and what is kept where`() async throws {
        let visitor = try await Visitor(kept: .init([.harbor])).entered()
        let text = try await visitor.get("/settings").text
        #expect(text.contains("1.2.3"))
        #expect(text.contains("/<wbr>home/<wbr>anna/<wbr>.local/<wbr>share/<wbr>vitrine"))
        #expect(text.contains("1\u{A0}video, saved 12\u{A0}minutes ago"))
        let live = try await Visitor(about: .live).entered()
        #expect(try await live.get("/settings").text.contains("In memory only, until Vitrine stops"))
    }
}
