import Foundation
import RunningVitrine
import SimulatorKit
import TestTraits
import Testing
import WebDriver
import YandexSimulator

extension `In a browser` {
    @Suite struct `the disk` {
        @Test(
            .requirement(
                "DR-7", "DR-9", "DR-10", "DR-11", "DR-12", "DR-13", "DR-18", "DR-20", "DR-35", "DR-36", "DR-37"))
        func `welcomes a new person, asks who it is, shows everything, and forgets it all at the end`() async throws {
            try await DriveVisit.open(isNew: true, wishes: Wishes().on(.phone)) { visit in
                let browser = visit.browser
                #expect(try await visit.path() == "/drive/welcome")
                for page in 1...3 {
                    try await visit.photograph("the first pages of the disk, \(page)")
                    try await browser.find(".welcome .primary").click()
                }
                try await browser.waitUntil("the sign-in") { try await visit.path() == "/drive/sign-in" }
                try await visit.signIn()
                #expect(try await visit.names.first == "Озеро.jpg")

                try await browser.find(".drive-link").click()
                try await visit.seeFile()
                try await visit.seePictures()
                #expect(try await browser.find("h1").text == "Озеро.jpg")
                #expect(try await browser.find("time").text.hasPrefix("16 November 2025"))
                #expect(
                    try await browser.run("return document.querySelector('.sheet').naturalWidth > 0", as: Bool.self))

                try await visit.go(to: "/drive/profile")
                let share = "document.querySelector('.ring-used').getAttribute('stroke-dasharray').split(' ')[0]"
                try await browser.waitUntil("the ring", script: "return Number(\(share)) > 0")
                try await visit.photograph("the profile of the disk")
                try await browser.find("[data-opens=sign-out-question]").click()
                let question = try await browser.find("dialog:modal p").text
                #expect(question == "Are you sure you want to log out? All local data will be deleted.")
                #expect(try await browser.focused().name == "Stay")
                try await visit.photograph("the question before signing out")
                try await browser.find("dialog:modal .dangerous").click()
                try await browser.waitUntil("the sign-in") { try await visit.path() == "/drive/sign-in" }
                let kept = try visit.home.keptOfTheDisk
                #expect(kept == [])
                try await visit.expectCleanLog()
            }
        }

        @Test(.requirement("DR-25", "DR-26", "DR-27", "DR-31", "DR-33"))
        func `renames, publishes and deletes by the keyboard, and brings back`() async throws {
            try await DriveVisit.open { visit in
                let browser = visit.browser
                try await visit.go(to: "/drive/files", "/Рисунки")
                try await visit.seeList()
                #expect(try await visit.names == ["lake.webp", "rose.gif", "Озеро.jpg", "Роза ветров.png"])
                try await browser.run("document.querySelector('.drive-link').focus()")
                try await browser.press(.down)
                try await browser.press(.down)
                #expect(try await browser.focused().name.hasPrefix("Озеро.jpg"))
                try await browser.press(.enter)
                try await visit.seeFile()

                try await browser.run("document.querySelector('#changes-button').focus()")
                try await browser.press(.enter)
                try await browser.waitUntil(
                    "the menu", script: "return document.activeElement.textContent.trim() === 'Rename'")
                try await visit.photograph("the menu of a file")
                try await browser.press(.enter)
                try await browser.waitUntil("the question") { try await visit.path() == "/drive/rename" }
                // Only the name is chosen, not its ending: what is typed takes its place.
                try await browser.waitUntil("the choice", script: "return getSelection().toString() === 'Озеро'")
                try await browser.find("#name").type("Утро")
                try await browser.press(.enter)
                try await visit.waitForName("Утро.jpg")
                #expect(visit.yandex.file(at: "disk:/Рисунки/Утро.jpg") != nil)

                try await visit.go(to: "/drive/file", "/Рисунки/Утро.jpg")
                try await browser.find("#share-button").click()
                try await browser.find("form[action='/drive/publish'] button").click()
                try await browser.waitUntil("the link") { try await visit.path() == "/drive/link" }
                try await visit.photograph("a link that is ready")
                try await visit.go(to: "/drive/published")
                try await visit.waitForName("Утро.jpg")
                try await browser.find(".drive-row form button").click()
                try await visit.waitForName("Утро.jpg", isThere: false)

                try await visit.go(to: "/drive/file", "/Рисунки/Утро.jpg")
                try await visit.seeFile()
                try await browser.find("#changes-button").click()
                try await browser.find("[data-opens=deletion-question]").click()
                #expect(try await browser.focused().name == "Keep")
                try await visit.photograph("the question before a file is deleted")
                try await browser.press(.escape)
                #expect(visit.yandex.file(at: "disk:/Рисунки/Утро.jpg") != nil)
                try await browser.find("#changes-button").click()
                try await browser.find("[data-opens=deletion-question]").click()
                try await browser.find("dialog:modal .dangerous").click()
                try await visit.waitForName("Утро.jpg", isThere: false)
                #expect(visit.yandex.file(at: "disk:/Рисунки/Утро.jpg") == nil)
                try await browser.find(".banner a").click()
                try await browser.find("form[action='/drive/trash/restore'] button").click()
                try await visit.waitForName("Утро.jpg")
                try await visit.expectCleanLog()
            }
        }

