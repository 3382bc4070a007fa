import Testing
import WebServer

@Suite struct `A request's target` {
    @Test(
        arguments: [
            ("/", []), ("/a", ["a"]), ("/a/", ["a"]), ("/a/b?c=/d", ["a", "b"]), ("//a", ["", "a"]),
            ("/a//", ["a", ""]),
            ("/a%2Fb/c", ["a/b", "c"]), ("/a+b", ["a+b"]), ("/%2e%2E", [".."]), ("/%D0%B2%d0%b8%d0%B4", ["вид"]),
            ("/видео", ["видео"]), ("/%25%32%35", ["%25"]), ("/a%00", ["a\0"]), ("/?", []), ("/a?", ["a"]),
        ] as [(String, [String])])
    func `is taken apart before it is decoded`(_ target: String, _ path: [String]) throws {
        #expect(try Request(target: target).path == path)
    }

    @Test(
        arguments: [
            ("/?a=b&c=d", ["a:b", "c:d"]), ("/?a", ["a:"]), ("/?a=", ["a:"]), ("/?=b", [":b"]), ("/?a=b=c", ["a:b=c"]),
            ("/?a=b+c&d%3De=%26", ["a:b c", "d=e:&"]), ("/?&&a=1&&", ["a:1"]), ("/?a=1&a=2", ["a:1", "a:2"]),
            ("/?a=b?c", ["a:b?c"]), ("/?", []), ("/", []), ("/?a=%D0%B2", ["a:в"]),
        ] as [(String, [String])])
    func `has its query in order`(_ target: String, _ query: [String]) throws {
        #expect(try Request(target: target).query.map { "\($0.name):\($0.value)" } == query)
    }

    @Test(arguments: [
        "", "a", "?a=b", "*", "/%", "/%4", "/%zz", "/%4g", "/a%", "/?a=%", "/?%=b", "/%FF", "/%D0", "/?a=%C0%80",
        "/%ED%A0%80",
    ])
    func `that cannot be decoded is none`(_ target: String) {
        #expect(throws: BadRequest.self) { try Request(target: target) }
    }
}
