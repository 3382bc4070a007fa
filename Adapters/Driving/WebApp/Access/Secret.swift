import SharedKernel

/// Something that only the person's own browser may know.
struct Secret: Sendable {
    /// In hexadecimal, as it stands in a cookie, a form or the launch address.
    let text: String

    /// 256 bits of chance.
    init(from random: some RandomSource) {
        let digits = Array("0123456789abcdef")
        text = String(random.bytes(32).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
    }

    /// Compares in a time that does not tell how much of `other` was right.
    func equals(_ other: String) -> Bool {
        let (own, other) = (Array(text.utf8), Array(other.utf8))
        guard own.count == other.count else { return false }
        return zip(own, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
