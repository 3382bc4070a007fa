/// Repeatable chance (SplitMix64), and what it does to bytes.
struct Chance: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func below(_ bound: Int) -> Int {
        Int.random(in: 0..<bound, using: &self)
    }

    /// One to four changes of the kinds that confuse parsers.
    mutating func damage(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for _ in 0...below(4) {
            let place = below(bytes.count + 1)
            switch below(6) {
            case 0: bytes.insert(Self.trouble[below(Self.trouble.count)], at: place)
            case 1: bytes.insert(contentsOf: Self.lines[below(Self.lines.count)].utf8, at: place)
            case 2: if place < bytes.count { bytes.remove(at: place) }
            case 3: if place < bytes.count { bytes[place] = UInt8.random(in: .min ... .max, using: &self) }
            case 4: if place < bytes.count { bytes[place] = Self.trouble[below(Self.trouble.count)] }
            default: bytes.insert(contentsOf: bytes[place...].prefix(below(40)), at: place)
            }
        }
        return bytes
    }

    mutating func pieces(of bytes: [UInt8]) -> [[UInt8]] {
        var pieces: [[UInt8]] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            pieces.append(Array(rest.prefix(1 + below(9))))
            rest = rest.dropFirst(pieces.last?.count ?? 0)
        }
        return pieces
    }

    private static let trouble: [UInt8] = Array("\r\n\t :;,=0159afAF-+*/?#%\0\u{B}\u{7F}".utf8) + [0x80, 0xFF]
    private static let lines = [
        "\r\n", "\n", "Content-Length: 3\r\n", "Transfer-Encoding: chunked\r\n", "Content-Length: 3, 3\r\n",
        "Transfer-Encoding : chunked\r\n", " folded\r\n", "Host: b\r\n", "0\r\n\r\n", "5;a=b\r\n", "HTTP/1.1",
    ]
}
