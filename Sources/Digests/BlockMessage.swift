/// A message cut into blocks of 64 bytes, and what they have made of a hash's words, as in SHA-256 and MD5.
struct BlockMessage: Sendable {
    /// Changes the words by each of so many blocks, which lie one behind the other.
    typealias Mixing = (_ blocks: UnsafeRawPointer, _ count: Int, _ words: UnsafeMutablePointer<UInt32>) -> Void

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
        var start = 0
        if !pending.isEmpty {
            start = min(64 - pending.count, bytes.count)
            pending.append(contentsOf: bytes[..<start])
            guard pending.count == 64 else { return }
            pending.withUnsafeBytes { Self.mix($0, into: &words, mix) }
            pending.removeAll(keepingCapacity: true)
        }
        let end = bytes.count - (bytes.count - start) % 64
        Self.mix(UnsafeRawBufferPointer(rebasing: bytes[start..<end]), into: &words, mix)
        pending.append(contentsOf: bytes[end...])
    }

    /// The words, once what is left, a one bit, zeros, and the length in bits are mixed in: one block or two.
    ///
    /// - Parameter length: the bytes of the length, in the hash's own order.
    func ended(_ length: (UInt64) -> [UInt8], _ mix: Mixing) -> [UInt32] {
        var words = words
        var rest = pending + [0x80]
        rest += [UInt8](repeating: 0, count: (120 - rest.count) % 64) + length(lengthInBytes &* 8)
        rest.withUnsafeBytes { Self.mix($0, into: &words, mix) }
        return words
    }

    private static func mix(_ blocks: UnsafeRawBufferPointer, into words: inout [UInt32], _ mix: Mixing) {
        words.withUnsafeMutableBufferPointer { words in
            guard let start = blocks.baseAddress, let words = words.baseAddress else { return }
            mix(start, blocks.count / 64, words)
        }
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
