public import WebServer

extension Request {
    /// The body's fields, where it is a form (`application/x-www-form-urlencoded`); empty for anything else.
    public var form: [(name: String, value: String)] {
        // A form has the shape of a query, so the target's own reader reads it; a body that is none has no fields.
        (try? Request(target: "/?" + String(decoding: body, as: UTF8.self)))?.query ?? []
    }

    /// The first value of that name, in the query or else in the form.
    public func field(_ name: String) -> String? {
        queryValue(name) ?? form.first { $0.name == name }?.value
    }

    /// The secret of `Authorization: SCHEME SECRET`; the scheme in any case (RFC 9110 §11.1).
    public func credentials(scheme: String) -> String? {
        guard let parts = headers["Authorization"]?.split(separator: " ", maxSplits: 1), parts.count == 2,
            parts[0].lowercased() == scheme.lowercased()
        else { return nil }
        return String(parts[1])
    }
}
