import Drive
import InMemoryAdapters
import TestTraits
import Testing
import WebServer

@Suite struct `A file's screen` {
    @Test(.requirement("DR-18", "DR-20")) func `tells its name, its moment, its size and its place`() async throws {
        let visitor = try await Visitor.onDisk()
        let page = try await visitor.get("/drive/file?path=/Trips/lake.jpg").text
        #expect(page.contains("<h1>lake.jpg</h1>"))
        #expect(page.contains("28 March 2022") && page.contains("10\u{A0}bytes"))
        #expect(page.contains("<a href=\"/drive/files?path=/Trips\">/Trips</a>"))
    }

    @Test(
        .requirement("DR-21", "DR-22"),
        arguments: [
            ("a.jpg", "<img class=\"sheet\" src=\"/drive/file/contents"), ("a.svg", "<img class=\"sheet\" src="),
            ("a.pdf", "<iframe class=\"sheet page\" src=\"/drive/file/contents"),
            ("a.swift", "<pre class=\"sheet text\" tabindex=\"0\" aria-label=\"a.swift\">ten bytes!</pre>"),
            ("a.html", "<pre class=\"sheet text\" tabindex=\"0\" aria-label=\"a.html\">ten bytes!</pre>"),
            ("a.mp3", "<audio src=\"/drive/file/contents"),
            ("a.mp4", "<video class=\"sheet\" src=\"/drive/file/contents"),
        ])
    func `shows what a browser can show`(name: String, part: String) async throws {
        let visitor = try await Visitor.onDisk([.file("/\(name)")])
        try await visitor.bring("/\(name)")
        #expect(try await visitor.get("/drive/file?path=/\(name)").text.contains(part))
    }

    @Test(
        .requirement("DR-21"),
        arguments: [
            ("a.svg", "image/svg+xml"), ("a.html", "text/plain; charset=utf-8"), ("a.js", "text/plain; charset=utf-8"),
            ("a.xhtml", "text/plain; charset=utf-8"), ("a.jpg", "image/jpeg"), ("a.exe", "application/octet-stream"),
        ])
    func `lets nothing of it run in Vitrine's own origin`(name: String, type: String) async throws {
        let visitor = try await Visitor.onDisk([.file("/\(name)", "<svg onload='alert(1)'/>")])
        try await visitor.bring("/\(name)")
        let contents = try await visitor.get("/drive/file/contents?path=/\(name)")
        #expect(contents.headers["Content-Type"] == type)
        #expect(contents.headers["X-Content-Type-Options"] == "nosniff")
        let policy = try #require(contents.headers["Content-Security-Policy"])
        #expect(policy.contains("default-src 'none'") && policy.hasSuffix("sandbox"))
        #expect((contents.headers["Content-Disposition"] != nil) == (type == "application/octet-stream"))
    }

    @Test(.requirement("DR-21", "DR-22"))
    func `shows a short text in the page, as high as its lines, a longer one in a frame, and says that one is empty`()
        async throws
    {
        let visitor = try await Visitor.onDisk([
            .file("/short.html", "<script>alert(1)</script>"),
            .file("/long.txt", String(repeating: "line\n", count: 900)),
            .file("/empty.txt", ""),
        ])
        for path in ["/short.html", "/long.txt", "/empty.txt"] { try await visitor.bring(path) }
        let short = try await visitor.get("/drive/file?path=/short.html").text
        #expect(short.contains(">&lt;script&gt;alert(1)&lt;/script&gt;</pre>") && !short.contains("<script>alert"))
        let long = try await visitor.get("/drive/file?path=/long.txt").text
        #expect(long.contains("<iframe class=\"sheet text\" src=\"/drive/file/contents") && !long.contains("<pre"))
        #expect(try await visitor.get("/drive/file?path=/empty.txt").text.contains("There is nothing in this file."))
    }

    @Test(.requirement("DR-22")) func `gives a PDF to the browser's viewer, and only to our own pages`() async throws {
        let visitor = try await Visitor.onDisk()
        try await visitor.bring("/report.pdf")
        let page = try await visitor.get("/drive/file?path=/report.pdf")
        #expect(page.headers["Content-Security-Policy"]?.contains("frame-src 'self'") == true)
        let contents = try await visitor.get("/drive/file/contents?path=/report.pdf")
        #expect(contents.headers["Content-Type"] == "application/pdf")
        #expect(contents.headers["Content-Security-Policy"]?.contains("frame-ancestors 'self'") == true)
    }

