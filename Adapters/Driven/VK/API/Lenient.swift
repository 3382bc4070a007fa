#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

// VK writes whole numbers with a zero fraction at times, flags as 0 and 1 or as false and true, and changes its mind
// between versions. A field of another type is as good as missing, so losing the error is the point in all of these.

extension KeyedDecodingContainer {
    /// A whole number, however it is written.
    func lenientInt(_ key: Key) -> Int? {
        if let number = try? decode(Int.self, forKey: key) { return number }
        // As above: a fraction of zero.
        if let number = try? decode(Double.self, forKey: key) { return Int(exactly: number) }
        // As above: a number in quotes.
        return (try? decode(String.self, forKey: key)).flatMap { Int($0) }
    }

    /// Whether a flag is set; not where it is missing.
    func flag(_ key: Key) -> Bool {
        // As above: false and true.
        (try? decode(Bool.self, forKey: key)) ?? ((lenientInt(key) ?? 0) != 0)
    }

    func text(_ key: Key) -> String? {
        // As above.
        try? decode(String.self, forKey: key)
    }

    /// An address that a browser may be sent to.
    func address(_ key: Key) -> URL? {
        guard let text = text(key), let url = URL(string: text), let scheme = url.scheme?.lowercased(),
            ["http", "https"].contains(scheme), url.host?.isEmpty == false
        else { return nil }
        return url
    }

    /// What can be read of a list; none where there is no list.
    func list<Element: Decodable>(_ key: Key, of: Element.Type) -> [Element?] {
        // As above.
        (try? decode([Readable<Element>].self, forKey: key))?.map(\.value) ?? []
    }
}

/// An element of a list, where it can be read.
struct Readable<Value: Decodable>: Decodable {
    let value: Value?

    init(from decoder: any Decoder) throws {
        // One that cannot be read must not hide the others.
        value = try? Value(from: decoder)
    }
}

extension Readable: Sendable where Value: Sendable {}
