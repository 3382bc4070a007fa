import Foundation
import OutsideProcesses
import Testing
import WebDriver

extension `In a browser` {
    /// The driver's own promises, over a page that a test writes down.
    @Suite struct `the driver` {
        @Test func `opens a page, reads it, types, clicks and presses keys`() async throws {
            let page = Self.page(
                """
                <h1>Form</h1><input id=field><button id=go onclick="out.textContent = 'Hello ' + field.value">Go</button>
                <p id=out style="color: rgb(1, 2, 3)"></p>
                <script>
                    const field = document.getElementById('field'), out = document.getElementById('out');
                    addEventListener('keydown', event => { if (event.key == 'Escape') out.textContent = 'escaped' });
                </script>
                """)
            try await Browser.open { browser in
                try await browser.open(page)
                #expect(try await browser.find("h1").text == "Form")
                try await browser.find("#field").type("Ада")
                try await browser.find("#go").click()
                #expect(try await browser.find("#out").text == "Hello Ада")
                #expect(try await browser.find("#out").style("color") == "rgba(1, 2, 3, 1)")
                #expect(try await browser.find("#go").label == "Go")
                #expect(try await browser.find("#go").attribute("title") == nil)
                try await browser.press(.escape)
                #expect(try await browser.find("#out").text == "escaped")
                #expect(try await browser.findAll("input, button").count == 2)
            }
        }

        @Test func `waits for what comes later, and says what it waited for when it does not come`() async throws {
            let page = Self.page("<p>early</p><script>setTimeout(() => document.title = 'late', 100)</script>")
            try await Browser.open { browser in
                try await browser.open(page)
                try await browser.waitUntil("the late title") { try await browser.title == "late" }
                await #expect {
                    try await browser.waitUntil("a second title", within: .zero, script: "return false")
                } throws: { error in
                    "\(error)".contains("a second title") && "\(error)".contains("early")
                }
            }
        }

        @Test func `sees as a person with wishes does`() async throws {
            let wishes = Wishes().inLanguages("ru", "en").on(.phone).inTheme(.dark).withReducedMotion()
            try await Browser.open(wishes) { browser in
                try await browser.open(Self.page("<meta name=viewport content='width=device-width'>"))
                let seen = try await browser.run(
                    """
                    return [navigator.language, innerWidth, innerHeight, 'ontouchstart' in window,
                        matchMedia('(prefers-color-scheme: dark)').matches,
                        matchMedia('(prefers-reduced-motion: reduce)').matches]
                    """)
                #expect(seen == ["ru", 390, 844, true, true, true])
            }
        }

        @Test func `runs no script of the page where scripts are off, and still answers`() async throws {
            try await Browser.open(Wishes().withScriptsOff()) { browser in
                try await browser.open(Self.page("<p>plain</p><script>document.title = 'scripted'</script>"))
                #expect(try await browser.find("p").text == "plain")
                #expect(try await browser.title != "scripted")
            }
        }

        @Test func `hands over the errors of the page's scripts`() async throws {
            try await Browser.open { browser in
                try await browser.open(Self.page("<script>throw new Error('planted')</script>"))
                let log = try await browser.log()
                #expect(log.contains { $0.level == "SEVERE" && $0.message.contains("planted") }, "\(log)")
            }
        }

        @Test func `photographs the viewport and the whole page`() async throws {
            try await Browser.open { browser in
                try await browser.open(Self.page("<div style='height: 3000px'>tall</div>"))
                let (part, whole) = (try await browser.screenshot(), try await browser.screenshotOfWholePage())
                #expect(PNG(part)?.height == 800)
                #expect((PNG(whole)?.height ?? 0) >= 3000)
            }
        }

        @Test func `draws a finger over the page`() async throws {
            let page = Self.page(
                """
                <meta name=viewport content='width=device-width'><p>touch</p><script>
                let moves = 0;
                addEventListener('touchmove', () => document.title = 'moved ' + ++moves);
                </script>
                """)
            try await Browser.open(Wishes().on(.phone)) { browser in
                try await browser.open(page)
                try await browser.drag(fromX: 195, y: 100, downBy: 200)
                try await browser.waitUntil("a touch") { try await browser.title.hasPrefix("moved") }
            }
        }

        @Test func `ends the browser and the driver when the work throws`() async throws {
            struct Planted: Error {}
            var processes: [pid_t] = []
            await #expect(throws: Planted.self) {
                try await Browser.open { browser in
                    processes = browser.processes
                    throw Planted()
                }
            }
            #expect(processes.count == 2)
            for process in processes {
                #expect(kill(process, 0) != 0, "process \(process) still runs")
            }
        }

        private static func page(_ html: String) -> URL {
            let encoded = Data("<!doctype html><html lang=en><meta charset=utf-8>\(html)</html>".utf8)
            return URL(string: "data:text/html;base64,\(encoded.base64EncodedString())")!
        }
    }
}
