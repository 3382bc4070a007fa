/// The status line and the fields of an answer, as bytes.
struct ReplyHead {
    private(set) var bytes: [UInt8] = []

    /// - Parameters:
    ///   - date: the `Date` field's value, where the fields have none.
    ///   - hasContent: whether fields that describe a content may stand here.
    init(_ status: Status, _ fields: HeaderFields, date: String, hasContent: Bool = true) {
        bytes.reserveCapacity(512)
        bytes.append(text: "HTTP/1.1 ")
        bytes.append(number: UInt(bitPattern: status.rawValue))
        bytes.append(text: " ")
        bytes.append(text: status.reason)
        endLine()
        if fields["Date"] == nil { append("Date", date) }
        for field in fields.fields where !Self.isOwn(field) && (hasContent || !field.isNamed("Content-Type")) {
            append(field.name, field.value)
        }
    }

    /// The fields that the server decides.
    private static func isOwn(_ field: HeaderFields.Field) -> Bool {
        field.isNamed("Content-Length") || field.isNamed("Transfer-Encoding") || field.isNamed("Connection")
            || field.isNamed("Keep-Alive")
    }

    mutating func append(_ name: String, _ value: String) {
        begin(name)
        bytes.append(text: value)
        endLine()
    }

    mutating func appendContentLength(_ byteCount: Int) {
        begin("Content-Length")
        bytes.append(number: UInt(byteCount))
        endLine()
    }

    /// - Parameter part: `nil` where the range lies past the end.
    mutating func appendContentRange(_ part: Range<Int>?, of byteCount: Int) {
        begin("Content-Range")
        bytes.append(text: "bytes ")
        if let part {
            bytes.append(number: UInt(part.lowerBound))
            bytes.append(text: "-")
            bytes.append(number: UInt(part.upperBound - 1))
        } else {
            bytes.append(text: "*")
        }
        bytes.append(text: "/")
        bytes.append(number: UInt(byteCount))
        endLine()
    }

    /// The head with the empty line after its last field.
    consuming func ended() -> [UInt8] {
        endLine()
        return bytes
    }

    private mutating func begin(_ name: String) {
        bytes.append(text: name)
        bytes.append(text: ": ")
    }

    private mutating func endLine() {
        bytes.append(text: "\r\n")
    }
}

extension [UInt8] {
    mutating func append(text: String) {
        append(contentsOf: text.utf8)
    }

    /// Digits, of which those past nine are small letters; zeros before them fill `width`.
    mutating func append(number: UInt, radix: UInt = 10, width: Int = 1) {
        if number >= radix || width > 1 { append(number: number / radix, radix: radix, width: width - 1) }
        let digit = UInt8(truncatingIfNeeded: number % radix)
        append(digit < 10 ? 0x30 + digit : 0x61 + digit - 10)
    }
}
