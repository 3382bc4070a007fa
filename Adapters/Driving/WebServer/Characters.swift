/// The character classes of RFC 9110 §5.5 and §5.6.2.
extension UInt8 {
    static let carriageReturn = UInt8(ascii: "\r")
    static let lineFeed = UInt8(ascii: "\n")
    static let space = UInt8(ascii: " ")
    static let tab = UInt8(ascii: "\t")

    var isTokenCharacter: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x30...0x39: true
        case 0x21, 0x23...0x27, 0x2A, 0x2B, 0x2D, 0x2E, 0x5E...0x60, 0x7C, 0x7E: true
        default: false
        }
    }

    /// Visible characters, spaces, tabs and bytes past ASCII.
    var isFieldCharacter: Bool {
        self >= 0x20 && self != 0x7F || self == .tab
    }

    var isVisible: Bool {
        self > 0x20 && self < 0x7F
    }

    var isDigit: Bool {
        self >= 0x30 && self <= 0x39
    }

    var isWhitespace: Bool {
        self == .space || self == .tab
    }

    /// The value of a hexadecimal digit.
    var hexDigit: UInt8? {
        switch self {
        case 0x30...0x39: self - 0x30
        case 0x41...0x46: self - 0x41 + 10
        case 0x61...0x66: self - 0x61 + 10
        default: nil
        }
    }

    fileprivate var lowercased: UInt8 {
        self >= 0x41 && self <= 0x5A ? self | 0x20 : self
    }
}

extension Collection<UInt8> {
    /// Whether the two are equal but for the case of ASCII letters.
    func equalsIgnoringCase(_ other: some Collection<UInt8>) -> Bool {
        count == other.count && elementsEqual(other) { $0.lowercased == $1.lowercased }
    }
}

extension StringProtocol {
    /// Whether the two are equal but for the case of ASCII letters.
    func equalsIgnoringCase(_ other: some StringProtocol) -> Bool {
        utf8.equalsIgnoringCase(other.utf8)
    }
}

extension BidirectionalCollection<UInt8> {
    /// What is left without the spaces and tabs around it.
    var withoutOuterWhitespace: SubSequence {
        var rest = self[...]
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return rest
    }
}

extension Int {
    /// A number of decimal digits only: no sign, no space. One too large for `Int` is `Int.max`.
    init?(digits: some Collection<UInt8>) {
        guard !digits.isEmpty else { return nil }
        self = 0
        for digit in digits {
            guard digit.isDigit else { return nil }
            let (tens, isTooLarge) = multipliedReportingOverflow(by: 10)
            let (sum, isStillTooLarge) = tens.addingReportingOverflow(Int(digit - 0x30))
            // The largest number overflows again with the next digit: it stays what it is.
            self = isTooLarge || isStillTooLarge ? .max : sum
        }
    }
}
