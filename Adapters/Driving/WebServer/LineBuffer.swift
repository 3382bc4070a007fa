import Glibc

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Bytes that came and are not read yet, taken line by line or in pieces. No byte is looked at twice for a line's end.
struct LineBuffer {
    private var bytes: [UInt8] = []
    private var start = 0
    private var searched = 0

    var isEmpty: Bool { start == bytes.count }
    var count: Int { bytes.count - start }
    var first: UInt8? { isEmpty ? nil : bytes[start] }

    mutating func append(_ more: some Collection<UInt8>) {
        if start == bytes.count {
            bytes.removeAll(keepingCapacity: bytes.capacity <= 4096)
            (start, searched) = (0, 0)
        } else if start > 0 {
            bytes.removeFirst(start)
            searched -= start
            start = 0
        }
        bytes.append(contentsOf: more)
    }

    /// The next line without its CR LF, or `nil` while its end has not come, or not within `limit` bytes.
    ///
    /// - Throws: for a line feed without its carriage return.
    mutating func line(atMost limit: Int) throws(RequestRefusal) -> ArraySlice<UInt8>? {
        guard let end = indexOfLineFeed(before: min(bytes.count, start + limit)) else { return nil }
        guard end > start, bytes[end - 1] == .carriageReturn else {
            throw RequestRefusal(.badRequest, "a line that does not end in CR LF")
        }
        defer { (start, searched) = (end + 1, end + 1) }
        return bytes[start..<(end - 1)]
    }

    /// What is here, up to `limit` bytes; `nil` when nothing is.
    mutating func take(atMost limit: Int) -> Data? {
        guard !isEmpty else { return nil }
        let end = min(bytes.count, start + limit)
        defer { (start, searched) = (end, end) }
        return Data(bytes[start..<end])
    }

    private mutating func indexOfLineFeed(before end: Int) -> Int? {
        guard searched < end else { return nil }
        let from = searched
        let found = bytes.withUnsafeBytes { bytes -> Int? in
            guard let base = bytes.baseAddress,
                let hit = memchr(base + from, Int32(UInt8.lineFeed), end - from)
            else { return nil }
            return UnsafeRawPointer(hit) - base
        }
        if found == nil { searched = end }
        return found
    }
}
