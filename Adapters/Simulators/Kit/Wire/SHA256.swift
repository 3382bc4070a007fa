/// SHA-256 (FIPS 180-4), a simulator's own: what checks a client must not share its mistakes.
public enum SHA256 {
    /// The 32 bytes of the digest.
    public static func digest(of message: some Collection<UInt8>) -> [UInt8] {
        let padded = PaddedMessage(message, littleEndian: false).bytes
        var state = start
        padded.withUnsafeBytes { bytes in
            withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
                for block in stride(from: 0, to: bytes.count, by: 64) {
                    take(UnsafeRawBufferPointer(rebasing: bytes[block..<block + 64]), into: &state, with: schedule)
                }
            }
        }
        return state.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) } }
    }

    private static func take(
        _ block: UnsafeRawBufferPointer, into state: inout [UInt32], with schedule: UnsafeMutableBufferPointer<UInt32>
    ) {
        for place in 0..<16 {
            schedule[place] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: place * 4, as: UInt32.self))
        }
        for place in 16..<64 {
            let (early, late) = (schedule[place - 15], schedule[place - 2])
            let small0 = early.turned(7) ^ early.turned(18) ^ early >> 3
            let small1 = late.turned(17) ^ late.turned(19) ^ late >> 10
            schedule[place] = schedule[place - 16] &+ small0 &+ schedule[place - 7] &+ small1
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for round in 0..<64 {
            let big1 = e.turned(6) ^ e.turned(11) ^ e.turned(25)
            let choice = (e & f) ^ (~e & g)
            let first = h &+ big1 &+ choice &+ constants[round] &+ schedule[round]
            let big0 = a.turned(2) ^ a.turned(13) ^ a.turned(22)
            let majority = (a & b) ^ (a & c) ^ (b & c)
            (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ big0 &+ majority)
        }
        for (place, word) in [a, b, c, d, e, f, g, h].enumerated() { state[place] &+= word }
    }

    /// The first 32 bits of the fractional parts of the square roots of the first eight primes.
    private static let start = primes.prefix(8).map { fraction(Double($0).squareRoot()) }
    /// The same of the cube roots of the first sixty-four.
    private static let constants = primes.map { prime in
        // Newton's step from a near guess: a Double holds the 35 bits that are wanted.
        var root = Double(prime).squareRoot()
        for _ in 0..<60 { root -= (root * root * root - Double(prime)) / (3 * root * root) }
        return fraction(root)
    }

    private static let primes = (2...311).filter { number in
        !(2..<number).contains { number.isMultiple(of: $0) }
    }

    private static func fraction(_ number: Double) -> UInt32 {
        UInt32((number - number.rounded(.down)) * 4_294_967_296)
    }
}

extension UInt32 {
    fileprivate func turned(_ bits: UInt32) -> UInt32 { self >> bits | self << (32 - bits) }
}
