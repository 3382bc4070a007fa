import Testing

@testable import WebServer

@Suite struct `A number in a head` {
    @Test(arguments: [
        ("0", 0), ("7", 7), ("0042", 42), ("9223372036854775807", Int.max), ("9223372036854775808", .max),
        ("9223372036854775816", .max), ("92233720368547758070", .max), (String(repeating: "9", count: 5000), .max),
        (String(repeating: "0", count: 5000) + "1", 1),
    ])
    func `of digits is read, as the largest where it is too large`(_ text: String, _ expected: Int) {
        #expect(Int(digits: text.utf8) == expected)
    }

    @Test(arguments: ["", " ", "-1", "+1", " 1", "1 ", "1_0", "0x1", "1e3", "1.0", "٥", "1\0", "99999999999999999999x"])
    func `of anything else is none`(_ text: String) {
        #expect(Int(digits: text.utf8) == nil)
    }

    @Test(
        arguments: [
            (0, 10, 1, "0"), (9, 10, 1, "9"), (10, 10, 1, "10"), (UInt.max, 10, 1, "18446744073709551615"),
            (7, 10, 2, "07"), (123, 10, 2, "123"), (5, 10, 4, "0005"), (0, 10, 3, "000"), (35, 36, 1, "z"),
            (36, 36, 1, "10"), (UInt.max, 36, 1, "3w5e11264sgsf"),
        ] as [(UInt, UInt, Int, String)])
    func `is written in digits, with zeros before them`(_ number: UInt, _ radix: UInt, _ width: Int, _ text: String) {
        var bytes: [UInt8] = []
        bytes.append(number: number, radix: radix, width: width)
        #expect(String(decoding: bytes, as: UTF8.self) == text)
    }
}
