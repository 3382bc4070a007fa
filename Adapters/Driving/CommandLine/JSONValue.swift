/// A JSON value that keeps the order of its members (RFC 8259).
public enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Int)
    /// A number by its digits, as JSON writes it: `109.95`.
    case decimal(String)
    case string(String)
    case array([JSONValue])
    case object([Member])

    public struct Member: Hashable, Sendable {
        public let name: String
        public let value: JSONValue

        public init(_ name: String, _ value: JSONValue) {
            self.name = name
            self.value = value
        }
    }

    /// Without a line break, and without a character that a terminal would obey.
    public var text: String {
        switch self {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number(let value): "\(value)"
        case .decimal(let digits): digits
        case .string(let value): Self.quoted(value)
        case .array(let values): "[\(values.map(\.text).joined(separator: ", "))]"
        case .object(let members):
            "{\(members.map { "\(Self.quoted($0.name)): \($0.value.text)" }.joined(separator: ", "))}"
        }
    }

    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            case "\r": quoted += "\\r"
            default:
                if scalar.isUnsafeOnTerminal {
                    let digits = String(scalar.value, radix: 16)
                    quoted += "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
                } else {
                    quoted.unicodeScalars.append(scalar)
                }
            }
        }
        return quoted + "\""
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByNilLiteral, ExpressibleByDictionaryLiteral,
    ExpressibleByArrayLiteral
{
    public init(stringLiteral value: String) { self = .string(value) }
    public init(nilLiteral: ()) { self = .null }
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(elements.map { Member($0.0, $0.1) })
    }

    /// A text, or `null` for none.
    public init(_ text: String?) { self = text.map(JSONValue.string) ?? .null }
}
