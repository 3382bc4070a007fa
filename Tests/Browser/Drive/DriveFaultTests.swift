import Foundation
import RunningVitrine
import SimulatorKit
import TestTraits
import Testing
import WebDriver
import YandexSimulator

extension `In a browser` {
    @Suite struct `a disk that is in trouble` {
        @Test(.requirement("DR-4", "DR-17", "DR-22", "DR-30"))
        func `shows what was seen while it cannot be reached, says since when, and is fresh again by one press`()
            async throws
        {
            try await DriveVisit.open { visit in
                let browser = visit.browser
                try await visit.go(to: "/drive/files", "/Документы")
                try await visit.seeList()
                let names = try await visit.names
                try await visit.go(to: "/drive/file", "/Документы/Field notes.pdf")
                try await visit.seeFile()

                visit.yandex.conduct.disk = [.unreachable]
                try await visit.go(to: "/drive/files", "/Документы")
                try await visit.seeList("kept")
                #expect(try await visit.names == names)
                let told = try await browser.find("#freshness [role=status]").text
                #expect(told.hasPrefix("The service cannot be reached."), "\(told)")
                try await visit.photograph("a folder without a connection")
                try await visit.go(to: "/drive/file", "/Документы/Field notes.pdf")
                #expect(try await browser.find(".banner[role=status]").text.contains("cannot be reached"))
                #expect(try await browser.find(".sheet.page").attribute("src") != nil)
                try await visit.photograph("a file without a connection")
                try await visit.go(to: "/drive/files", "/Видео")
                try await browser.waitUntil(
                    "the reason", script: "return document.querySelector('#drive-part [role=alert]') !== null")
                #expect(try await browser.find("#drive-part [role=alert]").text.contains("was not opened before"))
                try await visit.photograph("a folder that was never seen, without a connection")

                visit.yandex.conduct.disk = []
                try await visit.go(to: "/drive/files", "/Документы")
                try await visit.seeList()
            }
        }

        @Test(.requirement("DR-19", "DR-26", "DR-27"))
        func `loses nothing: a name that is taken, a place inside itself, a file that is gone, a full disk`()
            async throws
        {
            try await DriveVisit.open { visit in
                let browser = visit.browser
                // A name that is taken: nothing happens without an answer.
                try await visit.go(to: "/drive/rename", "/Документы/План.md")
                try await visit.answer("..")
                #expect(try await browser.find("[role=alert]").text == "“.” and “..” cannot be names.")
                try await visit.answer("Бюджет.xlsx")
                try await browser.find("[name=confirmed]").click()
                try await browser.waitUntil(
                    "the choice", script: "return document.querySelectorAll('.choices .button').length === 3")
                try await visit.photograph("a name that is taken")
                try await browser.find("[value=keepBoth]").click()
                try await visit.waitForName("Бюджет (2).xlsx")

                // A folder does not go into itself, and a file is no folder.
                try await visit.go(
                    to: DriveVisit.address("/drive/move", "/Документы")
                        + "&to=/%D0%94%D0%BE%D0%BA%D1%83%D0%BC%D0%B5%D0%BD%D1%82%D1%8B/%D0%93%D0%BB%D0%B0%D0%B2%D1%8B")
                try await browser.find(".question button.primary").click()
                #expect(try await browser.find("[role=alert]").text.hasPrefix("A folder cannot go into itself."))
                try await visit.go(to: "/drive/files", "/Добро пожаловать.txt")
                try await browser.waitUntil(
                    "the reason",
                    script: "return document.querySelector('[role=alert]')?.innerText.includes('That is a file')")
                // Nothing can be put there.
                #expect(
                    try await browser.run(
                        "return document.querySelector('[data-upload]').checkVisibility()", as: Bool.self) == false)

                // It is deleted elsewhere while it is open here.
                try await visit.go(to: "/drive/file", "/Документы/Исходники/hello.py")
                try await visit.seeFile()
                visit.yandex.remove("disk:/Документы/Исходники/hello.py")
                try await visit.go(to: "/drive/file", "/Документы/Исходники/hello.py")
                #expect(try await browser.find("h1").text == "There is no such file")
                try await visit.photograph("a file that is gone")

                // A link for a download that has expired is asked for anew, and then told.
                visit.yandex.conduct.links = [.expired]
                try await visit.go(to: "/drive/file", "/Рисунки/rose.gif")
                try await browser.waitUntil(
                    "the reason", script: "return document.querySelector('#file-part')?.dataset.state === 'failed'")
                try await visit.photograph("a file that did not come")
                visit.yandex.conduct.links = []
                try await browser.find("#file-bring").click()
                try await visit.seeFile()

                // The service begins to delete, and cannot.
                visit.yandex.conduct.operations = .failure
                try await visit.go(to: "/drive/delete", "/Фотокамера")
                try await browser.find("[name=confirmed]").click()
                try await browser.waitUntil(
                    "the reason", script: "return document.querySelector('.question [role=alert]') !== null")
                #expect(try await browser.find(".question [role=alert]").text.contains("could not finish"))
                visit.yandex.conduct.operations = .success

                // There is no room.
                visit.yandex.capacity = 1
                try await visit.go(to: "/drive/files", "/Видео")
                try await visit.seeList()
                let file = visit.home.directory.appending(component: "large.bin")
                try Data(repeating: 65, count: 100_000).write(to: file)
                try await browser.find("[data-upload] input[type=file]").type(file.path)
                try await browser.waitUntil(
                    "the reason", script: "return document.querySelector('.upload [role=alert]') !== null")
                let told = try await browser.find(".upload [role=alert]").text
                #expect(told.hasPrefix("The disk has no room for it."), "\(told)")
                try await visit.photograph("a full disk")
            }
        }

