import SimulatorKit
import Testing
import WebServer

@Suite struct `A redirect back to a program` {
    @Test(arguments: [
        ("http://localhost:8420/accounts/yandex/return", true), ("http://127.0.0.1/x?y=1", true),
        ("http://[::1]:9/x", true), ("https://127.0.0.1/x", false), ("http://evil.example/x", false),
    ])
    func `may lead to any port of loopback`(address: String, isAllowed: Bool) throws {
        let known = try #require(RedirectTarget("http://127.0.0.1/*"))
        #expect(RedirectTarget(address)?.isLoopback(as: known) == isAllowed)
    }

    @Test(arguments: ["no address", "http://me@127.0.0.1/", "http://127.0.0.1/#part"])
    func `is no address with a person or a fragment in it`(address: String) {
        #expect(RedirectTarget(address) == nil)
    }

    @Test func `brings its fields escaped`() {
        let fields = [("state", "a b+c/ё"), ("none", nil)]
        #expect(Redirect.query("http://x/?a=1", fields).headers["Location"] == "http://x/?a=1&state=a+b%2Bc%2F%D1%91")
        #expect(Redirect.fragment("http://x/", fields).headers["Location"]?.hasPrefix("http://x/#state=") == true)
        #expect("a b/é".percentEncoded == "a%20b%2F%C3%A9")
    }
}
