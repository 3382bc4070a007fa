import Testing

@testable import WebServer

@Suite struct `A range of bytes that is asked for` {
    @Test(arguments: [
        ("bytes=0-9", ByteRange.from(0, through: 9)), ("bytes=7-7", .from(7, through: 7)),
        ("bytes=90-", .from(90, through: nil)), ("bytes=-10", .last(10)), ("bytes=-0", .last(0)),
        ("BYTES=0-0", .from(0, through: 0)), (" bytes\t= \t0-0 ", .from(0, through: 0)),
        ("bytes=007-0010", .from(7, through: 10)),
        ("bytes=0-9223372036854775807", .from(0, through: .max)),
        ("bytes=0-9223372036854775808", .from(0, through: .max)),
        ("bytes=99999999999999999999999-", .from(.max, through: nil)),
        ("bytes=-18446744073709551617", .last(.max)),
        ("bytes=18446744073709551616-18446744073709551615", .from(.max, through: .max)),
        ("bytes=-" + String(repeating: "9", count: 10_000), .last(.max)),
        ("bytes=-" + String(repeating: "0", count: 10_000) + "5", .last(5)),
    ])
    func `is read, and its numbers never overflow`(_ field: String, _ expected: ByteRange) {
        #expect(ByteRange(field) == expected)
    }

    @Test(arguments: [
        "", "=", "-", "bytes", "bytes=", "bytes=-", "bytes=--5", "bytes=5--", "bytes=0-9-", "bytes==0-9", "=0-9",
        "bytes=9-0", "bytes=+1-2", "bytes=-+2", "bytes=0x0-9", "bytes=1_0-20", "bytes=0 -9", "bytes=0- 9", "bytes=a-b",
        "bytes=0-9,20-29", "bytes=0-9,", ",bytes=0-9", "lines=0-9", "byte=0-9", "bytess=0-9", "by tes=0-9",
        "bytes=٠-٩", "bytes=0-9\0", "bytes 0-9", "bytes=0–9",
    ])
    func `is none where it cannot be told`(_ field: String) {
        #expect(ByteRange(field) == nil)
    }
}
