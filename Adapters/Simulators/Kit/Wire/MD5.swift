import Glibc

/// MD5 (RFC 1321), a simulator's own: what checks a client must not share its mistakes.
public enum MD5 {
    /// The 16 bytes of the digest.
    public static func digest(of message: some Collection<UInt8>) -> [UInt8] {
        let padded = PaddedMessage(message, littleEndian: true).bytes
        var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476]
        padded.withUnsafeBytes { bytes in
            for block in stride(from: 0, to: bytes.count, by: 64) {
                take(UnsafeRawBufferPointer(rebasing: bytes[block..<block + 64]), into: &state)
            }
        }
        return state.flatMap { word in [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: word >> $0) } }
    }

    private static func take(_ block: UnsafeRawBufferPointer, into state: inout [UInt32]) {
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        for step in 0..<64 {
            let round = step / 16
            let chosen: UInt32
            let place: Int
            switch round {
            case 0: (chosen, place) = (d ^ (b & (c ^ d)), step)
            case 1: (chosen, place) = (c ^ (d & (b ^ c)), 5 * step + 1)
            case 2: (chosen, place) = (b ^ c ^ d, 3 * step + 5)
            default: (chosen, place) = (c ^ (b | ~d), 7 * step)
            }
            let word = UInt32(littleEndian: block.loadUnaligned(fromByteOffset: place % 16 * 4, as: UInt32.self))
            let sum = a &+ chosen &+ constants[step] &+ word
            let turn = turns[round * 4 + step % 4]
            (a, b, c, d) = (d, b &+ (sum << turn | sum >> (32 - turn)), b, c)
        }
        state[0] &+= a
        state[1] &+= b
        state[2] &+= c
        state[3] &+= d
    }

    private static let turns: [UInt32] = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]
    private static let constants = (1...64).map { UInt32(abs(sin(Double($0))) * 4_294_967_296) }
}

/// A message with what both hashes put behind it: a one bit, zeros, and its length in bits.
struct PaddedMessage {
    private(set) var bytes: [UInt8]

    init(_ message: some Collection<UInt8>, littleEndian: Bool) {
        bytes = Array(message)
        let bits = UInt64(bytes.count) * 8
        bytes.append(0x80)
        while bytes.count % 64 != 56 { bytes.append(0) }
        let shifts = stride(from: UInt64(0), through: 56, by: 8)
        let length = shifts.map { UInt8(truncatingIfNeeded: bits >> $0) }
        bytes += littleEndian ? length : length.reversed()
    }
}

extension Sequence<UInt8> {
    /// In hexadecimal, in lower case.
    public var hexadecimal: String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }
}
