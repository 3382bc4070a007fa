public import WebServer

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// JSON that a simulated service answers with, as far as tests look at it.
public enum Answer: Decodable, Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Int)
    case decimal(Double)
    case text(String)
    case list([Answer])
    case record([String: Answer])

    /// An empty body is an empty record.
    public init(_ response: Response) throws {
        guard case .data(let data) = response.body, !data.isEmpty else {
            self = .record([:])
            return
        }
        self = try JSONDecoder().decode(Answer.self, from: data)
    }

    public init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        // The commonest first: a wrong guess costs more than all the rest.
        if let text = try? value.decode(String.self) {
            self = .text(text)
        } else if let number = try? value.decode(Int.self) {
            self = .number(number)
        } else if let list = try? value.decode([Answer].self) {
            self = .list(list)
        } else if let record = try? value.decode([String: Answer].self) {
            self = .record(record)
        } else if let bool = try? value.decode(Bool.self) {
            self = .bool(bool)
        } else if value.decodeNil() {
            self = .null
        } else {
            self = .decimal(try value.decode(Double.self))
        }
    }

    public subscript(name: String) -> Answer? { if case .record(let fields) = self { fields[name] } else { nil } }
    public subscript(place: Int) -> Answer? { items.indices.contains(place) ? items[place] : nil }
    public var items: [Answer] { if case .list(let items) = self { items } else { [] } }
    public var text: String? { if case .text(let text) = self { text } else { nil } }
    public var number: Int? { if case .number(let number) = self { number } else { nil } }
    public var names: Set<String> { if case .record(let fields) = self { Set(fields.keys) } else { [] } }
}

extension Response {
    /// The body, where it stands in memory.
    public var data: Data {
        get throws {
            guard case .data(let data) = body else { throw NoData() }
            return data
        }
    }

    /// The body as text.
    public var page: String { get throws { String(decoding: try data, as: UTF8.self) } }

    /// Where it leads to, as its address and its fields.
    public var redirect: (address: String, fields: [String: String])? {
        get throws {
            guard let location = headers["Location"] else { return nil }
            let parts = location.split(maxSplits: 1) { $0 == "?" || $0 == "#" }
            let query = try Request(target: "/?" + (parts.count == 2 ? parts[1] : "")).query
            return (String(parts[0]), Dictionary(query.map { ($0.name, $0.value) }) { first, _ in first })
        }
    }

    private struct NoData: Error {}
}
