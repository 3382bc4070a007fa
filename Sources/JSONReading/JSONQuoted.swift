/// The name of a record's member.
public struct JSONName {
    private let quoted: JSONQuoted

    init(_ quoted: JSONQuoted) {
        self.quoted = quoted
    }

    /// Lets a `switch` over names say them as they are.
    public static func ~= (text: StaticString, name: JSONName) -> Bool {
        guard name.quoted.hasEscapes else { return name.quoted.bytes.isEqual(to: text) }
        // What is no text is no name that anybody asks for.
        return (try? name.quoted.text())?.utf8.elementsEqual("\(text)".utf8) ?? false
    }
}

/// What stands between quotation marks.
struct JSONQuoted {
    let bytes: UnsafeRawBufferPointer
    /// Where it begins.
    let offset: Int
    let hasEscapes: Bool
    let isASCII: Bool

    func text() throws(JSONFault) -> String {
        if hasEscapes { return try unescaped() }
        if isASCII { return String(decoding: bytes, as: UTF8.self) }
        guard let text = String(validating: bytes, as: UTF8.self) else { throw JSONFault(offset: offset) }
        return text
    }

    private func unescaped() throws(JSONFault) -> String {
        var units: [UInt8] = []
        units.reserveCapacity(bytes.count)
        var place = 0
        while place < bytes.count {
            guard bytes[place] == UInt8(ascii: "\\") else {
                units.append(bytes[place])
                place += 1
                continue
            }
            // The reader passed over what comes after the backslash: it is there.
            place += 2
            switch bytes[place - 1] {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): units.append(bytes[place - 1])
            case UInt8(ascii: "b"): units.append(0x08)
            case UInt8(ascii: "f"): units.append(0x0C)
            case UInt8(ascii: "n"): units.append(0x0A)
            case UInt8(ascii: "r"): units.append(0x0D)
            case UInt8(ascii: "t"): units.append(0x09)
            case UInt8(ascii: "u"): units += UTF8.encode(try scalar(&place)).map(Array.init) ?? []
            default: throw JSONFault(offset: offset + place)
            }
        }
        guard let text = String(validating: units, as: UTF8.self) else { throw JSONFault(offset: offset) }
        return text
    }

    /// What four digits stand for, or twice four: the halves of a pair.
    private func scalar(_ place: inout Int) throws(JSONFault) -> Unicode.Scalar {
        let high = try unit(&place)
        if let scalar = Unicode.Scalar(high) { return scalar }
        guard UTF16.isLeadSurrogate(high), place + 1 < bytes.count, bytes[place] == UInt8(ascii: "\\"),
            bytes[place + 1] == UInt8(ascii: "u")
        else { throw JSONFault(offset: offset + place) }
        place += 2
        let low = try unit(&place)
        guard UTF16.isTrailSurrogate(low),
            let scalar = Unicode.Scalar(0x1_0000 + UInt32(high & 0x3FF) << 10 + UInt32(low & 0x3FF))
        else { throw JSONFault(offset: offset + place) }
        return scalar
    }

    private func unit(_ place: inout Int) throws(JSONFault) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard place < bytes.count, let digit = Character(Unicode.Scalar(bytes[place])).hexDigitValue else {
                throw JSONFault(offset: offset + place)
            }
            unit = unit << 4 | UInt16(digit)
            place += 1
        }
        return unit
    }
}

extension UnsafeRawBufferPointer {
    func isEqual(to text: StaticString) -> Bool {
        count == text.utf8CodeUnitCount && text.withUTF8Buffer { elementsEqual($0) }
    }
}