        @Test func `takes files that are picked and files that are dropped, and tells how far they are`() async throws {
            try await DriveVisit.open { visit in
                let browser = visit.browser
                try await visit.go(to: "/drive/files", "/Документы")
                try await visit.seeList()
                visit.yandex.conduct.content = [.latency(milliseconds: 700)]
                let file = visit.home.directory.appending(component: "a #1?&+%20 “ё” 🧺.txt")
                try Data(repeating: 65, count: 300_000).write(to: file)
                try await browser.find("[data-upload] input[type=file]").type(file.path)
                try await browser.waitUntil(
                    "its progress", script: "return document.querySelector('.upload progress') !== null")
                try await visit.photograph("a file on its way to the disk")
                try await visit.waitForName(file.lastPathComponent)
                #expect(visit.yandex.file(at: "disk:/Документы/\(file.lastPathComponent)")?.count == 300_000)

                visit.yandex.conduct.content = []
                try await browser.run(
                    """
                    const dataTransfer = new DataTransfer();
                    dataTransfer.items.add(new File(['hello'], 'План.md'));
                    for (const name of ['dragover', 'drop'])
                        document.body.dispatchEvent(new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true }));
                    """)
                // The name is taken: both are kept.
                try await browser.find(".upload [value=keepBoth]").click()
                try await visit.waitForName("План (2).md")
                try await visit.photograph("files that went to the disk")
                try await visit.expectCleanLog()
            }
        }

        @Test func `runs nothing of a page or a drawing that lies on the disk`() async throws {
            try await DriveVisit.open { visit in
                let browser = visit.browser
                for name in ["page.html", "drawing.svg"] {
                    try await visit.go(to: "/drive/file", "/Опасное/\(name)")
                    try await visit.seeFile()
                    try await visit.seePictures()
                    #expect(try await browser.title == "\(name) · Vitrine")
                    // Nor where its address is opened alone.
                    try await visit.go(to: "/drive/file/contents", "/Опасное/\(name)")
                    try await browser.waitUntil("all of it", script: "return document.readyState === 'complete'")
                    #expect(try await browser.title != "it ran", "\(name)")
                }
            }
        }

        @Test(.requirement("DR-5", "DR-16"))
        func `lays out only what is in sight of a folder of 10,000 files, and goes on as one scrolls`() async throws {
            try await DriveVisit.open(ShelvedFile.many(10_000, in: "Много")) { visit in
                let browser = visit.browser
                try await visit.go(to: "/drive/files", "/Много")
                try await visit.seeList()
                try await browser.waitUntil(
                    "a thousand rows",
                    script: """
                        scrollTo(0, document.body.scrollHeight);
                        return document.querySelectorAll('.drive-row').length >= 1000;
                        """)
                let laidOut = try await browser.run(
                    """
                    return [...document.querySelectorAll('.drive-row .name')].filter(name =>
                        name.checkVisibility({ contentVisibilityAuto: true })).length;
                    """, as: Int.self)
                #expect((1...200).contains(laidOut))
                // A step by the keyboard asks only the rows nearby where they stand.
                try await browser.run("document.querySelectorAll('.drive-link')[500].focus()")
                try await browser.press(.down)
                #expect(try await browser.focused().name.hasPrefix("00502.txt"))
                let names = try await visit.names
                #expect(Set(names).count == names.count && names == names.sorted())
                #expect(visit.yandex.largestLimit <= 1_000)
                try await visit.expectCleanLog()
            }
        }
    }
}

extension Home {
    /// The files of an account that signed in to a disk.
    fileprivate var keptOfTheDisk: [String] {
        get throws {
            try FileManager.default.subpathsOfDirectory(atPath: data.path).filter { path in
                var isFolder = ObjCBool(false)
                return FileManager.default.fileExists(atPath: data.appending(path: path).path, isDirectory: &isFolder)
                    && !isFolder.boolValue && path.hasPrefix("drive/") && !path.hasSuffix("/.lock")
            }
        }
    }
}
