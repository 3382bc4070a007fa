import Foundation
public import OutsideProcesses

/// What a test reads off a page's source. It knows only the plain HTML that Vitrine writes.
public struct WebPage: Sendable {
    public let source: String

    public init(_ answer: LoopbackAnswer) {
        source = answer.text
    }

    public struct Form: Hashable, Sendable {
        public let action: String
        public let fields: [Field]

        public struct Field: Hashable, Sendable {
            public let name: String
            public let value: String
        }

        /// The same with some of its fields filled in.
        public func filled(_ values: [String: String]) -> Form {
            Form(
                action: action,
                fields: fields.map { Field(name: $0.name, value: values[$0.name] ?? $0.value) })
        }

        /// The same as one of its buttons sends it.
        public func pressing(_ name: String, _ value: String) -> Form {
            Form(action: action, fields: fields + [Field(name: name, value: value)])
        }

        public func without(_ name: String) -> Form {
            Form(action: action, fields: fields.filter { $0.name != name })
        }
    }

    /// The start tags with this name, whole.
    public func tags(_ name: String) -> [String] {
        source.matches(of: /<([a-z0-9]+)(\s[^>]*)?>/).filter { $0.1 == name }.map { String($0.0) }
    }

    /// An attribute's value in a start tag; "" for one without a value.
    public static func attribute(_ name: String, of tag: String) -> String? {
        let attributes = tag.matches(of: /\s([a-z\-]+)(?:="([^"]*)")?/)
        return attributes.first { $0.1 == name }.map { unescaped(String($0.2 ?? "")) }
    }

    /// What the links to videos lead to, each once, in the page's order.
    public var videoLinks: [String] {
        var seen: Set<String> = []
        let links = tags("a").compactMap { Self.attribute("href", of: $0) }
        return links.filter { $0.hasPrefix("/videos/") && $0 != "/videos/kept" && seen.insert($0).inserted }
    }

    /// The gallery's photos or videos, by their ids, in the page's order.
    public var cells: [String] {
        source.components(separatedBy: "<li class=\"cell\" id=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
    }

    /// The link to the next page of a list.
    public var more: String? {
        guard let place = source.components(separatedBy: "id=\"more\"").dropFirst().first else { return nil }
        return place.components(separatedBy: "href=\"").dropFirst().first.map {
            Self.unescaped(String($0.prefix { $0 != "\"" }))
        }
    }

    /// The form that asks the feed anew.
    public var refresh: Form? { forms.first { $0.action == "/videos/refresh" } }

    /// The text of the only `h1`.
    public var heading: String? {
        source.firstMatch(of: /<h1[^>]*>(.*?)<\/h1>/).map {
            Self.unescaped(String($0.1).replacing(/<[^>]*>/, with: "")).trimmingCharacters(in: .whitespacesAndNewlines)
        }
    }

    /// The forms that are sent by POST.
    public var forms: [Form] {
        source.matches(of: /(<form[^>]*>)(.*?)<\/form>/.dotMatchesNewlines()).compactMap { found in
            let tag = String(found.1)
            guard Self.attribute("method", of: tag)?.lowercased() == "post",
                let action = Self.attribute("action", of: tag)
            else { return nil }
            let inputs = String(found.2).matches(of: /<input[^>]*>/).compactMap { input -> Form.Field? in
                let tag = String(input.output)
                return Self.attribute("name", of: tag).map {
                    Form.Field(name: $0, value: Self.attribute("value", of: tag) ?? "")
                }
            }
            return Form(action: action, fields: inputs)
        }
    }

    private static func unescaped(_ text: String) -> String {
        [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
            .reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }
}
