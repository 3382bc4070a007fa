/// A value as PHP's `json_encode` writes it without options: no white space, `/` escaped, everything beyond ASCII as
/// `\uXXXX` in UTF-16, in lower case.
enum PHPValue: Hashable {
    case null
    case bool(Bool)
    case number(Int)
    case text(String)
    case list([PHPValue])
    /// Fields in their order.
    case record([Field])

    struct Field: Hashable {
        let name: String
        var value: PHPValue
    }

    var encoded: String {
        switch self {
        case .null: "null"
        case .bool(let bool): "\(bool)"
        case .number(let number): "\(number)"
        case .text(let text): Self.encoded(text)
        case .list(let values): "[" + values.map(\.encoded).joined(separator: ",") + "]"
        case .record(let fields):
            "{" + fields.map { Self.encoded($0.name) + ":" + $0.value.encoded }.joined(separator: ",") + "}"
        }
    }

    private static func encoded(_ text: String) -> String {
        var encoded = "\""
        for unit in text.utf16 {
            switch unit {
            case 0x08: encoded += #"\b"#
            case 0x09: encoded += #"\t"#
            case 0x0A: encoded += #"\n"#
            case 0x0C: encoded += #"\f"#
            case 0x0D: encoded += #"\r"#
            case 0x22: encoded += #"\""#
            case 0x2F: encoded += #"\/"#
            case 0x5C: encoded += #"\\"#
            case 0x20...0x7F: encoded.unicodeScalars.append(UnicodeScalar(UInt8(unit)))
            default:
                let digits = String(unit, radix: 16)
                encoded += #"\u"# + String(repeating: "0", count: 4 - digits.count) + digits
            }
        }
        return encoded + "\""
    }
}

extension PHPValue {
    static func record(_ fields: KeyValuePairs<String, PHPValue>) -> PHPValue {
        .record(fields.map { Field(name: $0.key, value: $0.value) })
    }

    /// A record's field. Setting replaces it where it stands; `nil` removes it. Nothing else has any.
    subscript(name: String) -> PHPValue? {
        get {
            guard case .record(let fields) = self else { return nil }
            return fields.first { $0.name == name }?.value
        }
        set {
            guard case .record(var fields) = self, let place = fields.firstIndex(where: { $0.name == name }) else {
                return
            }
            if let newValue { fields[place].value = newValue } else { fields.remove(at: place) }
            self = .record(fields)
        }
    }
}
