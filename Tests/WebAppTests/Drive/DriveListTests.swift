import Drive
import InMemoryAdapters
import SharedKernel
import TestTraits
import Testing
import WebServer

@Suite struct `The disk's lists` {
    @Test(.requirement("DR-28")) func `show folders first, then names as people order them`() async throws {
        let visitor = try await Visitor.onDisk()
        let page = try await visitor.get("/drive/files?wait").text
        #expect(page.names == ["Music", "Trips", "page 2.txt", "page 10.txt", "report.pdf"])
        #expect(page.contains("<a href=\"/drive/files\" aria-current=\"page\">"))
    }

    @Test(.requirement("DR-14", "DR-15")) func `show a mark, a name, a moment and a size in each row`() async throws {
        let visitor = try await Visitor.onDisk()
        let page = try await visitor.get("/drive/files?path=/Trips&wait").text
        #expect(page.contains("<span class=\"mark pictured\" aria-busy=\"true\">"))
        #expect(page.contains("src=\"/drive/file/preview?path=/Trips/lake.jpg&amp;size=icon&amp;v="))
        #expect(page.contains("28 March 2022") && page.contains("10\u{A0}bytes"))
        let preview = try #require(page.between("<img src=\"", "\"")).replacing("&amp;", with: "&")
        let picture = try await visitor.get(preview)
        #expect(picture.headers["Content-Type"] == "image/gif")
    }

    @Test(.requirement("DR-13", "DR-16")) func `give the recent files twenty at a time, each once`() async throws {
        let visitor = try await Visitor.onDisk(.many(45))
        let first = try await visitor.get("/drive/recent?wait").text
        #expect(first.names.count == 20)
        #expect(try await visitor.followFiles(from: "/drive/recent?wait").count == 45)
    }

    @Test(.requirement("DR-5", "DR-30")) func `give a large folder page by page, by links that need no script`()
        async throws
    {
        let visitor = try await Visitor.onDisk(.many(1_234))
        let names = try await visitor.followFiles(from: "/drive/files?path=/Many&wait")
        #expect(names.count == 1_234 && Set(names).count == 1_234)
    }

    @Test(
        .requirement("DR-2"),
        arguments: [
            "a#b.txt", "100%.txt", "a&b=c.txt", "a+b.txt", "who?.txt", "\"quoted\".txt", "it's.txt", "🦆.txt",
            "e\u{301}.txt",
            " leading.txt", "..hidden", "<img src=x onerror=alert(1)>.txt", "x\u{00A0}y.txt",
        ])
    func `lead to files whatever their names`(name: String) async throws {
        let visitor = try await Visitor.onDisk([.file("/odd/\(name)")])
        let page = try await visitor.get("/drive/files?path=/odd&wait").text
        let link = try #require(page.between("class=\"drive-link\" href=\"", "\"")).replacing("&amp;", with: "&")
        let file = try await visitor.get(link)
        #expect(file.status == .ok)
        #expect(!file.text.contains("<img src=x"))
        #expect(file.text.count(of: "10\u{A0}bytes") >= 1)
    }

    @Test(.requirement("DR-17", "DR-29")) func `are shown as they were kept while there is no connection, and say so`()
        async throws
    {
        let visitor = try await Visitor.onDisk()
        for list in ["recent", "files", "published"] { _ = try await visitor.get("/drive/\(list)?wait") }
        visitor.disk?.disk.fail(with: .offline)
        for list in ["recent", "files", "published"] {
            let page = try await visitor.get("/drive/\(list)?wait").text
            #expect(page.contains("data-state=\"kept\"") && page.contains("What you see was saved"))
            #expect(!page.names.isEmpty)
        }
    }

    @Test(.requirement("DR-30")) func `say so of a folder that was never opened, while there is no connection`()
        async throws
    {
        let visitor = try await Visitor.onDisk()
        visitor.disk?.disk.fail(with: .offline)
        let answer = try await visitor.get("/drive/files?path=/Trips&wait")
        #expect(answer.status == .serviceUnavailable)
        #expect(answer.text.contains("not opened before"))
    }

    @Test func `are there at once with what is kept, and ask nothing for it`() async throws {
        let visitor = try await Visitor.onDisk()
        _ = try await visitor.get("/drive/files/list")
        visitor.disk?.disk.fail(with: .offline)
        let page = try await visitor.get("/drive/files").text
        #expect(page.contains("data-fresh=\"/drive/files/list\" data-stale=\"\""))
        #expect(page.names.count == 5)
    }

    @Test(.requirement("DR-30")) func `lead back folder by folder, the nearest being the way back`() async throws {
        let visitor = try await Visitor.onDisk([.file("/A b/C&d/e.txt")])
        let page = try await visitor.get("/drive/files?path=/A%20b/C%26d&wait").text
        let trail = try #require(page.between("<nav class=\"crumbs\"", "</nav>"))
        #expect(trail.contains("<a href=\"/drive/files\">All files</a>"))
        #expect(trail.contains("<a href=\"/drive/files?path=/A%20b\" data-back"))
        #expect(page.contains("<h1>C&amp;d</h1>") && !trail.contains("C&amp;d"))
        #expect(page.count(of: "data-back") == 1)
    }

    @Test func `say what is not there`() async throws {
        let visitor = try await Visitor.onDisk()
        let missing = try await visitor.get("/drive/files?path=/Nowhere&wait")
        #expect(missing.status == .notFound && missing.text.contains("There is no such folder"))
        #expect(try await visitor.get("/drive/files?path=/a/../b&wait").status == .notFound)
        #expect(try await visitor.get("/drive/file?path=/Nowhere.txt").status == .notFound)
    }

    @Test(.requirement("DR-31", "DR-33")) func `take what is unpublished off the published ones`() async throws {
        let visitor = try await Visitor.onDisk()
        #expect(try await visitor.get("/drive/published?wait").text.names == ["report.pdf"])
        let answer = try await visitor.post("/drive/unpublish", ["path": "/report.pdf", "from": "published"])
        #expect(answer.headers["Location"] == "/drive/published")
        #expect(try await visitor.get("/drive/published?wait").text.names == [])
    }

    @Test func `lead to the sign-in when the session has ended meanwhile`() async throws {
        let visitor = try await Visitor.onDisk()
        visitor.disk?.disk.fail(with: .signInNeeded(.sessionEnded))
        let page = try await visitor.get("/drive/files?wait").text
        #expect(page.contains("href=\"/drive/sign-in?again\""))
    }
}

extension Visitor {
    /// The names in every page of a list, by its own links.
    fileprivate func followFiles(from first: String) async throws -> [String] {
        var names: [String] = []
        var target: String? = first
        while let page = target {
            let text = try await get(page).text
            names += text.names
            target = text.between("id=\"more\"><a class=\"button\" href=\"", "\"")?.replacing("&amp;", with: "&")
        }
        return names
    }
}

extension String {
    /// The names of a list's rows.
    var names: [String] {
        split(separator: "<li class=\"drive-row\"").dropFirst().compactMap {
            String($0).between("<span class=\"name\">", "</span>")
        }
    }
}
