#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A line of a collection's file, as far as it can be told without decoding its record.
enum ScannedLine {
    /// `{"at":65536,"id":"abc","put":{…}}`. Whether the record is JSON nobody knows yet.
    case put(key: String, position: Int, record: Range<Int>)
    /// `{"remove":"abc"}`.
    case remove(key: String)
    /// `{"group":3}`: that many lines follow, which are there together or not at all.
    case group(Int)
    /// Of another form, damaged or not.
    case other
}

/// Reads whole lines, one after the other: tens of thousands in the time in which a JSON decoder reads hundreds.
struct LineScanner {
    static let at = Array(#"{"at":"#.utf8)
    static let id = Array(#","id":"#.utf8)
    static let put = Array(#","put":"#.utf8)
    static let remove = Array(#"{"remove":"#.utf8)
    static let group = Array(#"{"group":"#.utf8)

    /// Outlives the scanner.
    private let bytes: UnsafeRawBufferPointer
    /// Where the next line begins. What stands after the last newline is no line.
    private(set) var offset: Int
    /// Where the line stands that came last, without its newline.
    private(set) var line = 0..<0

    init(_ bytes: UnsafeRawBufferPointer, from offset: Int) {
        self.bytes = bytes
        self.offset = offset
    }

    /// `nil` where no whole line is left.
    mutating func next() -> ScannedLine? {
        guard offset < bytes.count, let start = bytes.baseAddress,
            let newline = memchr(start + offset, 10, bytes.count - offset)
        else { return nil }
        line = offset..<(UnsafeRawPointer(newline) - start)
        offset = line.upperBound + 1
        return scanned
    }

    private var scanned: ScannedLine {
        let close = line.upperBound - 1
        guard close > line.lowerBound, bytes[close] == UInt8(ascii: "}") else { return .other }
        var place = line.lowerBound
        if skip(Self.at, &place, close) {
            guard let position = number(&place, close), skip(Self.id, &place, close),
                let key = key(&place, close), skip(Self.put, &place, close)
            else { return .other }
            return .put(key: key, position: position, record: place..<close)
        }
        if skip(Self.remove, &place, close) {
            guard let key = key(&place, close), place == close else { return .other }
            return .remove(key: key)
        }
        if skip(Self.group, &place, close), let count = number(&place, close), place == close, count > 0 {
            return .group(count)
        }
        return .other
    }

    private func skip(_ text: [UInt8], _ place: inout Int, _ end: Int) -> Bool {
        guard end - place >= text.count, let start = bytes.baseAddress, memcmp(start + place, text, text.count) == 0
        else { return false }
        place += text.count
        return true
    }

    /// A zero before other digits is not JSON; what might not fit in a number is left to the decoder.
    private func number(_ place: inout Int, _ end: Int) -> Int? {
        let isNegative = place < end && bytes[place] == UInt8(ascii: "-")
        if isNegative { place += 1 }
        let first = place
        var number = 0
        while place < end, place - first < 19, case let digit = bytes[place] &- UInt8(ascii: "0"), digit < 10 {
            number = number &* 10 &+ Int(digit)
            place += 1
        }
        let count = place - first
        guard (1...18).contains(count), count == 1 || bytes[first] != UInt8(ascii: "0") else { return nil }
        return isNegative ? -number : number
    }

    /// An id as it stands there: a text without escapes, or a number.
    private func key(_ place: inout Int, _ end: Int) -> String? {
        let start = place
        guard start < end else { return nil }
        var isASCII = true
        if bytes[start] == UInt8(ascii: "\"") {
            place += 1
            while place < end, case let byte = bytes[place], byte != UInt8(ascii: "\"") {
                // An escape: the same text may be written in many ways.
                if byte == UInt8(ascii: "\\") { return nil }
                if byte > 127 { isASCII = false }
                place += 1
            }
            place += 1
            guard place <= end else { return nil }
        } else {
            guard number(&place, end) != nil else { return nil }
        }
        let key = UnsafeRawBufferPointer(rebasing: bytes[start..<place])
        return isASCII ? String(decoding: key, as: UTF8.self) : String(validating: key, as: UTF8.self)
    }
}
