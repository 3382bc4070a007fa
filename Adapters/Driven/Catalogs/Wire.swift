#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A service's answer as JSON of whatever shape: these services change a field's type now and then, and one bad field
/// must cost itself only.
indirect enum Wire: Decodable {
    case text(String)
    case number(Decimal)
    case list([Wire])
    case record([String: Wire])
    /// `null`, a boolean, or a number beyond all bounds.
    case nothing

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        func read<Shape: Decodable>(_ shape: Shape.Type) -> Shape? {
            // What it is not, the next attempt finds out; what is none of them says nothing.
            try? value.decode(shape)
        }
        self =
            read(String.self).map(Wire.text) ?? read(Decimal.self).map(Wire.number)
            ?? read([String: Wire].self).map(Wire.record) ?? read([Wire].self).map(Wire.list) ?? .nothing
    }

    subscript(name: String) -> Wire? {
        if case .record(let fields) = self { fields[name] } else { nil }
    }

    var list: [Wire]? {
        if case .list(let values) = self { values } else { nil }
    }

    /// One line, without white space around it; a number as its digits; `nil` for nothing and for an empty line.
    var text: String? {
        switch self {
        case .text(let text):
            let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            return line.isEmpty ? nil : line
        case .number(let number): return number.description
        case .list, .record, .nothing: return nil
        }
    }

    /// A number, or a text that is one from its beginning to its end.
    var number: Decimal? {
        switch self {
        case .number(let number): number
        case .text(let text): Self.isNumber(text) ? Decimal(string: text) : nil
        case .list, .record, .nothing: nil
        }
    }

    /// A link that a browser may be sent to.
    var link: URL? {
        guard let text, let url = URL(string: text), ["https", "http"].contains(url.scheme?.lowercased()),
            url.host()?.isEmpty == false
        else { return nil }
        return url
    }

    private static func isNumber(_ text: String) -> Bool {
        let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
        let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        return parts.allSatisfy { part in
            !part.isEmpty && part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        }
    }
}
