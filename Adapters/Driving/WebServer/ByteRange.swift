/// The one range that a `Range` field asks for (RFC 9110 §14.1).
enum ByteRange: Hashable {
    /// Both ends included; without the second, to the end.
    case from(Int, through: Int?)
    /// So many bytes at the end.
    case last(Int)

    /// `nil` for another unit, for several ranges, and for what cannot be understood. Numbers too large for `Int` are
    /// its largest.
    init?(_ field: String) {
        var field = field
        guard let range = field.withUTF8({ Self(bytes: $0) }) else { return nil }
        self = range
    }

    private init?(bytes: UnsafeBufferPointer<UInt8>) {
        guard let equals = bytes.firstIndex(of: UInt8(ascii: "=")),
            bytes[..<equals].withoutOuterWhitespace.equalsIgnoringCase("bytes".utf8)
        else { return nil }
        let ends = bytes[(equals + 1)...].withoutOuterWhitespace
        guard let dash = ends.firstIndex(of: UInt8(ascii: "-")) else { return nil }
        let (first, last) = (ends[..<dash], ends[(dash + 1)...])
        switch (Int(digits: first), Int(digits: last)) {
        case (let from?, let through?) where from <= through: self = .from(from, through: through)
        case (let from?, nil) where last.isEmpty: self = .from(from, through: nil)
        case (nil, let count?) where first.isEmpty: self = .last(count)
        default: return nil
        }
    }
}
