@testable import WebServer

/// Bytes that are one or more requests, and what they say.
struct Sample: CustomStringConvertible {
    let description: String
    let text: String
    let requests: [String]

    init(_ description: String, _ text: String, _ requests: String...) {
        self.description = description
        self.text = text
        self.requests = requests
    }

    static let accepted = [
        Sample("plain", "GET /a?b=c HTTP/1.1\r\nHost: a\r\n\r\n", "GET /a?b=c "),
        Sample("an empty line before", "\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n", "GET / "),
        Sample("spaces around a value", "GET / HTTP/1.1\r\nHost: \t a \t\r\nEmpty:\r\nEmpty2: \r\n\r\n", "GET / "),
        Sample("an empty Host", "GET / HTTP/1.1\r\nHost:\r\n\r\n", "GET / "),
        Sample("HTTP/1.0 without Host", "GET / HTTP/1.0\r\n\r\n", "GET / "),
        Sample("absolute", "GET http://a:1/b?c HTTP/1.1\r\nHost: x\r\n\r\n", "GET /b?c "),
        Sample("asterisk", "OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n", "OPTIONS * "),
        Sample("an unknown method", "BREW /pot HTTP/1.1\r\nHost: a\r\n\r\n", "BREW /pot "),
        Sample("a length", "POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello", "POST /a hello"),
        Sample("a length of zero", "POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 000\r\n\r\n", "POST /a "),
        Sample(
            "chunks, extensions and trailers",
            "POST /a HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: Chunked\r\n\r\n"
                + "5\r\nhello\r\n00A ; x=\"y\";z\r\n0123456789\r\n1;\r\n!\r\n0;last\r\nTrailer: t\r\nOther: u\r\n\r\n",
            "POST /a hello0123456789!"),
        Sample(
            "several in a row",
            "GET /1 HTTP/1.1\r\nHost: a\r\n\r\nPOST /2 HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
                + "2\r\nhi\r\n0\r\n\r\nPUT /3 HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nho"
                + "\r\nHEAD /4 HTTP/1.0\r\n\r\n",
            "GET /1 ", "POST /2 hi", "PUT /3 ho", "HEAD /4 "),
        Sample(
            "a body that looks like a request",
            "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 18\r\n\r\nGET / HTTP/1.1\r\n\r\n",
            "POST / GET / HTTP/1.1\r\n\r\n"),
    ]
}

/// Bytes that must be refused, and with which status.
struct Refused: CustomStringConvertible {
    let description: String
    let text: String
    let status: Status

    private init(_ description: String, _ text: String, _ status: Status = .badRequest) {
        self.description = description
        self.text = text
        self.status = status
    }

    private static func fields(_ description: String, _ fields: String, _ status: Status = .badRequest) -> Refused {
        Refused(description, "POST / HTTP/1.1\r\nHost: a\r\n\(fields)\r\n\r\n", status)
    }

    private static func chunks(_ description: String, _ chunks: String, _ status: Status = .badRequest) -> Refused {
        Refused(description, "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n\(chunks)", status)
    }

