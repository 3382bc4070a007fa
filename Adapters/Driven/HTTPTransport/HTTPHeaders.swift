/// Header fields in their order; names compare without case (RFC 9110 §5.1).
public struct HTTPHeaders: Hashable, Sendable, ExpressibleByDictionaryLiteral {
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
        get { fields.first { $0.name.lowercased() == name.lowercased() }?.value }
        set {
            fields.removeAll { $0.name.lowercased() == name.lowercased() }
            if let newValue { fields.append(Field(name, newValue)) }
        }
    }
}

extension HTTPHeaders {
    /// The fields that fit, in their order.
    public func filter(_ isIncluded: (Field) -> Bool) -> HTTPHeaders {
        HTTPHeaders(fields.filter(isIncluded))
    }
}
