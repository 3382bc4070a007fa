/// A part of the page (§12 Elements).
public struct Element: Sendable {
    private let browser: Browser
    private let reference: String

    /// The name under which an element's reference travels (§12.1).
    private static let referenceName = "element-6066-11e4-a52e-4f735466cecf"

    fileprivate init(_ browser: Browser, _ wire: [String: String]) throws {
        guard let reference = wire[Self.referenceName] else {
            throw WebDriverError.refused(command: "find", error: "no reference", message: "\(wire)")
        }
        self.browser = browser
        self.reference = reference
    }

    /// As an argument of a script.
    public var json: JSON { [Self.referenceName: .string(reference)] }

    /// §12.5.1 Element Click: scrolls to it and clicks its middle, as a person would.
    ///
    /// The driver's own scrolling heeds no `scroll-padding`, and may leave it beneath a bar.
    public func click() async throws {
        try await browser.run("arguments[0].scrollIntoView({ block: 'nearest', behavior: 'instant' })", json)
        try await browser.tell("POST", "/element/\(reference)/click")
    }

    /// §12.5.3 Element Send Keys.
    public func type(_ text: String) async throws {
        try await browser.tell("POST", "/element/\(reference)/value", ["text": .string(text)])
    }

    /// §12.4.5 Get Element Text: what of it can be seen.
    public var text: String { get async throws { try await browser.ask("GET", "/element/\(reference)/text") } }

    /// §12.4.2 Get Element Attribute; `nil` when it has none.
    public func attribute(_ name: String) async throws -> String? {
        try await (browser.ask("GET", "/element/\(reference)/attribute/\(name)") as JSON).string
    }

    /// §12.4.4 Get Element CSS Value.
    public func style(_ property: String) async throws -> String {
        try await browser.ask("GET", "/element/\(reference)/css/\(property)")
    }

    /// The name that assistive technology reads (§12.4.9 Get Computed Label).
    public var label: String {
        get async throws { try await browser.ask("GET", "/element/\(reference)/computedlabel") }
    }
}

extension Browser {
    /// §12.3.2 Find Element by a CSS selector; waits until there is one.
    public func find(_ selector: String, within limit: Duration = .seconds(30)) async throws -> Element {
        try await waitUntil("an element \(selector)", within: limit) { try await !findAll(selector).isEmpty }
        return try Element(self, await ask("POST", "/element", Self.query(selector)))
    }

    /// §12.3.3 Find Elements, in the page's order; those that are there now.
    public func findAll(_ selector: String) async throws -> [Element] {
        let found: [[String: String]] = try await ask("POST", "/elements", Self.query(selector))
        return try found.map { try Element(self, $0) }
    }

    private static func query(_ selector: String) -> JSON {
        ["using": "css selector", "value": .string(selector)]
    }
}