    static let all =
        lines + [
            fields("two lengths", "Content-Length: 5\r\nContent-Length: 6"),
            fields("one length twice", "Content-Length: 5\r\nContent-Length: 5"),
            fields("a list of lengths", "Content-Length: 5, 5"),
            fields("a length with a sign", "Content-Length: +5"),
            fields("a negative length", "Content-Length: -5"),
            fields("a hexadecimal length", "Content-Length: 0x5"),
            fields("a length with an underscore", "Content-Length: 1_0"),
            fields("an empty length", "Content-Length:"),
            fields("a length of Arabic digits", "Content-Length: ٥"),
            fields("length and chunks", "Content-Length: 5\r\nTransfer-Encoding: chunked"),
            fields("chunks and length", "Transfer-Encoding: chunked\r\nContent-Length: 5"),
            fields("chunked twice", "Transfer-Encoding: chunked, chunked"),
            fields("chunked in two fields", "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked"),
            fields("an empty coding", "Transfer-Encoding:"),
            fields("another coding", "Transfer-Encoding: gzip", .notImplemented),
            fields("another coding before chunked", "Transfer-Encoding: gzip, chunked", .notImplemented),
            fields("another coding after chunked", "Transfer-Encoding: chunked, identity", .notImplemented),
            fields("nearly chunked", "Transfer-Encoding: xchunked", .notImplemented),
            fields("chunked with a vertical tab", "Transfer-Encoding: \u{B}chunked"),
            fields("a space before the colon", "Content-Length : 5"),
            fields("a tab before the colon", "Content-Length\t: 5"),
            fields("a folded line", "A: b\r\n c"),
            fields("a folded line by a tab", "A: b\r\n\tc"),
            fields("a name with a space", "A b: c"),
            fields("no name", ": b"),
            fields("no colon", "Ab"),
            fields("a NUL in a value", "A: b\0c"),
            fields("a NUL in a name", "A\0: b"),
            fields("a control character", "A: b\u{1}c"),
            fields("a DEL", "A: b\u{7F}c"),
            fields("a carriage return in a value", "A: b\rContent-Length: 5"),
            fields("a line feed in a value", "A: b\nContent-Length: 5"),
            fields("an unknown expectation", "Expect: tea", .expectationFailed),
            fields("a second Host", "Host: a"),
            chunks("a chunk without size", "\r\n"),
            chunks("a size with a sign", "+5\r\nhello\r\n0\r\n\r\n"),
            chunks("a size with 0x", "0x5\r\nhello\r\n0\r\n\r\n"),
            chunks("a size after a space", " 5\r\nhello\r\n0\r\n\r\n"),
            chunks("a size before a space", "5 \r\nhello\r\n0\r\n\r\n"),
            chunks("a size that is no number", "five\r\n"),
            chunks("a size too large for a number", "FFFFFFFFFFFFFFFFF\r\n"),
            chunks("the largest size", "7FFFFFFFFFFFFFF\r\n", .contentTooLarge),
            chunks("a bare line feed after the size", "5\nhello\r\n0\r\n\r\n"),
            chunks("a bare line feed in an extension", "5;a\nb\r\nhello\r\n0\r\n\r\n"),
            chunks("a carriage return in an extension", "5;a\rb\r\nhello\r\n0\r\n\r\n"),
            chunks("a bare line feed after the data", "5\r\nhello\n0\r\n\r\n"),
            chunks("a chunk longer than its size", "5\r\nhello!\r\n0\r\n\r\n"),
            chunks("a chunk shorter than its size", "5\r\nhell\r\n0\r\n\r\n"),
            chunks("a bare line feed at the end", "0\r\n\n"),
            chunks("a trailer with a space before the colon", "0\r\nA : b\r\n\r\n"),
            chunks("a folded trailer", "0\r\nA: b\r\n c\r\n\r\n"),
        ]

