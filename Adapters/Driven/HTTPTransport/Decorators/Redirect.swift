#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Where an answer sends its asker.
struct Redirect {
    private let status: Int
    private let location: String

    /// - Returns: `nil` for an answer that stands for itself.
    init?(_ head: HTTPResponseHead) {
        guard [301, 302, 303, 307, 308].contains(head.status), let location = head.headers["Location"]
        else { return nil }
        status = head.status
        self.location = location
    }

    /// The request to ask next.
    ///
    /// - Throws: ``HTTPFailure/badRedirect(detail:)``.
    func next(after request: HTTPRequest) throws(HTTPFailure) -> HTTPRequest {
        let target = try target(from: request.url)
        var next = request
        next.url = target
        if turnsIntoGet(request.method) {
            next.method = .get
            next.body = nil
            next.fileBody = nil
            next.headers = request.headers.filter { !$0.name.lowercased().hasPrefix("content-") }
        }
        guard target.origin != request.url.origin else { return next }
        if next.hasBody, !target.isUpgrade(of: request.url) {
            throw .badRedirect(detail: "a body to another host, \(target.host ?? "")")
        }
        next.headers = next.headers.filter { Self.harmless.contains($0.name.lowercased()) }
        return next
    }

    private func target(from url: URL) throws(HTTPFailure) -> URL {
        guard let target = URL(string: location, relativeTo: url)?.absoluteURL,
            ["http", "https"].contains(target.scheme?.lowercased()), target.host?.isEmpty == false,
            target.user == nil, target.password == nil
        else { throw .badRedirect(detail: "to \(Redaction.standard.text(location))") }
        guard target.scheme?.lowercased() == "https" || url.scheme?.lowercased() == "http"
        else { throw .badRedirect(detail: "from https to http, \(target.host ?? "")") }
        return target
    }

    private func turnsIntoGet(_ method: HTTPMethod) -> Bool {
        switch status {
        case 303: method != .head
        case 301, 302: method == .post
        default: false
        }
    }

    /// What is wanted and how, and nothing that says who asks.
    private static let harmless: Set<String> = [
        "accept", "accept-encoding", "accept-language", "user-agent", "range", "if-range", "if-none-match",
        "if-modified-since", "if-match", "if-unmodified-since", "cache-control", "content-type", "content-language",
        "content-encoding",
    ]
}

extension URL {
    /// Scheme, host and port (RFC 6454 §4).
    fileprivate var origin: String {
        let scheme = scheme?.lowercased() ?? ""
        return "\(scheme)://\(host?.lowercased() ?? ""):\(port ?? (scheme == "https" ? 443 : 80))"
    }

    /// Whether this is the same host, by https instead of http.
    fileprivate func isUpgrade(of url: URL) -> Bool {
        scheme?.lowercased() == "https" && url.scheme?.lowercased() == "http"
            && host?.lowercased() == url.host?.lowercased()
    }
}
