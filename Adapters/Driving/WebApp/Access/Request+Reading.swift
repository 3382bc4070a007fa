import WebServer

extension Request {
    /// Whether it only asks to see something.
    var isReading: Bool { method == "GET" || method == "HEAD" }

    /// The value of that cookie (RFC 6265 §5.4).
    func cookie(_ name: String) -> String? {
        for field in headers.fields where field.name.lowercased() == "cookie" {
            for pair in field.value.split(separator: ";") {
                let sides = pair.drop { $0 == " " }.split(
                    separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                if sides.count == 2, sides[0] == name { return String(sides[1]) }
            }
        }
        return nil
    }

    /// What a form sent; the first value of each name.
    var formFields: [String: String] {
        let parts = formParts.filter { $0.fileName == nil }.map {
            ($0.name, String(decoding: $0.contents, as: UTF8.self))
        }
        return Dictionary(formPairs.map { ($0.name, $0.value) } + parts) { first, _ in first }
    }

    /// Every value that a form sent under that name, in order.
    func formValues(_ name: String) -> [String] {
        formPairs.filter { $0.name == name }.map(\.value)
    }

    private var formPairs: [(name: String, value: String)] {
        guard
            headers["Content-Type"]?.lowercased().hasPrefix("application/x-www-form-urlencoded") == true,
            // The same rules as a query's, so the server reads it as one.
            let read = try? Request(target: "/?" + String(decoding: body, as: UTF8.self))
        else { return [] }
        return read.query
    }
}
