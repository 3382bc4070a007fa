import Foundation
import TestTraits
import Testing
import WebDriver

extension `In a browser` {
    @Suite struct `what lies on the disk` {
        @Test(.requirement("DR-22")) func `is heard and seen right there: a sound, and clips of two kinds`()
            async throws
        {
            try await DriveVisit.open { visit in
                for path in ["/Музыка/Колокольчики.wav", "/Видео/dunes.mp4", "/Видео/northern-lights.webm"] {
                    try await visit.go(to: "/drive/file", path)
                    try await visit.seeFile()
                    let player = "document.querySelector('#viewer :is(audio, video)')"
                    try await visit.browser.waitUntil(
                        "a player that knows “\(path)”", script: "return \(player)?.duration > 0")
                    try await visit.browser.run("\(player).muted = true; \(player).play()")
                    try await visit.browser.waitUntil("“\(path)” to play", script: "return \(player).currentTime > 0")
                    #expect(try await visit.browser.run("return \(player).controls", as: Bool.self))
                    #expect(try await visit.isHidden("[data-unplayable]"), "\(path)")
                }
                try await visit.photograph("a clip of the disk")
                try await visit.expectCleanLog()
            }
        }

        @Test(.requirement("DR-22")) func `is seen in the service's preview where no browser knows its kind`()
            async throws
        {
            try await DriveVisit.open { visit in
                try await visit.go(to: "/drive/file", "/Фотокамера/Туман.heif")
                try await visit.seePictures()
                let width = "return document.querySelector('#viewer .sheet').naturalWidth"
                #expect(try await visit.browser.run(width, as: Int.self) == 800)
                #expect(try await visit.browser.find("#viewer .note").text.contains("preview"))
                // What it is itself comes when it is wished for, and is looked at no worse then.
                try await visit.browser.find("#file-bring").click()
                try await visit.seeFile()
                try await visit.seePictures()
                #expect(try await visit.browser.run(width, as: Int.self) == 800)
                try await visit.photograph("a photo of a phone")
                try await visit.expectCleanLog()
            }
        }

        @Test(
            .requirement("DR-23"), .enabled(if: Self.hasLibreOffice, "LibreOffice is not installed"),
            arguments: ["Бюджет.xlsx", "Звёздное небо.pptx"])
        func `is read as a PDF where it is a table or slides`(_ name: String) async throws {
            try await DriveVisit.open { visit in
                try await visit.go(to: "/drive/file", "/Документы/\(name)")
                try await visit.browser.waitUntil(
                    "the document", within: .seconds(240),
                    script: "return document.querySelector('#viewer iframe.page') !== null")
                let head = try await visit.browser.runAsync(
                    """
                    const done = arguments[arguments.length - 1];
                    fetch(document.querySelector("#viewer iframe").src).then(async (answer) => {
                        done(`${answer.headers.get("Content-Type")} ${(await answer.text()).slice(0, 5)}`);
                    });
                    """, as: String.self)
                #expect(head == "application/pdf %PDF-")
                #expect(
                    try await !visit.browser.run("return Boolean(document.querySelector('.preparing'))", as: Bool.self))
            }
        }

        private static let hasLibreOffice = ["/usr/bin/soffice", "/usr/bin/libreoffice"].contains {
            FileManager.default.isExecutableFile(atPath: $0)
        }
    }
}

extension DriveVisit {
    fileprivate func isHidden(_ selector: String) async throws -> Bool {
        try await browser.run("return document.querySelector('\(selector)').hidden", as: Bool.self)
    }
}
