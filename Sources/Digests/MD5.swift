/// MD5 (RFC 1321), which the toolchain lacks: to compare with what a service reports of a file, and for nothing that
/// must withstand somebody who means ill.
public struct MD5: HashFunction {
    private var message = BlockMessage([0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476])

    public init() {}

    public mutating func update(_ bytes: some Sequence<UInt8>) {
        message.append(bytes, Self.take)
    }

    public var digest: Digest {
        Digest(message.ended(\.littleEndianBytes, Self.take).flatMap(\.littleEndianBytes))
    }

    /// §3.4. Written for pointers, which cost nothing in a debug build either.
    private static func take(_ blocks: UnsafeRawPointer, count: Int, into state: UnsafeMutablePointer<UInt32>) {
        sines.withUnsafeBufferPointer { sines in
            guard let sines = sines.baseAddress else { return }
            for number in 0..<count { mix(blocks + number &* 64, sines, into: state) }
        }
    }

    /// Four rounds of sixteen steps: they differ in how three words are mixed, in the order of the block's words, and in
    /// how far is rotated. Four steps at once, so that the words need not change places.
    private static func mix(
        _ block: UnsafeRawPointer, _ sines: UnsafePointer<UInt32>, into state: UnsafeMutablePointer<UInt32>
    ) {
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var index = 0
        while index < 16 {
            step(&a, b, (b & c) | (~b & d), block, index, sines[index], 7)
            step(&d, a, (a & b) | (~a & c), block, index &+ 1, sines[index &+ 1], 12)
            step(&c, d, (d & a) | (~d & b), block, index &+ 2, sines[index &+ 2], 17)
            step(&b, c, (c & d) | (~c & a), block, index &+ 3, sines[index &+ 3], 22)
            index &+= 4
        }
        while index < 32 {
            step(&a, b, (b & d) | (c & ~d), block, 5 &* index &+ 1, sines[index], 5)
            step(&d, a, (a & c) | (b & ~c), block, 5 &* index &+ 6, sines[index &+ 1], 9)
            step(&c, d, (d & b) | (a & ~b), block, 5 &* index &+ 11, sines[index &+ 2], 14)
            step(&b, c, (c & a) | (d & ~a), block, 5 &* index &+ 16, sines[index &+ 3], 20)
            index &+= 4
        }
        while index < 48 {
            step(&a, b, b ^ c ^ d, block, 3 &* index &+ 5, sines[index], 4)
            step(&d, a, a ^ b ^ c, block, 3 &* index &+ 8, sines[index &+ 1], 11)
            step(&c, d, d ^ a ^ b, block, 3 &* index &+ 11, sines[index &+ 2], 16)
            step(&b, c, c ^ d ^ a, block, 3 &* index &+ 14, sines[index &+ 3], 23)
            index &+= 4
        }
        while index < 64 {
            step(&a, b, c ^ (b | ~d), block, 7 &* index, sines[index], 6)
            step(&d, a, b ^ (a | ~c), block, 7 &* index &+ 7, sines[index &+ 1], 10)
            step(&c, d, a ^ (d | ~b), block, 7 &* index &+ 14, sines[index &+ 2], 15)
            step(&b, c, d ^ (c | ~a), block, 7 &* index &+ 21, sines[index &+ 3], 21)
            index &+= 4
        }
        state[0] &+= a
        state[1] &+= b
        state[2] &+= c
        state[3] &+= d
    }

    @inline(__always) private static func step(
        _ word: inout UInt32, _ next: UInt32, _ mixed: UInt32, _ block: UnsafeRawPointer, _ place: Int, _ sine: UInt32,
        _ count: UInt32
    ) {
        let part = UInt32(littleEndian: block.loadUnaligned(fromByteOffset: (place & 15) &* 4, as: UInt32.self))
        word = next &+ (word &+ part &+ sine &+ mixed).rotatedLeft(count)
    }

    /// §3.4: the integer parts of 4,294,967,296 times the absolute sines of 1, 2, … 64.
    private static let sines: [UInt32] = [
        0xd76a_a478, 0xe8c7_b756, 0x2420_70db, 0xc1bd_ceee, 0xf57c_0faf, 0x4787_c62a, 0xa830_4613, 0xfd46_9501,
        0x6980_98d8, 0x8b44_f7af, 0xffff_5bb1, 0x895c_d7be, 0x6b90_1122, 0xfd98_7193, 0xa679_438e, 0x49b4_0821,
        0xf61e_2562, 0xc040_b340, 0x265e_5a51, 0xe9b6_c7aa, 0xd62f_105d, 0x0244_1453, 0xd8a1_e681, 0xe7d3_fbc8,
        0x21e1_cde6, 0xc337_07d6, 0xf4d5_0d87, 0x455a_14ed, 0xa9e3_e905, 0xfcef_a3f8, 0x676f_02d9, 0x8d2a_4c8a,
        0xfffa_3942, 0x8771_f681, 0x6d9d_6122, 0xfde5_380c, 0xa4be_ea44, 0x4bde_cfa9, 0xf6bb_4b60, 0xbebf_bc70,
        0x289b_7ec6, 0xeaa1_27fa, 0xd4ef_3085, 0x0488_1d05, 0xd9d4_d039, 0xe6db_99e5, 0x1fa2_7cf8, 0xc4ac_5665,
        0xf429_2244, 0x432a_ff97, 0xab94_23a7, 0xfc93_a039, 0x655b_59c3, 0x8f0c_cc92, 0xffef_f47d, 0x8584_5dd1,
        0x6fa8_7e4f, 0xfe2c_e6e0, 0xa301_4314, 0x4e08_11a1, 0xf753_7e82, 0xbd3a_f235, 0x2ad7_d2bb, 0xeb86_d391,
    ]
}
