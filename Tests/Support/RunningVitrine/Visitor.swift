import Foundation
public import OutsideProcesses

/// A person's browser without a face: it keeps cookies, follows redirects and fills in forms.
public actor Visitor {
    private let server: LoopbackServer
    private let headers: [String: String]
    private var cookies: [String: String] = [:]

    /// - Parameter language: what `Accept-Language` says.
    public init(_ vitrine: RunningVitrine, language: String = "en") {
        server = vitrine.server
        headers = ["Accept-Language": language, "Accept": "text/html"]
    }

    /// Opens the printed link, so that the pages open.
    @discardableResult
    public func open(_ vitrine: RunningVitrine) async throws -> LoopbackAnswer {
        try await get("/?key=\(vitrine.key)")
    }

    /// One page, after all redirects.
    public func get(_ target: String, headers more: [String: String] = [:]) async throws -> LoopbackAnswer {
        try await follow(ask("GET", target, more, body: []))
    }

    /// One page's source, after all redirects.
    public func page(_ target: String) async throws -> WebPage {
        WebPage(try await get(target))
    }

    /// One answer, be it a redirect.
    public func ask(
        _ method: String, _ target: String, _ more: [String: String] = [:], body: [UInt8]
    ) async throws -> LoopbackAnswer {
        var headers = headers.merging(more) { _, new in new }
        if !cookies.isEmpty { headers["Cookie"] = cookies.map { "\($0.key)=\($0.value)" }.joined(separator: "; ") }
        let answer = try await server.answer(method, target, headers: headers, body: body)
        for header in answer.headers where header.name == "set-cookie" {
            let pair = header.value.prefix { $0 != ";" }.split(separator: "=", maxSplits: 1).map(String.init)
            if pair.count == 2 { cookies[pair[0]] = pair[1] }
        }
        return answer
    }

    /// Sends a page's form as it is, as a click on its button would.
    public func submit(_ form: WebPage.Form, headers more: [String: String] = [:]) async throws -> LoopbackAnswer {
        let body = form.fields.map { "\(Self.encoded($0.name))=\(Self.encoded($0.value))" }.joined(separator: "&")
        var headers = ["Content-Type": "application/x-www-form-urlencoded"]
        headers["Origin"] = "http://127.0.0.1:\(server.port)"
        headers.merge(more) { _, new in new }
        return try await follow(ask("POST", form.action, headers, body: Array(body.utf8)))
    }

    private func follow(_ first: LoopbackAnswer) async throws -> LoopbackAnswer {
        var answer = first
        for _ in 0..<5 {
            guard (300..<400).contains(answer.status), let location = answer["location"] else { return answer }
            answer = try await ask("GET", location, body: [])
        }
        return answer
    }

    /// `application/x-www-form-urlencoded` (WHATWG URL §5).
    private static func encoded(_ text: String) -> String {
        let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._".utf8)
        return text.utf8.map { plain.contains($0) ? String(UnicodeScalar($0)) : String(format: "%%%02X", $0) }.joined()
    }
}
