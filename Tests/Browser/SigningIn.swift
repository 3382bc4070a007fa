import Testing
import WebDriver

/// A provider's page in a window of its own.
extension Looking {
    /// Clicks the sign-in button, and looks at the window that opens.
    func openProvider() async throws -> (here: Window, there: Window) {
        let here = try await browser.window
        try await browser.waitUntil("its scripts", script: "return document.readyState === 'complete'")
        try await browser.find("[data-sign-in] button").click()
        return try await (here, otherWindow(than: here))
    }

    func otherWindow(than here: Window) async throws -> Window {
        try await browser.waitUntil("another window") { try await browser.windows.count == 2 }
        try await browser.waitUntil("the dialog", script: "return document.querySelector('#waiting') !== null")
        return try #require(try await browser.windows.first { $0 != here })
    }
}
