extension String {
    /// Hexadecimal digits that this text always has, for keys and signatures in addresses: FNV-1a of 64 bits, continued
    /// as often as is wanted.
    public func fingerprint(digits count: Int) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        var digits = ""
        while digits.utf8.count < count {
            for byte in utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
            let sixteen = String(hash, radix: 16)
            digits += String(repeating: "0", count: 16 - sixteen.utf8.count) + sixteen
        }
        return String(digits.prefix(count))
    }
}
