import Foundation
import Glibc
import OutsideProcesses

/// One browser session, over the W3C WebDriver protocol (Recommendation of 2018 and Level 2 draft).
public struct Browser: Sendable {
    private let server: LoopbackServer
    private let session: String
    /// The driver's process and the browser's, for tests that look whether they ended.
    public let processes: [Int32]

    /// Starts a headless Chromium, gives it to `work`, and ends it afterwards, whatever happened: on failure, on a
    /// thrown error, on a test's time-out.
    public static func open<Value>(
        _ wishes: Wishes = Wishes(), _ work: (Browser) async throws -> Value
    ) async throws -> Value {
        try await ChromeDriver.run { driver in
            let browser = try await start(wishes, driver)
            do {
                try await browser.emulate(wishes)
                let value = try await work(browser)
                try await browser.end()
                return value
            } catch {
                // The first error is the one to tell; `end` has done what it can.
                try? await browser.end()
                throw error
            }
        }
    }

    /// §8.1 New Session.
    private static func start(_ wishes: Wishes, _ driver: ChromeDriver) async throws -> Browser {
        guard let program = Installed.browser else { throw WebDriverError.notInstalled("chromium") }
        struct Session: Decodable {
            let sessionId: String
            let capabilities: Capabilities
            struct Capabilities: Decodable {
                let process: Int32
                enum CodingKeys: String, CodingKey { case process = "goog:processID" }
            }
        }
        let arguments = [
            // Without a sandbox, for containers run as root; without a GPU, for machines that have none.
            "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
            "--hide-scrollbars", "--autoplay-policy=no-user-gesture-required",
            "--window-size=\(wishes.screen.width),\(wishes.screen.height)",
        ]
        let capabilities: JSON = [
            "capabilities": [
                "alwaysMatch": [
                    "goog:chromeOptions": [
                        "binary": .string(program.path),
                        "args": .array(arguments.map(JSON.string)),
                        "prefs": ["intl.accept_languages": .string(wishes.languages.joined(separator: ","))],
                    ],
                    "goog:loggingPrefs": ["browser": "ALL"],
                ]
            ]
        ]
        let started: Session = try await ask(driver.server, "POST", "/session", capabilities)
        return Browser(
            server: driver.server, session: started.sessionId,
            processes: [driver.process.identifier, started.capabilities.process])
    }

    /// §8.2 Delete Session. Ending the driver alone would leave its browser running.
    private func end() async throws {
        do {
            try await tell("DELETE", "")
        } catch {
            if let process = processes.last { kill(process, SIGKILL) }
            throw error
        }
    }

    // MARK: Commands

    func tell(_ method: String = "POST", _ path: String, _ body: JSON = [:]) async throws {
        let _: JSON = try await ask(method, path, body)
    }

    func ask<Value: Decodable>(_ method: String = "POST", _ path: String, _ body: JSON = [:]) async throws -> Value {
        try await Self.ask(server, method, "/session/\(session)\(path)", body)
    }

    /// One command and its answer, `{"value": …}` (§6.3 Processing Model).
    private static func ask<Value: Decodable>(
        _ server: LoopbackServer, _ method: String, _ path: String, _ body: JSON
    ) async throws -> Value {
        let sent = method == "POST" ? try JSONEncoder().encode(body) : Data()
        let answer = try await server.answer(
            method, path, headers: ["Content-Type": "application/json; charset=utf-8"], body: Array(sent),
            patience: .seconds(120))
        guard answer.status == 200 else {
            let refusal = try JSONDecoder().decode(Reply<Refusal>.self, from: Data(answer.body)).value
            throw WebDriverError.refused(
                command: "\(method) \(path)", error: refusal.error, message: refusal.message)
        }
        return try JSONDecoder().decode(Reply<Value>.self, from: Data(answer.body)).value
    }
}

/// What every answer is wrapped in.
private struct Reply<Value: Decodable>: Decodable {
    let value: Value
}

/// §6.6 Errors.
private struct Refusal: Decodable {
    let error: String
    let message: String
}
