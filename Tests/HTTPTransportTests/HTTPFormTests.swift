import Foundation
import HTTPTransport
import Testing

@Suite struct `A form` {
    @Test(arguments: [
        ("a", "a"), ("", ""), ("a b", "a%20b"), ("a+b", "a%2Bb"), ("a&b=c", "a%26b%3Dc"), ("-._~", "-._~"),
        ("ж\n", "%D0%B6%0A"), ("100%", "100%25"),
    ])
    func `escapes all that could be taken for something else`(value: String, encoded: String) {
        #expect(HTTPForm.encoded([("name", value), ("more", "")]) == "name=\(encoded)&more=")
    }

    @Test func `is posted in a body, or asked in an address`() throws {
        let place = try #require(URL(string: "https://a.example/b?old=1"))
        let request = HTTPRequest(posting: [("code", "a b")], to: place)
        #expect(request.method == .post && request.url == place)
        #expect(request.body == Data("code=a%20b".utf8))
        #expect(request.headers["Content-Type"] == "application/x-www-form-urlencoded")
        #expect(place.asking([("scope", "a b+c")])?.absoluteString == "https://a.example/b?scope=a%20b%2Bc")
    }
}
