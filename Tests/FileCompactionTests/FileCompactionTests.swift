import FileCompaction
import Testing

@Suite struct `A style as it travels` {
    @Test(arguments: [
        ("/* why */\n.a,\n.b {\n    color: red;\n    margin: 0 auto;\n}\n", ".a,.b{color:red;margin:0 auto}"),
        (".a > .b ~ .c .d + .e { top: 0 }", ".a>.b~.c .d + .e{top:0}"),
        (".a { width: calc(2 * 1em + 3px) }", ".a{width:calc(2*1em + 3px)}"),
        (
            ".a { grid-area: 1 / 2 / span 2; opacity: 0.5; scale: 10.5 }",
            ".a{grid-area:1/2/span 2;opacity:.5;scale:10.5}"
        ),
        ("[role=\"alert\"] { content: \"\" }", "[role=alert]{content:\"\"}"),
        ("@media (700px <= width < 1000px) { a { b: c } }", "@media (700px<=width<1000px){a{b:c}}"),
    ])
    func `keeps what a browser reads, and nothing else`(source: String, compact: String) {
        #expect(CompactStyle(for: []).text(source) == compact)
    }

    @Test func `names a custom property alike in all styles, and the most used one shortest`() {
        let tokens = ":root { --seldom: 1px; --space-4: 4px }"
        let parts = ".a { margin: var(--space-4) var(--space-4); --own: var(--unknown, 0) }"
        let style = CompactStyle(for: [tokens, parts])
        #expect(style.text(tokens) == ":root{--c:1px;--a:4px}")
        #expect(style.text(parts) == ".a{margin:var(--a) var(--a);--b:var(--d,0)}")
    }

    @Test func `has names enough`() {
        let source = (0..<60).map { "--x\($0): 0;" }.joined()
        let compact = CompactStyle(for: [source]).text(source)
        #expect(Set(compact.split(separator: ";").map { $0.prefix { $0 != ":" } }).count == 60)
    }
}

@Suite struct `A script as it travels` {
    @Test(arguments: [
        (
            "// why\nconst a = 1;\n\n/** Says it. */\nexport function b() {\n    return a + 1;\n}\n",
            "const a=1;export function b(){return a+1}\n"
        ),
        ("say(\"// no  comment\", 'it  is', `${a} + ${b}`);", "say(\"// no  comment\",'it  is',`${a} + ${b}`);\n"),
        ("const url = `a//${b}`; // c", "const url=`a//${b}`;\n"),
        ("if (/a  \"b/.test(c)) d = e / 2;", "if(/a  \"b/.test(c))d=e/2;\n"),
        ("a = b + +c - -d + e;", "a=b+ +c- -d+e;\n"),
        ("return { a, ...b };\n", "return{a,...b};\n"),
        ("a\n    ?.b()\n    .c();", "a?.b().c();\n"),
        ("let a = b ??\n    c;", "let a=b??c;\n"),
        ("say(\"\\\"\", a);", "say(\"\\\"\",a);\n"),
        ("", ""),
    ])
    func `keeps what runs, and nothing else`(source: String, compact: String) {
        #expect(CompactScript.text(source) == compact)
    }

    @Test(arguments: [
        ("a()\nb()", "a()\nb()\n"),
        ("a++\nb", "a++\nb\n"),
        ("const f = () => {}\ng()", "const f=()=>{}\ng()\n"),
        ("return\na", "return\na\n"),
    ])
    func `keeps the end of a line that may end a statement`(source: String, compact: String) {
        #expect(CompactScript.text(source) == compact)
    }
}
