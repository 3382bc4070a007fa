import HTMLBuilder
import SharedKernel
import WebServer
import Wording

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// One request, with what is known of the person who makes it.
struct Visit: Sendable {
    let request: Request
    /// The Host field: name and port.
    let host: String
    let preferences: Preferences
    let words: Words
    let now: Date
    /// Stands in every form, and comes back with it.
    let token: String
    /// What stands at the route's named places.
    private(set) var parameters: [String: String] = [:]
    let form: [String: String]

    init(request: Request, host: String, preferences: Preferences, words: Words, now: Date, token: String) {
        self.request = request
        self.host = host
        self.preferences = preferences
        self.words = words
        self.now = now
        self.token = token
        form = request.isReading ? [:] : request.formFields
    }

    func with(_ parameters: [String: String]) -> Visit {
        var visit = self
        visit.parameters = parameters
        return visit
    }

    var language: Language { words.language }

    /// The phrase in the person's language.
    func say(_ phrase: Phrase) -> String {
        phrase.text(in: language)
    }

    /// Two Vitrines on two ports share a browser's cookies, so the port is part of the name.
    var sessionCookieName: String {
        "vitrine-" + host.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }

    var isOnLoopback: Bool {
        AllowedHosts([]).allow(host)
    }

    /// Where this page is, as a path of this site.
    var address: String { request.target }

    /// This address without the launch key, which must not stay in sight.
    var addressWithoutKey: String {
        let parts = request.target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let query = parts.dropFirst().first?.split(separator: "&").filter { !$0.hasPrefix("key=") } ?? []
        return Path.own(String(parts[0])) + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
    }

    /// A form of ours that changes something, and works without a script.
    func form(to action: String, _ attributes: Attribute?..., @HTMLContent content: () -> HTML) -> HTML {
        HTMLBuilder.form([.method("post"), .action(action)] + attributes) {
            input(.type("hidden"), .name("token"), .value(token))
            content()
        }
    }
}

/// Paths of this site.
enum Path {
    /// `path` when it leads nowhere else, else the first page.
    static func own(_ path: String) -> String {
        let bytes = path.utf8
        let isOwn =
            bytes.first == UInt8(ascii: "/") && !path.hasPrefix("//") && !path.hasPrefix("/\\")
            && bytes.allSatisfy { $0 > 0x20 && $0 < 0x7F }
        return isOwn ? path : "/"
    }
}

extension Visit {
    /// How long ago it was, as it ends a sentence.
    func ago(_ moment: Date?) -> String {
        words.ago(moment ?? now, now: now)
    }
}
