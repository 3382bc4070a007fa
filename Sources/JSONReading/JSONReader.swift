/// Reads JSON (RFC 8259) from its bytes, one value after the other, and builds nothing that is not asked for: for lists
/// of tens of thousands, which a decoder of whole values reads many times slower.
///
/// What is asked for in vain, such as a text where a number stands, is `nil` and passed over; what is no JSON is thrown.
/// Of what is passed over only the structure is judged, not the characters of its texts.
public struct JSONReader {
    /// Outlives the reader.
    private let bytes: UnsafeRawBufferPointer
    private var place = 0
    private var depth = 0
    /// What is nested deeper is refused, as other readers do.
    private static let deepest = 512

    /// - Parameter bytes: of one value, in UTF-8; they must stay as they are while the reader is used.
    public init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    /// A record's members, in their order. A value that is not read is passed over.
    ///
    /// - Returns: `false` where no record stands.
    @discardableResult
    public mutating func members(
        _ read: (JSONName, inout JSONReader) throws(JSONFault) -> Void
    ) throws(JSONFault) -> Bool {
        try sequence(from: "{", to: "}") { reader throws(JSONFault) in
            let name = JSONName(try reader.quoted())
            try reader.expect(":")
            try reader.value { (reader) throws(JSONFault) in try read(name, &reader) }
        }
    }

    /// A list's elements, in their order. A value that is not read is passed over.
    ///
    /// - Returns: `false` where no list stands.
    @discardableResult
    public mutating func elements(
        _ read: (inout JSONReader) throws(JSONFault) -> Void
    ) throws(JSONFault) -> Bool {
        try sequence(from: "[", to: "]") { reader throws(JSONFault) in try reader.value(read) }
    }

    /// A text, its escapes undone.
    public mutating func string() throws(JSONFault) -> String? {
        guard peek() == UInt8(ascii: "\"") else { return try skipped() }
        return try quoted().text()
    }

    /// A whole number that fits.
    public mutating func integer() throws(JSONFault) -> Int? {
        guard isAtNumber() else { return try skipped() }
        let digits = try number()
        return Int(digits) ?? Double(digits).flatMap(Int.init(exactly:))
    }

    public mutating func double() throws(JSONFault) -> Double? {
        guard isAtNumber() else { return try skipped() }
        return Double(try number())
    }

    /// Passes over a value of any kind.
    public mutating func skip() throws(JSONFault) {
        switch peek() {
        case UInt8(ascii: "{"): try members { _, _ in }
        case UInt8(ascii: "["): try elements { _ in }
        case UInt8(ascii: "\""): _ = try quoted()
        case UInt8(ascii: "t"): try expect("true")
        case UInt8(ascii: "f"): try expect("false")
        case UInt8(ascii: "n"): try expect("null")
        default: _ = try number()
        }
    }

    /// Makes sure that nothing follows.
    public mutating func end() throws(JSONFault) {
        guard peek() == nil else { throw fault }
    }
}

// The grammar.
extension JSONReader {
    private var fault: JSONFault { JSONFault(offset: place) }

    /// The first byte of what comes next, after white space.
    private mutating func peek() -> UInt8? {
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): place += 1
            case let byte: return byte
            }
        }
        return nil
    }

    private mutating func expect(_ word: StaticString) throws(JSONFault) {
        _ = peek()
        let end = place + word.utf8CodeUnitCount
        guard end <= bytes.count, UnsafeRawBufferPointer(rebasing: bytes[place..<end]).isEqual(to: word) else {
            throw fault
        }
        place = end
    }

    private mutating func skipped<Value>() throws(JSONFault) -> Value? {
        try skip()
        return nil
    }

    /// Has a value read, or passes over it.
    private mutating func value(_ read: (inout JSONReader) throws(JSONFault) -> Void) throws(JSONFault) {
        _ = peek()
        let start = place
        try read(&self)
        if place == start { try skip() }
    }

    private mutating func sequence(
        from open: Unicode.Scalar, to close: Unicode.Scalar, _ read: (inout JSONReader) throws(JSONFault) -> Void
    ) throws(JSONFault) -> Bool {
        guard peek() == UInt8(ascii: open) else {
            try skip()
            return false
        }
        guard depth < Self.deepest else { throw fault }
        depth += 1
        place += 1
        if peek() == UInt8(ascii: close) {
            place += 1
        } else {
            while true {
                try read(&self)
                let separator = peek()
                guard separator == UInt8(ascii: ",") || separator == UInt8(ascii: close) else { throw fault }
                place += 1
                if separator == UInt8(ascii: close) { break }
            }
        }
        depth -= 1
        return true
    }

    private mutating func quoted() throws(JSONFault) -> JSONQuoted {
        guard peek() == UInt8(ascii: "\"") else { throw fault }
        place += 1
        let start = place
        var hasEscapes = false
        var isASCII = true
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "\""):
                place += 1
                return JSONQuoted(
                    bytes: UnsafeRawBufferPointer(rebasing: bytes[start..<place - 1]), offset: start,
                    hasEscapes: hasEscapes, isASCII: isASCII)
            case UInt8(ascii: "\\"):
                hasEscapes = true
                place += 1
            case 0..<0x20: throw fault
            case let byte: if byte > 0x7F { isASCII = false }
            }
            place += 1
        }
        throw JSONFault(offset: bytes.count)
    }

    private mutating func isAtNumber() -> Bool {
        peek().map { $0 == UInt8(ascii: "-") || $0 &- UInt8(ascii: "0") < 10 } ?? false
    }

    /// The characters of a number.
    private mutating func number() throws(JSONFault) -> String {
        _ = peek()
        let start = place
        take("-")
        let first = place
        guard digits() > 0, place == first + 1 || bytes[first] != UInt8(ascii: "0") else { throw fault }
        if take(".") {
            guard digits() > 0 else { throw fault }
        }
        if take("e") || take("E") {
            if !take("-") { take("+") }
            guard digits() > 0 else { throw fault }
        }
        return String(decoding: UnsafeRawBufferPointer(rebasing: bytes[start..<place]), as: UTF8.self)
    }

    private mutating func digits() -> Int {
        let start = place
        while place < bytes.count, bytes[place] &- UInt8(ascii: "0") < 10 { place += 1 }
        return place - start
    }

    @discardableResult
    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard place < bytes.count, bytes[place] == UInt8(ascii: character) else { return false }
        place += 1
        return true
    }
}

/// What is no JSON.
public struct JSONFault: Error, Hashable, Sendable {
    /// Where that shows, in bytes from the beginning.
    public let offset: Int
}
