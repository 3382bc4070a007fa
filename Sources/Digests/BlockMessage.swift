/// A message cut into blocks of 64 bytes, and what they have made of a hash's words, as in SHA-256 and MD5.
struct BlockMessage: Sendable {
    /// Changes the words by one block.
    typealias Mixing = (UnsafeRawBufferPointer, inout [UInt32]) -> Void

    private var words: [UInt32]
    private var pending: [UInt8] = []
    private var lengthInBytes: UInt64 = 0

    /// - Parameter words: what the hash begins with.
    init(_ words: [UInt32]) {
        self.words = words
    }

    /// Mixes in every block that is complete.
    mutating func append(_ bytes: some Sequence<UInt8>, _ mix: Mixing) {
        let isMixedIn: Void? = bytes.withContiguousStorageIfAvailable { append(UnsafeRawBufferPointer($0), mix) }
        if isMixedIn == nil { Array(bytes).withUnsafeBytes { append($0, mix) } }
    }

    private mutating func append(_ bytes: UnsafeRawBufferPointer, _ mix: Mixing) {
        lengthInBytes &+= UInt64(bytes.count)
        var words = words
        var start = 0
        if !pending.isEmpty {
            start = min(64 - pending.count, bytes.count)
            pending.append(contentsOf: bytes[..<start])
            guard pending.count == 64 else { return }
            pending.withUnsafeBytes { mix($0, &words) }
            pending.removeAll(keepingCapacity: true)
        }
        while bytes.count - start >= 64 {
            mix(UnsafeRawBufferPointer(rebasing: bytes[start..<start + 64]), &words)
            start += 64
        }
        pending.append(contentsOf: bytes[start...])
        self.words = words
    }

    /// The words, once what is left, a one bit, zeros, and the length in bits are mixed in: one block or two.
    ///
    /// - Parameter length: the bytes of the length, in the hash's own order.
    func ended(_ length: (UInt64) -> [UInt8], _ mix: Mixing) -> [UInt32] {
        var words = words
        var rest = pending + [0x80]
        rest += [UInt8](repeating: 0, count: (120 - rest.count) % 64) + length(lengthInBytes &* 8)
        rest.withUnsafeBytes { bytes in
            for start in stride(from: 0, to: bytes.count, by: 64) {
                mix(UnsafeRawBufferPointer(rebasing: bytes[start..<start + 64]), &words)
            }
        }
        return words
    }
}

// Masking shifts of one type: a hash of a whole film must not take minutes in a debug build either.
extension UInt32 {
    /// - Parameter count: 1 to 31 bits.
    @inline(__always) func rotatedLeft(_ count: UInt32) -> UInt32 { self &<< count | self &>> (32 &- count) }
    @inline(__always) func rotatedRight(_ count: UInt32) -> UInt32 { self &>> count | self &<< (32 &- count) }
}

extension FixedWidthInteger {
    /// The most significant byte first.
    var bigEndianBytes: [UInt8] { withUnsafeBytes(of: bigEndian) { [UInt8]($0) } }
    /// The least significant byte first.
    var littleEndianBytes: [UInt8] { withUnsafeBytes(of: littleEndian) { [UInt8]($0) } }
}
