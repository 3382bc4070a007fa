import HTMLBuilder
import Testing

@Suite struct `An address on a page` {
    @Test(arguments: [
        "/", "/videos?wait#lessons-950", "", "?lang", "#top", "a/b:c", "./a:b", "http://media.example/a.mp4",
        "HTTPS://media.example", "/a?b=c:d", "/видео",
    ])
    func `stands when it is http, https or relative`(address: String) {
        #expect(a(.href(address)).rendered() == "<a href=\"\(address)\"></a>")
    }

    @Test(arguments: [
        "javascript:alert(1)", "JaVaScRiPt:alert(1)", " javascript:alert(1)", "java\nscript:alert(1)",
        "java\tscript:alert(1)", "\u{1}javascript:alert(1)", "data:text/html,<script>", "vbscript:x",
        "file:///etc/passwd",
        "blob:x", "//evil.example/", "/\\evil.example", "\\\\evil.example", ":x", "mailto:a@b",
    ])
    func `is refused otherwise, wherever it is to stand`(address: String) {
        for attribute in [Attribute.href(address), .src(address), .poster(address), .action(address)] {
            let written = a(attribute).rendered()
            #expect(written.hasSuffix("=\"about:invalid\"></a>"), "\(written)")
        }
        #expect(redirection(to: address).rendered().contains("url=about:invalid"))
    }
}
