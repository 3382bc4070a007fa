/// SHA-256 (FIPS 180-4), a simulator's own: what checks a client must not share its mistakes.
public enum SHA256 {
    /// The 32 bytes of the digest.
    public static func digest(of message: some Collection<UInt8>) -> [UInt8] {
        var padded = Array(message)
        let bits = UInt64(padded.count) * 8
        padded.append(0x80)
        while padded.count % 64 != 56 { padded.append(0) }
        for shift in stride(from: 56, through: 0, by: -8) { padded.append(UInt8(truncatingIfNeeded: bits >> shift)) }

        var state = start
        for block in stride(from: 0, to: padded.count, by: 64) {
            state = zip(state, mixed(state, with: padded[block..<block + 64])).map { $0 &+ $1 }
        }
        return state.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) } }
    }

    private static func mixed(_ state: [UInt32], with block: ArraySlice<UInt8>) -> [UInt32] {
        var schedule = stride(from: block.startIndex, to: block.endIndex, by: 4).map { place in
            block[place..<place + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        }
        for place in 16..<64 {
            let (early, late) = (schedule[place - 15], schedule[place - 2])
            let small0 = early.turned(7) ^ early.turned(18) ^ early >> 3
            let small1 = late.turned(17) ^ late.turned(19) ^ late >> 10
            schedule.append(schedule[place - 16] &+ small0 &+ schedule[place - 7] &+ small1)
        }
        var s = state
        for round in 0..<64 {
            let big1 = s[4].turned(6) ^ s[4].turned(11) ^ s[4].turned(25)
            let choice = (s[4] & s[5]) ^ (~s[4] & s[6])
            let first = s[7] &+ big1 &+ choice &+ constants[round] &+ schedule[round]
            let big0 = s[0].turned(2) ^ s[0].turned(13) ^ s[0].turned(22)
            let majority = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2])
            s = [first &+ big0 &+ majority, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
        }
        return s
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
