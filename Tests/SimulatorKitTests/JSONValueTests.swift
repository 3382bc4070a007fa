import SimulatorKit
import Testing

@Suite struct `JSON as PHP writes it` {
    @Test(arguments: [
        ("https://m.example/a.mp4", #""https:\/\/m.example\/a.mp4""#),
        ("What’s the secret…", #""What\u2019s the secret\u2026""#),
        ("🌃", #""\ud83c\udf03""#), ("é", #""\u00e9""#), (#"a "b" \c"#, #""a \"b\" \\c""#),
        ("1\n2\r3\t4\u{8}\u{C}", #""1\n2\r3\t4\b\f""#),
        ("\u{1}\u{1F}\u{7F}", "\"\\u0001\\u001f\u{7F}\""), ("<a href='x'>&</a>", #""<a href='x'>&<\/a>""#),
        ("", #""""#),
    ])
    func `escapes slashes, and everything beyond ASCII in UTF-16`(text: String, json: String) {
        #expect(JSONValue.text(text).encoded(escaping: .php) == json)
    }

    @Test func `keeps the order of fields and writes no white space`() {
        let value = JSONValue.record([
            "b": .number(-7), "a": .list([.null, .bool(true), .list([]), .record([])]), "b/c": .text("x"),
        ])
        #expect(value.encoded(escaping: .php) == #"{"b":-7,"a":[null,true,[],{}],"b\/c":"x"}"#)
    }
}

@Suite struct `JSON in a service's own hand` {
    private let value: JSONValue = ["a/b": "é", "n": 1, "d": .decimal("180.000000"), "t": true, "l": [1, .null]]

    @Test(arguments: [
        (JSONValue.Escaping([]), #"{"a/b":"é","n":1,"d":180.000000,"t":true,"l":[1,null]}"#),
        (.slashes, #"{"a\/b":"é","n":1,"d":180.000000,"t":true,"l":[1,null]}"#),
        (.php, #"{"a\/b":"\u00e9","n":1,"d":180.000000,"t":true,"l":[1,null]}"#),
    ])
    func `escapes what it is told to`(escaping: JSONValue.Escaping, json: String) {
        #expect(value.encoded(escaping: escaping) == json)
    }

    @Test func `changes fields where they stand, adds at the end, and removes`() {
        var value = value
        value["n"] = 2
        value["new"] = "x"
        value["t"] = nil
        value["l"] = nil
        value["absent"] = nil
        #expect(value.encoded() == #"{"a/b":"é","n":2,"d":180.000000,"new":"x"}"#)
        #expect(JSONValue.record(presentOf: ["a": nil, "b": 1]).encoded() == #"{"b":1}"#)
    }
}

@Suite struct `A fingerprint in an address` {
    /// FNV-1a, from its authors' test vectors.
    @Test(arguments: [("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8")])
    func `is the same at all times`(text: String, digits: String) {
        #expect(text.fingerprint(digits: 16) == digits)
        #expect(text.fingerprint(digits: 40).hasPrefix(digits) && text.fingerprint(digits: 40).count == 40)
    }
}
