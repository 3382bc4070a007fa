/// Header fields in their order; names compare without case (RFC 9110 §5.1).
public struct HeaderFields: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    public private(set) var fields: [Field]

    public struct Field: Hashable, Sendable {
        public let name: String
        public let value: String

        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    public init(_ fields: [Field] = []) {
        self.fields = fields
    }

    public init(dictionaryLiteral elements: (String, String)...) {
        fields = elements.map { Field($0.0, $0.1) }
    }

    /// The first value of that name. Setting replaces every field of the name; `nil` removes them.
    public subscript(name: String) -> String? {
        get { fields.first { $0.isNamed(name) }?.value }
        set {
            fields.removeAll { $0.isNamed(name) }
            if let newValue { fields.append(Field(name, newValue)) }
        }
    }

    /// Every value of that name, in order.
    public func values(of name: String) -> [String] {
        fields.compactMap { $0.isNamed(name) ? $0.value : nil }
    }

    /// One more field; others of the same name stay (`Set-Cookie`).
    public mutating func append(_ name: String, _ value: String) {
        fields.append(Field(name, value))
    }
}

extension HeaderFields {
    /// The members of a comma-separated list, over all fields of that name (RFC 9110 §5.6.1).
    func list(_ name: String) -> [Substring] {
        fields.filter { $0.isNamed(name) }.flatMap { field in
            field.value.split(separator: ",").map { Substring($0.utf8.withoutOuterWhitespace) }.filter { !$0.isEmpty }
        }
    }

    /// Whether that list names `token`, in any case.
    func list(_ name: String, contains token: String) -> Bool {
        list(name).contains { $0.equalsIgnoringCase(token) }
    }
}

extension HeaderFields.Field {
    func isNamed(_ other: String) -> Bool {
        name.equalsIgnoringCase(other)
    }

    /// Whether the field may be written: a token, and a value without line ends and other controls (RFC 9110 §5.5).
    var isWritable: Bool {
        !name.isEmpty && name.utf8.allSatisfy(\.isTokenCharacter) && value.utf8.allSatisfy(\.isFieldCharacter)
    }
}
