/// A message cut into blocks of 64 bytes, as SHA-256 and MD5 take it in.
struct BlockMessage: Sendable {
    private var pending: [UInt8] = []
    private var lengthInBytes: UInt64 = 0

    /// Gives every block that is complete to `take`.
    mutating func append(_ bytes: some Sequence<UInt8>, _ take: (UnsafeRawBufferPointer) -> Void) {
        let isTaken: Void? = bytes.withContiguousStorageIfAvailable { append(UnsafeRawBufferPointer($0), take) }
        if isTaken == nil { Array(bytes).withUnsafeBytes { append($0, take) } }
    }

    private mutating func append(_ bytes: UnsafeRawBufferPointer, _ take: (UnsafeRawBufferPointer) -> Void) {
        lengthInBytes &+= UInt64(bytes.count)
        var start = 0
        if !pending.isEmpty {
            start = min(64 - pending.count, bytes.count)
            pending.append(contentsOf: bytes[..<start])
            guard pending.count == 64 else { return }
            pending.withUnsafeBytes(take)
            pending.removeAll(keepingCapacity: true)
        }
        while bytes.count - start >= 64 {
            take(UnsafeRawBufferPointer(rebasing: bytes[start..<start + 64]))
            start += 64
        }
        pending.append(contentsOf: bytes[start...])
    }

    /// What is left, a one bit, zeros, and the length in bits: one block or two.
    ///
    /// - Parameter length: the bytes of the length, in the hash's own order.
    func end(_ length: (UInt64) -> [UInt8], _ take: (UnsafeRawBufferPointer) -> Void) {
        var rest = pending + [0x80]
        rest += [UInt8](repeating: 0, count: (120 - rest.count) % 64) + length(lengthInBytes &* 8)
        rest.withUnsafeBytes { bytes in
            for start in stride(from: 0, to: bytes.count, by: 64) {
                take(UnsafeRawBufferPointer(rebasing: bytes[start..<start + 64]))
            }
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
