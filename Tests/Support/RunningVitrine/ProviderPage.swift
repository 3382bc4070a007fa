public import Foundation
public import OutsideProcesses

/// A sign-in provider's page on this computer, as a person meets it.
public struct ProviderPage: Sendable {
    public let address: URL

    public init(_ address: URL) {
        self.address = address
    }

    struct NoRedirect: Error, CustomStringConvertible {
        let description: String
    }

    /// Presses one of its buttons.
    ///
    /// - Parameter decision: `allow` or `refuse`.
    /// - Returns: where the browser is sent. A provider in memory has no page: its address is the end already.
    public func decide(_ decision: String = "allow") async throws -> URL {
        guard !address.path().hasPrefix("/accounts/") else { return address }
        let answer = try await post("decision=\(decision)")
        guard let location = answer["location"], let end = URL(string: location) else {
            throw NoRedirect(description: "\(answer.status) without a place to go to")
        }
        return end
    }

    /// Sends a form to it.
    public func post(_ form: String) async throws -> LoopbackAnswer {
        let headers = ["Content-Type": "application/x-www-form-urlencoded"]
        return try await server.answer("POST", address.target, headers: headers, body: Array(form.utf8))
    }

    /// Opens an address as a browser without cookies does.
    public static func open(_ address: URL) async throws -> LoopbackAnswer {
        try await ProviderPage(address).server.answer("GET", address.target)
    }

    private var server: LoopbackServer { LoopbackServer(port: UInt16(address.port ?? 80)) }
}

extension URL {
    /// What stands in the first line of a request for it.
    public var target: String { path(percentEncoded: true) + (query(percentEncoded: true).map { "?\($0)" } ?? "") }
}

extension Visitor {
    /// Begins a sign-in from the gallery's screen, as without a script.
    public func beginSignIn() async throws -> ProviderPage {
        let screen = try await page("/gallery")
        guard let form = screen.forms.first(where: { $0.action == "/accounts/vk/begin" }) else {
            throw ProviderPage.NoRedirect(description: "no way to sign in on \(screen.heading ?? "the screen")")
        }
        let waiting = WebPage(try await submit(form))
        let link = waiting.tags("a").first { $0.contains("data-provider-page") }
        guard let address = link.flatMap({ WebPage.attribute("href", of: $0) }).flatMap(URL.init(string:)) else {
            throw ProviderPage.NoRedirect(description: "no link to the provider: \(waiting.heading ?? "")")
        }
        return ProviderPage(address)
    }

    /// A whole sign-in; the page at which the browser then is.
    @discardableResult
    public func signIn(_ decision: String = "allow") async throws -> LoopbackAnswer {
        try await get(try await beginSignIn().decide(decision).target)
    }
}
