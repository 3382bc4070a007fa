/// SHA-256 (FIPS 180-4), which the toolchain lacks.
public struct SHA256: HashFunction {
    private var message = BlockMessage([
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ])

    public init() {}

    public mutating func update(_ bytes: some Sequence<UInt8>) {
        message.append(bytes, Self.take)
    }

    public var digest: Digest {
        Digest(message.ended(\.bigEndianBytes, Self.take).flatMap(\.bigEndianBytes))
    }

    /// §6.2.2. Written for pointers, which cost nothing in a debug build either.
    private static func take(_ blocks: UnsafeRawPointer, count: Int, into state: UnsafeMutablePointer<UInt32>) {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { buffer in
            rounds.withUnsafeBufferPointer { rounds in
                guard let words = buffer.baseAddress, let rounds = rounds.baseAddress else { return }
                for number in 0..<count {
                    schedule(blocks + number &* 64, into: words)
                    mix(words, rounds, into: state)
                }
            }
        }
    }

    private static func schedule(_ block: UnsafeRawPointer, into words: UnsafeMutablePointer<UInt32>) {
        var index = 0
        while index < 16 {
            words[index] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: index &* 4, as: UInt32.self))
            index &+= 1
        }
        while index < 64 {
            let (early, late) = (words[index &- 15], words[index &- 2])
            let mixedEarly = early.rotatedRight(7) ^ early.rotatedRight(18) ^ early &>> 3
            let mixedLate = late.rotatedRight(17) ^ late.rotatedRight(19) ^ late &>> 10
            words[index] = words[index &- 16] &+ mixedEarly &+ words[index &- 7] &+ mixedLate
            index &+= 1
        }
    }

    private static func mix(
        _ words: UnsafeMutablePointer<UInt32>, _ rounds: UnsafePointer<UInt32>,
        into state: UnsafeMutablePointer<UInt32>
    ) {
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        var index = 0
        while index < 64 {
            let mixedE = e.rotatedRight(6) ^ e.rotatedRight(11) ^ e.rotatedRight(25)
            let first = h &+ mixedE &+ ((e & f) ^ (~e & g)) &+ rounds[index] &+ words[index]
            let mixedA = a.rotatedRight(2) ^ a.rotatedRight(13) ^ a.rotatedRight(22)
            let second = mixedA &+ ((a & b) ^ (a & c) ^ (b & c))
            (h, g, f, e) = (g, f, e, d &+ first)
            (d, c, b, a) = (c, b, a, first &+ second)
            index &+= 1
        }
        state[0] &+= a
        state[1] &+= b
        state[2] &+= c
        state[3] &+= d
        state[4] &+= e
        state[5] &+= f
        state[6] &+= g
        state[7] &+= h
    }

    /// §4.2.2: the fractional parts of the cube roots of the first 64 primes.
    private static let rounds: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
        0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
        0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
        0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
        0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
    ]
}
