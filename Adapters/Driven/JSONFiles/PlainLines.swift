#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Lines that all are `{"at":65536,"put":{…}}`, as a snapshot's are: the places read, the records still JSON.
///
/// A JSON decoder is far slower at a thousand envelopes than at one array of what is in them.
struct PlainLines {
    let positions: [Int]
    /// One array of the records, in the same order. Whether it is JSON nobody knows yet.
    let records: Data

    static let beforePosition = Array(#"{"at":"#.utf8)
    static let beforeRecord = Array(#","put":"#.utf8)

    /// - Parameter lines: each ended by a newline.
    /// - Returns: `nil` where a line is of another form, damaged or not.
    init?(_ lines: Data) {
        var positions: [Int] = []
        var records = Data(capacity: lines.count + 2)
        records.append(UInt8(ascii: "["))
        let isPlain = lines.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                guard let line = Self.cutLine(&rest), let (position, record) = Self.parts(of: line) else {
                    return false
                }
                if !positions.isEmpty { records.append(UInt8(ascii: ",")) }
                positions.append(position)
                records.append(contentsOf: UnsafeRawBufferPointer(rebasing: record))
            }
            return true
        }
        guard isPlain else { return nil }
        records.append(UInt8(ascii: "]"))
        self.positions = positions
        self.records = records
    }

    /// Takes the first line, without its newline, off the bytes.
    private static func cutLine(_ rest: inout Slice<UnsafeRawBufferPointer>) -> Slice<UnsafeRawBufferPointer>? {
        let whole = UnsafeRawBufferPointer(rebasing: rest)
        guard let start = whole.baseAddress, let newline = memchr(start, 10, whole.count) else { return nil }
        let length = UnsafeRawPointer(newline) - start
        defer { rest = rest.dropFirst(length + 1) }
        return rest.prefix(length)
    }

    private static func parts(
        of line: Slice<UnsafeRawBufferPointer>
    ) -> (position: Int, record: Slice<UnsafeRawBufferPointer>)? {
        guard line.last == UInt8(ascii: "}"), line.starts(with: beforePosition) else { return nil }
        var rest = line.dropFirst(beforePosition.count).dropLast()
        let isNegative = rest.first == UInt8(ascii: "-")
        if isNegative { rest = rest.dropFirst() }
        let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        // A zero before other digits is not JSON; what might not fit in a number is left to the decoder.
        guard (1...18).contains(digits.count), digits.count == 1 || digits.first != UInt8(ascii: "0") else {
            return nil
        }
        rest = rest.dropFirst(digits.count)
        guard rest.starts(with: beforeRecord) else { return nil }
        let number = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
        return (isNegative ? -number : number, rest.dropFirst(beforeRecord.count))
    }
}
