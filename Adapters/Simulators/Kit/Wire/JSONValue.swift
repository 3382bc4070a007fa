/// A value of JSON as a service writes it: fields in its own order, no white space.
public indirect enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Int)
    /// A number as it is to be written, where that is not how Swift would: `180.000000`.
    case decimal(String)
    case text(String)
    case list([JSONValue])
    /// Fields in their order.
    case record([Field])

    /// A record's name and value.
    public struct Field: Hashable, Sendable {
        public let name: String
        public var value: JSONValue

        public init(name: String, value: JSONValue) {
            self.name = name
            self.value = value
        }
    }

    /// What is escaped beyond what JSON asks for (RFC 8259 §7).
    public struct Escaping: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// `/` as `\/`.
        public static let slashes = Escaping(rawValue: 1)
        /// Everything beyond ASCII as `\u` and the four digits of each UTF-16 unit, in lower case.
        public static let beyondASCII = Escaping(rawValue: 2)
        /// `&` as `\u0026`, as Ruby on Rails writes it.
        public static let ampersands = Escaping(rawValue: 4)
        /// PHP's `json_encode` without options.
        public static let php: Escaping = [.slashes, .beyondASCII]
    }

    public func encoded(escaping: Escaping = []) -> String {
        var text = ""
        write(into: &text, escaping: escaping)
        return text
    }

    private func write(into text: inout String, escaping: Escaping) {
        switch self {
        case .null: text += "null"
        case .bool(let bool): text += bool ? "true" : "false"
        case .number(let number): text += "\(number)"
        case .decimal(let digits): text += digits
        case .text(let value): value.write(into: &text, escaping: escaping)
        case .list(let values):
            text += "["
            for (place, value) in values.enumerated() {
                if place > 0 { text += "," }
                value.write(into: &text, escaping: escaping)
            }
            text += "]"
        case .record(let fields):
            text += "{"
            for (place, field) in fields.enumerated() {
                if place > 0 { text += "," }
                field.name.write(into: &text, escaping: escaping)
                text += ":"
                field.value.write(into: &text, escaping: escaping)
            }
            text += "}"
        }
    }
}

extension String {
    fileprivate func write(into text: inout String, escaping: JSONValue.Escaping) {
        text += "\""
        defer { text += "\"" }
        // Most texts stand as they are.
        guard !utf8.allSatisfy({ $0.isPlain(escaping) }) else {
            text += self
            return
        }
        for scalar in unicodeScalars {
            switch scalar {
            case "\u{8}": text += #"\b"#
            case "\t": text += #"\t"#
            case "\n": text += #"\n"#
            case "\u{C}": text += #"\f"#
            case "\r": text += #"\r"#
            case "\"": text += #"\""#
            case "\\": text += #"\\"#
            case "/" where escaping.contains(.slashes): text += #"\/"#
            case "&" where escaping.contains(.ampersands): text += #"\u0026"#
            case "\u{20}"..."\u{7F}": text.unicodeScalars.append(scalar)
            case "\u{80}"... where !escaping.contains(.beyondASCII): text.unicodeScalars.append(scalar)
            default:
                for unit in UTF16.encode(scalar) ?? .init() {
                    let digits = String(unit, radix: 16)
                    text += #"\u"# + String(repeating: "0", count: 4 - digits.count) + digits
                }
            }
        }
    }
}

extension UInt8 {
    /// Whether a byte of a text stands in JSON as it is.
    fileprivate func isPlain(_ escaping: JSONValue.Escaping) -> Bool {
        switch self {
        case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"): false
        case UInt8(ascii: "/"): !escaping.contains(.slashes)
        case UInt8(ascii: "&"): !escaping.contains(.ampersands)
        case 0x80...: !escaping.contains(.beyondASCII)
        default: true
        }
    }
}

extension JSONValue {
    public static func record(_ fields: KeyValuePairs<String, JSONValue>) -> JSONValue {
        .record(fields.map { Field(name: $0.key, value: $0.value) })
    }

    /// The fields that have a value, in their order.
    public static func record(presentOf fields: KeyValuePairs<String, JSONValue?>) -> JSONValue {
        .record(fields.compactMap { name, value in value.map { Field(name: name, value: $0) } })
    }

    /// A record's field. Setting replaces it where it stands, or adds it at the end; `nil` removes it. Nothing else
    /// has any.
    public subscript(name: String) -> JSONValue? {
        get {
            guard case .record(let fields) = self else { return nil }
            return fields.first { $0.name == name }?.value
        }
        set {
            guard case .record(var fields) = self else { return }
            switch (fields.firstIndex { $0.name == name }, newValue) {
            case (let place?, let value?): fields[place].value = value
            case (let place?, nil): fields.remove(at: place)
            case (nil, let value?): fields.append(Field(name: name, value: value))
            case (nil, nil): break
            }
            self = .record(fields)
        }
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    public init(stringLiteral value: String) { self = .text(value) }
    public init(integerLiteral value: Int) { self = .number(value) }
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    public init(arrayLiteral elements: JSONValue...) { self = .list(elements) }
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .record(elements.map { Field(name: $0.0, value: $0.1) })
    }
}
