import Testing

@testable import VideoFeedSimulator

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
        #expect(PHPValue.text(text).encoded == json)
    }

    @Test func `keeps the order of fields and writes no white space`() {
        let value = PHPValue.record([
            "b": .number(-7), "a": .list([.null, .bool(true), .list([]), .record([])]), "b/c": .text("x"),
        ])
        #expect(value.encoded == #"{"b":-7,"a":[null,true,[],{}],"b\/c":"x"}"#)
    }
}