    private static let lines = [
        Refused("a bare line feed after the request line", "GET / HTTP/1.1\nHost: a\n\n"),
        Refused("a bare line feed after a field", "GET / HTTP/1.1\r\nHost: a\n\r\n"),
        Refused("a bare line feed at the end", "GET / HTTP/1.1\r\nHost: a\r\n\n"),
        Refused("a bare carriage return", "GET / HTTP/1.1\rHost: a\r\r\n"),
        Refused("a line feed first", "\nGET / HTTP/1.1\r\nHost: a\r\n\r\n"),
        Refused("a space first", " GET / HTTP/1.1\r\nHost: a\r\n\r\n"),
        Refused("two spaces", "GET  / HTTP/1.1\r\nHost: a\r\n\r\n"),
        Refused("a tab", "GET\t/\tHTTP/1.1\r\nHost: a\r\n\r\n"),
        Refused("a space at the end", "GET / HTTP/1.1 \r\nHost: a\r\n\r\n"),
        Refused("no version", "GET /\r\n\r\n"),
        Refused("no target", "GET HTTP/1.1\r\nHost: a\r\n\r\n"),
        Refused("a version in lower case", "GET / http/1.1\r\nHost: a\r\n\r\n"),
        Refused("a version of three digits", "GET / HTTP/1.10\r\nHost: a\r\n\r\n"),
        Refused("a method that is no token", "G(T / HTTP/1.1\r\nHost: a\r\n\r\n"),
        Refused("a target with a control character", "GET /\u{1} HTTP/1.1\r\nHost: a\r\n\r\n"),
        Refused("a target past ASCII", "GET /видео HTTP/1.1\r\nHost: a\r\n\r\n"),
        Refused("a relative target", "GET a HTTP/1.1\r\nHost: a\r\n\r\n"),
        Refused("an asterisk for GET", "GET * HTTP/1.1\r\nHost: a\r\n\r\n"),
        Refused("a target of another scheme", "GET https://a/ HTTP/1.1\r\nHost: a\r\n\r\n"),
        Refused("a target with a name and password", "GET http://u:p@a/ HTTP/1.1\r\nHost: a\r\n\r\n"),
        Refused("a target without a host", "GET http:///a HTTP/1.1\r\nHost: a\r\n\r\n"),
        Refused("a target with a host that is none", "GET http://a\"><b>/ HTTP/1.1\r\nHost: a\r\n\r\n"),
        Refused("a target with a fragment for a host", "GET http://a#b/ HTTP/1.1\r\nHost: a\r\n\r\n"),
        Refused("a target with a backslash in its host", "GET http://a\\b/ HTTP/1.1\r\nHost: a\r\n\r\n"),
        Refused("no Host", "GET / HTTP/1.1\r\n\r\n"),
        Refused("a Host with a path", "GET / HTTP/1.1\r\nHost: a/b\r\n\r\n"),
        Refused("a Host with a space", "GET / HTTP/1.1\r\nHost: a b\r\n\r\n"),
        Refused("a field folded into the request line", "GET / HTTP/1.1\r\n Host: a\r\n\r\n"),
        Refused("chunks in HTTP/1.0", "POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n"),
        Refused("HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", .versionNotSupported),
        Refused("HTTP/0.9", "GET / HTTP/0.9\r\n\r\n", .versionNotSupported),
        Refused("a tunnel", "CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n", .notImplemented),
    ]

    /// Past the limits of 400 bytes of head, 64 of target, 5 fields and 10 bytes of body.
    static let tooLarge = [
        Refused("a target without end", "GET /" + a(200), .uriTooLong),
        Refused("a target too long by one", "GET /" + a(64) + " HTTP/1.1\r\n", .uriTooLong),
        Refused("a field without end", "GET / HTTP/1.1\r\nHost: a\r\nA: " + a(500), .headerFieldsTooLarge),
        Refused(
            "too many fields", "GET / HTTP/1.1\r\n" + String(repeating: "A: a\r\n", count: 6), .headerFieldsTooLarge),
        Refused(
            "fields of too many bytes", "GET / HTTP/1.1\r\n" + String(repeating: "A: \(a(100))\r\n", count: 4),
            .headerFieldsTooLarge),
        Refused("empty lines without end", String(repeating: "\r\n", count: 400), .headerFieldsTooLarge),
        fields("a length too large by one", "Content-Length: 11", .contentTooLarge),
        fields("a length of twenty digits", "Content-Length: 99999999999999999999", .contentTooLarge),
        chunks("chunks too large by one", "6\r\nabcdef\r\n5\r\n", .contentTooLarge),
        chunks("an extension without end", "1;" + a(5000)),
        chunks("extensions of too many bytes", String(repeating: "1;\(a(100))\r\na\r\n", count: 8)),
    ]

    private static func a(_ count: Int) -> String {
        String(repeating: "a", count: count)
    }
}
