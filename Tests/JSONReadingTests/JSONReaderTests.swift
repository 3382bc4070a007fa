import Foundation
import JSONReading
import Testing

@Suite struct `Reading JSON` {
    private func read<Value>(_ json: String, _ read: (inout JSONReader) throws -> Value) throws -> Value {
        try Array(json.utf8).withUnsafeBytes { bytes in
            var reader = JSONReader(bytes)
            let value = try read(&reader)
            try reader.end()
            return value
        }
    }

    /// The grammar of RFC 8259.
    @Test(arguments: [
        "null", " true\n", "\tfalse\r", "0", "-0", "12", "-1.5", "1e3", "1E+3", "1.25e-2", "1234567890123456789012",
        #""""#, #""a\"b\\c\/d""#, #""\b\f\n\r\t\u0041""#, #""ё 🙂 \ud83d\ude42""#, "\"\u{7F}\"", "\"\u{2028}\"", "[]",
        "[ ]", "[1,[2],[[]]]", "{}", "{ }", #"{"a":{"b":[{"c":null}]},"a":1}"#, #"{"":0}"#, " [ 1 , 2 ] ",
    ])
    func `lets pass what is JSON`(_ json: String) throws {
        try read(json) { reader in try reader.skip() }
        _ = try read(json) { reader in try reader.string() }
        _ = try read(json) { reader in try reader.double() }
    }

    @Test(arguments: [
        "nul", "nulll", "True", "00", "01", "-", "-a", "+1", ".5", "1.", "1.e2", "1e", "1e+", "0x1", "NaN", #"""#,
        #""a"#, #""\"#, #""\x""#, #""\u12""#, #""\u12g4""#, #""\ud800""#, #""\ud800a""#, #""\ud800\u0041""#,
        #""\udc00""#, "\"a\nb\"", "\"\u{0}\"", "[", "]", "[1", "[1,", "[1,]", "[,1]", "[1 2]", "[1:2]", "{", "{]",
        #"{"a"}"#, #"{"a":}"#, #"{"a":1,}"#, #"{a:1}"#, #"{1:1}"#, #"{"a" 1}"#, #"{"a":1 "b":2}"#, "[1}", "'a'",
        "1 2", "[] []", "\u{FEFF}1", "/**/1",
    ])
    func `refuses what is none, wherever it stands`(_ json: String) {
        #expect(throws: JSONFault.self) { try read(json) { reader in try reader.string() } }
        #expect(throws: JSONFault.self) {
            try read("[\(json)]") { reader in
                try reader.elements { (reader) throws(JSONFault) in _ = try reader.string() }
            }
        }
    }

    @Test func `refuses bytes that are no text, and nothing at all`() {
        for bytes: [UInt8] in [
            [], [0x20], [0x22, 0xFF, 0x22], [0x22, 0xC3, 0x22], [0x22, 0x5C, 0x6E, 0xED, 0xA0, 0x80, 0x22],
        ] {
            bytes.withUnsafeBytes { bytes in
                var reader = JSONReader(bytes)
                #expect(throws: JSONFault.self) { try reader.string() }
            }
        }
    }

    @Test(arguments: [
        #""""#, #""a\"b\\c\/d""#, #""\b\f\n\r\t\u0041\u00e9\u20AC""#, #""ё 🙂 \ud83d\ude42 \uDBFF\uDFFF""#,
        #""e\u0301""#,
    ])
    func `undoes escapes as Foundation does`(_ json: String) throws {
        let expected = try JSONDecoder().decode(String.self, from: Data(json.utf8))
        #expect(try read(json) { reader in try reader.string() }.map { Array($0.utf8) } == Array(expected.utf8))
    }

    @Test(
        arguments: [
            ("0", 0), ("-0", 0), ("9223372036854775807", .max), ("-9223372036854775808", .min), ("1e3", 1_000),
            ("2.0", 2),
            ("9223372036854775808", nil), ("1.5", nil), ("1e400", nil), (#""1""#, nil), ("null", nil), ("[1]", nil),
        ] as [(String, Int?)])
    func `gives whole numbers that fit`(_ json: String, _ number: Int?) throws {
        #expect(try read(json) { reader in try reader.integer() } == number)
    }

    @Test(arguments: ["0", "-1.5", "1e3", "1700000000.123456", "0.1", "5e-324", "true"])
    func `gives numbers to the last digit`(_ json: String) throws {
        #expect(try read(json) { reader in try reader.double() } == Double(json))
    }

    @Test func `gives what is asked for, by its name, and passes over the rest`() throws {
        let json = #"{"x":[1,{"name":"no"}],"n\u0061me":"Lake","size":"7","size":7,"more":{},"last":[1,"b",null]}"#
        var (name, size, last) = (String?.none, Int?.none, [Int?]())
        _ = try read(json) { reader in
            try reader.members { (member, reader) throws(JSONFault) in
                switch member {
                case "name": name = try reader.string()
                case "size": size = try reader.integer()
                case "last": try reader.elements { (reader) throws(JSONFault) in last.append(try reader.integer()) }
                default: break
                }
            }
        }
        #expect(name == "Lake" && size == 7 && last == [1, nil, nil])
        #expect(try read("[1]") { reader in try reader.members { _, _ in } } == false)
        #expect(try read("{}") { reader in try reader.elements { _ in } } == false)
    }

    @Test func `goes only so deep`() throws {
        let deep = { (depth: Int) in String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }
        try read(deep(500)) { reader in try reader.skip() }
        #expect(throws: JSONFault.self) { try read(deep(100_000)) { reader in try reader.skip() } }
    }

    @Test func `says where it ceases to be JSON`() {
        let fault = #expect(throws: JSONFault.self) { try read("[1, x]") { reader in try reader.skip() } }
        #expect(fault?.offset == 4)
    }
}