    @Test(.requirement("DR-23")) func `makes an office document readable once it is here`() async throws {
        let visitor = try await Visitor.onDisk([.file("/plan.docx")])
        try await visitor.bring("/plan.docx")
        let page = try await visitor.get("/drive/file?path=/plan.docx").text
        #expect(page.contains("Preparing the document") && page.contains("data-stale"))
        let viewer = try await visitor.get("/drive/file/viewer?path=/plan.docx").text
        #expect(viewer.contains("src=\"/drive/file/document?path=/plan.docx#"))
        let pdf = try await visitor.get("/drive/file/document?path=/plan.docx")
        #expect(pdf.headers["Content-Type"] == "application/pdf")
    }

    @Test(.requirement("DR-23")) func `says that it prepares a document that has just come, before that takes a while`()
        async throws
    {
        let visitor = try await Visitor.onDisk([.file("/plan.docx", preview: .dot)])
        let world = try #require(visitor.disk)
        world.disk.transferGate.close()
        let coming = try await visitor.get("/drive/file?path=/plan.docx").text
        #expect(coming.contains("data-fresh=\"/drive/file/viewer?path=/plan.docx&amp;begun\""))
        #expect(!coming.contains("data-stale"))
        world.disk.transferGate.open()
        try await visitor.bring("/plan.docx")
        let viewer = try await visitor.get("/drive/file/viewer?path=/plan.docx&begun").text
        #expect(viewer.contains("Preparing the document") && viewer.contains("data-stale"))
        #expect(viewer.contains("data-fresh=\"/drive/file/viewer?path=/plan.docx\""))
    }

    @Test(.requirement("DR-23")) func `says what to install where no document can be read, and offers the file`()
        async throws
    {
        let visitor = try await Visitor.onDisk([.file("/plan.docx", preview: .dot)], converting: .notInstalled)
        try await visitor.bring("/plan.docx")
        let page = try await visitor.get("/drive/file?path=/plan.docx&wait").text
        #expect(page.contains("install LibreOffice"))
        #expect(page.contains("size=screen"))
        #expect(page.contains("contents?path=/plan.docx&amp;download"))
    }

    @Test(.requirement("DR-3")) func `gives the very bytes under the file's own name`() async throws {
        let visitor = try await Visitor.onDisk([.file("/Отчёт \"1\".bin", "exact bytes")])
        try await visitor.bring("/Отчёт \"1\".bin")
        let path = "%D0%9E%D1%82%D1%87%D1%91%D1%82%20%221%22.bin"
        let answer = try await visitor.get("/drive/file/contents?path=/\(path)&download")
        #expect(answer.text == "exact bytes")
        #expect(answer.headers["Content-Disposition"] == "attachment; filename*=UTF-8''\(path)")
    }

    @Test(.requirement("DR-19")) func `shows how far it is on its way, and stops and goes on as it is told`()
        async throws
    {
        let visitor = try await Visitor.onDisk([.file("/a.bin")], stepInBytes: 1)
        let world = try #require(visitor.disk)
        #expect(try await visitor.get("/drive/file?path=/a.bin").text.contains("On the disk only, 10\u{A0}bytes"))
        world.disk.transferGate.close()
        _ = try await visitor.post("/drive/file/bring", ["path": "/a.bin"])
        let event = try await visitor.get("/drive/file/events?path=/a.bin").firstEvent()
        #expect(event.contains("<progress") && event.contains("action=\"/drive/file/pause\""))
        _ = try await visitor.post("/drive/file/pause", ["path": "/a.bin"])
        world.disk.transferGate.open()
        try await visitor.bring("/a.bin")
        let page = try await visitor.get("/drive/file?path=/a.bin").text
        #expect(page.contains("On this computer, 10\u{A0}bytes"))
        _ = try await visitor.post("/drive/file/discard", ["path": "/a.bin"])
        #expect(try await visitor.get("/drive/file?path=/a.bin").text.contains("On the disk only"))
    }

    @Test func `opens nothing that the service calls infected`() async throws {
        let visitor = try await Visitor.onDisk([.file("/bad.jpg", safety: .infected)])
        let page = try await visitor.get("/drive/file?path=/bad.jpg").text
        #expect(page.contains("found a virus"))
        #expect(!page.contains("<img class=\"sheet\""))
    }

    @Test(.requirement("DR-4", "DR-22")) func `opens without a connection what is on this computer`() async throws {
        let visitor = try await Visitor.onDisk()
        _ = try await visitor.get("/drive/files?wait")
        try await visitor.bring("/report.pdf")
        visitor.disk?.disk.fail(with: .offline)
        let page = try await visitor.get("/drive/file?path=/report.pdf").text
        #expect(page.contains("What you see was saved") && page.contains("<iframe class=\"sheet page\""))
        #expect(try await visitor.get("/drive/file/contents?path=/report.pdf").text == "%PDF-1.4")
    }
}