        @Test(.requirement("DR-10"))
        func `asks to sign in again when the session is ended elsewhere, in the middle of a list`() async throws {
            try await DriveVisit.open(ShelvedFile.many(2_000, in: "Много")) { visit in
                let browser = visit.browser
                try await visit.go(to: "/drive/files", "/Много")
                try await visit.seeList()
                visit.yandex.withdrawTokens()
                try await browser.find("[data-refresh] button").click()
                try await browser.waitUntil("the sign-in") { try await visit.path() == "/drive/sign-in" }
                #expect(try await browser.find("main").text.contains("no longer accepted"))
                try await visit.photograph("a session that has ended")
            }
        }

        /// The first call is for the link that takes the bytes, the second asks whether they arrived.
        @Test(.requirement("DR-10"), arguments: [0, 1])
        func `loses no file whose session is withdrawn while it is sent: it goes on after another sign-in`(calls: Int)
            async throws
        {
            try await DriveVisit.open(isNew: true) { visit in
                let browser = visit.browser
                for _ in 1...3 { try await browser.find(".welcome .primary").click() }
                try await browser.waitUntil("the sign-in") { try await visit.path() == "/drive/sign-in" }
                try await visit.signIn()
                try await visit.go(to: "/drive/files", "/Видео")
                try await visit.seeList()
                visit.yandex.withdrawTokens(after: calls)
                let file = visit.home.directory.appending(component: "large.bin")
                try Data(repeating: 65, count: 1_000_000).write(to: file)
                try await browser.find("[data-upload] input[type=file]").type(file.path)
                try await browser.waitUntil(
                    "the reason", script: "return document.querySelector('.upload [role=alert]') !== null")
                let told = try await browser.find(".upload [role=alert]").text
                #expect(told.hasPrefix("Your session has ended."), "\(told)")
                try await visit.photograph("an upload whose session was withdrawn after \(calls) calls")
                try await browser.find(".upload a.primary").click()
                try await browser.waitUntil("the sign-in") { try await visit.path() == "/drive/sign-in" }
                try await visit.signIn()
                try await visit.photograph("what waits after another sign-in")
                try await browser.find("[id$=-retry]").click()
                try await browser.waitUntil(
                    "its end", script: "return document.querySelector('.upload .kept a') !== null")
                #expect(visit.yandex.file(at: "disk:/Видео/large.bin") == (try Data(contentsOf: file)))
                #expect(visit.yandex.paths.count { $0.hasPrefix("disk:/Видео/large") } == 1)
            }
        }

        @Test(arguments: [
            `every page`.Look(theme: .dark, language: "en", screen: .desktop),
            `every page`.Look(theme: .light, language: "ru", screen: .narrowest),
        ])
        func `is readable, fits, and has one heading and a title on each of its screens`(_ look: `every page`.Look)
            async throws
        {
            try await DriveVisit.open(wishes: look.wishes) { visit in
                let browser = visit.browser
                try await visit.go(to: "/drive/delete", "/Документы/Исходники/trees.csv")
                try await browser.find("[name=confirmed]").click()
                try await browser.waitUntil("the folder") { try await visit.path() == "/drive/files" }
                try await visit.go(to: "/drive/file", "/Рисунки/Озеро.jpg")
                try await browser.find("#share-button").click()
                try await browser.find("form[action='/drive/publish'] button").click()
                try await browser.waitUntil("the link") { try await visit.path() == "/drive/link" }
                let long = "/Странные имена/" + String(repeating: "д", count: 119) + " 255 байт.txt"
                let pages = [
                    "recent": "/drive/recent", "all files": "/drive/files",
                    "a folder": DriveVisit.address("/drive/files", "/Странные имена"),
                    "a picture": DriveVisit.address("/drive/file", "/Рисунки/Озеро.jpg"),
                    "a long name": DriveVisit.address("/drive/file", long),
                    "no viewer": DriveVisit.address("/drive/file", "/Документы/Исходники/archive.zip"),
                    "published": "/drive/published", "profile": "/drive/profile", "trash": "/drive/trash",
                    "search": "/drive/search?q=%D0%B3%D0%BB&wait", "space": "/drive/space?wait",
                    "renaming": DriveVisit.address("/drive/rename", long),
                    "moving": DriveVisit.address("/drive/move", long),
                    "deleting": DriveVisit.address("/drive/delete", long),
                    "no such folder": DriveVisit.address("/drive/files", "/nowhere"), "home": "/",
                ]
                var edges: Set<Int> = []
                try await visit.expectWellMade(pages, look, of: "disk") {
                    if let edge = try await browser.titleEdge() { edges.insert(edge) }
                }
                // No title jumps aside from page to page, with a way back or without.
                #expect(edges.count == 1, "\(edges)")
            }
        }
    }
}
