import InMemoryAdapters
import SampleScreens
import TestTraits
import Testing
import WebDriver

extension `In a browser` {
    @Suite struct `signing in to the gallery` {
        private static let alert = "document.querySelector('dialog:modal[role=alertdialog] h2')?.textContent"

        @Test(.requirement("VK-1", "VK-3", "VK-4"))
        func `opens the provider's page in a window of its own, and the gallery after it without a click`()
            async throws
        {
            try await GalleryVisit.open(isSignedIn: false, Wishes().on(.phone)) { visit in
                let browser = visit.browser
                try await visit.go(to: "/gallery")
                #expect(try await visit.path() == "/gallery/sign-in")
                try await visit.photograph("the sign-in screen")
                let wide = try await visit.number(
                    "document.querySelector('[data-sign-in] button').getBoundingClientRect().width")
                #expect(wide == 390 - 2 * 16)

                let (here, there) = try await visit.openProvider()
                #expect(try await browser.run("return document.querySelector('dialog:modal') !== null") == true)
                try await visit.photograph("waiting for the provider's window")
                try await browser.look(at: there)
                try await browser.find("[value=allow]").click()
                try await browser.waitUntil("the window to close") { try await browser.windows.count == 1 }
                try await browser.look(at: here)
                try await browser.waitUntil("the gallery") { try await visit.path() == "/gallery/photos" }
                try await visit.seeList()
                try await visit.expectCleanLog()
            }
        }

        @Test(.requirement("VK-28", "VK-29"))
        func `tells that it was cancelled when the window is closed, when Esc is pressed, and by the button`()
            async throws
        {
            try await GalleryVisit.open(isSignedIn: false) { visit in
                let browser = visit.browser
                try await visit.go(to: "/gallery")
                for way in ["closed", "Esc", "button"] {
                    let (here, there) = try await visit.openProvider()
                    switch way {
                    case "closed":
                        try await browser.look(at: there)
                        try await browser.closeWindow()
                        try await browser.look(at: here)
                    case "Esc": try await browser.press(.escape)
                    default: try await browser.find("[data-sign-in-cancel] button").click()
                    }
                    try await browser.waitUntil(
                        "the alert, \(way)", script: "return \(Self.alert) === 'Sign-in was cancelled'")
                    #expect(try await browser.windows.count == 1)
                    if way == "closed" { try await visit.photograph("a sign-in that was cancelled") }
                    try await browser.press(.escape)
                    try await browser.waitUntil("the screen", script: "return !document.querySelector('dialog[open]')")
                }
                // What was dropped is not redeemed, and the next attempt works.
                #expect(visit.world.provider.count(of: .code) == 0)
                let (here, there) = try await visit.openProvider()
                try await browser.look(at: there)
                try await browser.find("[value=allow]").click()
                try await browser.waitUntil("the window to close") { try await browser.windows.count == 1 }
                try await browser.look(at: here)
                try await visit.seeList()
                try await visit.expectCleanLog()
            }
        }

        @Test(.requirement("VK-27", "VK-29"))
        func `tells a refusal apart, with a way to try again`() async throws {
            try await GalleryVisit.open(isSignedIn: false) { visit in
                let browser = visit.browser
                try await visit.go(to: "/gallery")
                let (here, there) = try await visit.openProvider()
                try await browser.look(at: there)
                try await browser.find("[value=refuse]").click()
                try await browser.waitUntil("the window to close") { try await browser.windows.count == 1 }
                try await browser.look(at: here)
                try await browser.waitUntil(
                    "the alert", script: "return \(Self.alert) === 'Access was not allowed'")
                try await visit.photograph("a sign-in that was refused")
                try await browser.find("dialog:modal [data-sign-in] button").click()
                let again = try await visit.otherWindow(than: here)
                try await browser.look(at: again)
                try await browser.find("[value=allow]").click()
                try await browser.waitUntil("the window to close") { try await browser.windows.count == 1 }
                try await browser.look(at: here)
                try await visit.seeList()
            }
        }

        @Test(.requirement("VK-4")) func `works in one window, without a script`() async throws {
            try await GalleryVisit.open(isSignedIn: false, Wishes().withScriptsOff()) { visit in
                let browser = visit.browser
                try await visit.go(to: "/gallery")
                try await browser.find("[data-sign-in] button").click()
                try await browser.find("[value=allow]").click()
                try await browser.waitUntil("the gallery") { try await visit.path() == "/gallery/photos" }
                try await browser.waitUntil("the photos") { try await browser.findAll(".cell-link").count == 12 }
                try await visit.photograph("the photos, without scripts")
            }
        }

        @Test(.requirement("VK-6", "VK-31"))
        func `ends by one button, and the way back shows nothing`() async throws {
            try await GalleryVisit.open { visit in
                let browser = visit.browser
                try await visit.see("photos")
                try await visit.see("videos")
                try await browser.find("form[action$='/sign-out'] button").click()
                try await browser.waitUntil("the sign-in screen") { try await visit.path() == "/gallery/sign-in" }
                #expect(try await browser.find("[role=status]").text.hasPrefix("You are signed out."))
                try await visit.photograph("signed out")
                try await browser.goBack()
                try await browser.waitUntil("the sign-in screen") { try await visit.path() == "/gallery/sign-in" }
                #expect(try await browser.findAll(".cell").isEmpty)
                #expect(visit.world.provider.count(of: .revocation) == 1)
            }
        }
    }
}
