public import Foundation

/// Pages: going to them, asking them, waiting for them.
extension Browser {
    /// §10.1 Navigate To; answers once the page has loaded.
    public func open(_ address: URL) async throws {
        try await tell("POST", "/url", ["url": .string(address.absoluteString)])
    }

    /// §10.2 Get Current URL.
    public var address: URL {
        get async throws {
            let address: String = try await ask("GET", "/url")
            guard let url = URL(string: address) else {
                throw WebDriverError.refused(command: "GET /url", error: "no address", message: address)
            }
            return url
        }
    }

    /// §10.6 Get Title.
    public var title: String { get async throws { try await ask("GET", "/title") } }

    /// §10.3 Back.
    public func goBack() async throws { try await tell("POST", "/back") }

    /// §10.5 Refresh.
    public func reload() async throws { try await tell("POST", "/refresh") }

    /// §13.2.1 Execute Script: the body of a function, `arguments` as its arguments.
    @discardableResult
    public func run<Value: Decodable>(
        _ script: String, _ arguments: JSON..., as type: Value.Type = JSON.self
    ) async throws -> Value {
        try await ask("POST", "/execute/sync", ["script": .string(script), "args": .array(arguments)])
    }

    /// §13.2.2 Execute Async Script: the body of a function whose last argument is to be called with the answer.
    public func runAsync<Value: Decodable>(
        _ script: String, _ arguments: JSON..., as type: Value.Type = JSON.self
    ) async throws -> Value {
        try await ask("POST", "/execute/async", ["script": .string(script), "args": .array(arguments)])
    }

    /// Asks again and again until `condition` holds. A page that is just being replaced answers some questions with
    /// an error, which counts as "not yet".
    public func waitUntil(
        _ awaited: String, within limit: Duration = .seconds(30), _ condition: () async throws -> Bool
    ) async throws {
        let clock = ContinuousClock()
        let end = clock.now + limit
        while true {
            do {
                if try await condition() { return }
            } catch let error as WebDriverError {
                if clock.now >= end { throw error }
            }
            guard clock.now < end else {
                // The page's words only adorn the error.
                let page = (try? await run("return document.body.innerText", as: String.self)) ?? "(nothing)"
                throw WebDriverError.didNotHappen(awaited, after: limit, page: String(page.prefix(500)))
            }
            try await Task.sleep(for: .milliseconds(30))
        }
    }

    /// Waits until the script, the body of a function, answers true; no answer counts as "not yet".
    public func waitUntil(_ awaited: String, within limit: Duration = .seconds(30), script: String) async throws {
        try await waitUntil(awaited, within: limit) { try await run(script, as: Bool?.self) ?? false }
    }

    /// §17.1 Take Screenshot: a PNG of the viewport.
    public func screenshot() async throws -> Data {
        let encoded: String = try await ask("GET", "/screenshot")
        guard let picture = Data(base64Encoded: encoded) else {
            throw WebDriverError.refused(command: "GET /screenshot", error: "not base64", message: "")
        }
        return picture
    }

    /// A PNG of the whole page, also of what is below the fold.
    public func screenshotOfWholePage() async throws -> Data {
        struct Shot: Decodable { let data: Data }
        let shot: Shot = try await devTools(
            "Page.captureScreenshot", ["format": "png", "captureBeyondViewport": true])
        return shot.data
    }

    /// One line of the browser's log: an error of a script, a load that failed, a violated security policy.
    public struct LogLine: Hashable, Sendable, Decodable {
        public let level: String
        public let source: String
        public let message: String
    }

    /// What the browser has logged since this was last asked.
    public func log() async throws -> [LogLine] {
        try await ask("POST", "/se/log", ["type": "browser"])
    }

    /// §14.2 Get Named Cookie, its value.
    public func cookie(_ name: String) async throws -> String {
        struct Cookie: Decodable { let value: String }
        return try await (ask("GET", "/cookie/\(name)") as Cookie).value
    }

    /// §14.4 Delete Cookie.
    public func deleteCookie(_ name: String) async throws {
        try await tell("DELETE", "/cookie/\(name)")
    }
}
