import Testing
import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite(.timeLimit(.minutes(2))) struct `The web server's answers` {
    private static let echo: Server.Handler = { request in
        .text(.ok, "\(request.method) \(request.target) \(String(decoding: request.body, as: UTF8.self))")
    }

    @Test func `follow one another on one connection`() async throws {
        let texts = try await serving(handler: Self.echo) { wire in
            try (1...3).map { number in
                wire.send("GET /\(number) HTTP/1.1\r\nHost: a\r\n\r\n")
                return try wire.answer().text
            }
        }
        #expect(texts == ["GET /1 ", "GET /2 ", "GET /3 "])
    }

    @Test func `come in the order of requests sent at once`() async throws {
        let texts = try await serving(handler: Self.echo) { wire in
            wire.send(
                "GET /1 HTTP/1.1\r\nHost: a\r\n\r\nPOST /2 HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nhi"
                    + "POST /3 HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nho\r\n0\r\n\r\n"
                    + "GET /4 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            return try wire.rest()
        }
        for (number, text) in ["GET /1 ", "POST /2 hi", "POST /3 ho", "GET /4 "].enumerated() {
            #expect(texts.components(separatedBy: "\r\n\r\n")[number + 1].hasPrefix(text))
        }
    }

    @Test func `come to every one of many requests sent at once, however they fall into what is received`() async throws
    {
        let count = 200
        let targets = try await serving {
            .text(.ok, $0.target)
        } _: { wire in
            let requests = (0..<count).map { number in
                // A power of two each, so that some end exactly where a piece of what is received does.
                let start = "GET /\(number) HTTP/1.1\r\nHost: a\r\nPadding: "
                return start + String(repeating: "x", count: 1024 - start.utf8.count - 4) + "\r\n\r\n"
            }
            wire.send(requests.joined())
            return try (0..<count).map { _ in try wire.answer().text }
        }
        #expect(targets == (0..<count).map { "/\($0)" })
    }

    @Test func `reach a client that has ended its own side, and are then the last`() async throws {
        let (text, rest) = try await serving(handler: Self.echo) { wire in
            wire.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nhi")
            wire.endSending()
            return (try wire.answer().text, try wire.rest())
        }
        #expect(text == "POST / hi")
        #expect(rest == "")
    }

    @Test func `say how long they are, when they were made, and whether they are the last`() async throws {
        let answers = try await serving(handler: Self.echo) { wire in
            wire.send("GET / HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            return [try wire.answer(), try wire.answer()]
        }
        #expect(answers[0].status == 200)
        #expect(answers[0].fields["content-length"] == "6")
        #expect(answers[0].fields["date"]?.hasSuffix(" GMT") == true)
        #expect(answers.map(\.isLast) == [false, true])
    }

    @Test func `of HTTP/1.0 are the last, unless the client asks otherwise`() async throws {
        let answers = try await serving(handler: Self.echo) { wire in
            wire.send("GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n")
            let first = try wire.answer()
            wire.send("GET / HTTP/1.0\r\n\r\n")
            let second = try wire.answer()
            #expect(try wire.rest() == "")
            return [first, second]
        }
        #expect(answers.map { $0.fields["connection"] } == ["keep-alive", "close"])
    }

    @Test func `to HEAD are those to GET without the body`() async throws {
        let answers = try await serving { request in
            request.path == ["stream"]
                ? Response(body: .stream { try await $0.write(Data("never".utf8)) }) : await Self.echo(request)
        } _: { wire in
            wire.send("HEAD / HTTP/1.1\r\nHost: a\r\n\r\nHEAD /stream HTTP/1.1\r\nHost: a\r\n\r\n")
            wire.send("GET /end HTTP/1.1\r\nHost: a\r\n\r\n")
            return [try wire.answer(to: "HEAD"), try wire.answer(to: "HEAD"), try wire.answer()]
        }
        #expect(answers[0].fields["content-length"] == "7")
        #expect(answers[1].status == 200)
        #expect(answers[2].text == "GET /end ")
    }

    @Test func `wait for the body that a client holds back, and tell it to go on`() async throws {
        let (interim, answer) = try await serving(handler: Self.echo) { wire in
            wire.send("POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n")
            let interim = try wire.head()
            wire.send("hi")
            return (interim, try wire.answer())
        }
        #expect(interim == ["HTTP/1.1 100 Continue"])
        #expect(answer.text == "POST / hi")
    }

    @Test func `refuse a body that is too large before it is sent`() async throws {
        let answer = try await serving(handler: Self.echo) { wire in
            wire.send("POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 2000000\r\n\r\n")
            return try wire.answer()
        }
        #expect(answer.status == 413)
        #expect(answer.isLast)
    }

    @Test func `to a question about the server itself need no handler`() async throws {
        let answers = try await serving(handler: Self.echo) { wire in
            wire.send("OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n")
            return [try wire.answer(), try wire.answer()]
        }
        #expect(answers.map(\.status) == [204, 200])
        #expect(answers[0].fields["content-length"] == nil)
    }

    @Test func `to a target that cannot be decoded are 400, and the last`() async throws {
        let answer = try await serving(handler: Self.echo) { wire in
            wire.send("GET /%zz HTTP/1.1\r\nHost: a\r\n\r\n")
            return try wire.answer()
        }
        #expect(answer.status == 400)
        #expect(answer.isLast)
    }

    @Test(arguments: [
        HeaderFields.Field("Location", "/a\r\nSet-Cookie: key=stolen"), .init("Location", "/a\nb"),
        .init("A\r\nB", "c"), .init("A b", "c"), .init("A", "\0"),
    ])
    func `never carry a header that would be two`(_ field: HeaderFields.Field) async throws {
        let answer = try await serving { _ in
            Response(headers: HeaderFields([field]), body: .data(Data("secret".utf8)))
        } _: { wire in
            wire.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            return try wire.answer()
        }
        #expect(answer.status == 500)
        #expect(Set(answer.fields.keys) == ["date", "content-type", "content-length"])
        #expect(answer.text == "")
    }

    @Test(arguments: [-1, 0, 99, 100, 103, 199, 600, 1000, Int.max])
    func `never carry a status that cannot be an answer's`(_ status: Int) async throws {
        let answers = try await serving { _ in
            Response(Status(rawValue: status), body: .data(Data("secret".utf8)))
        } _: { wire in
            wire.send("GET / HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n")
            return [try wire.answer(), try wire.answer()]
        }
        #expect(answers.map(\.status) == [500, 500])
        #expect(answers.map(\.text) == ["", ""])
    }

    @Test func `are what the program says in place of one that cannot be written`() async throws {
        var configuration = Server.Configuration()
        configuration.fault = { .text(.internalServerError, "A calm word at \($0.path.joined(separator: "/"))") }
        let answer = try await serving(configuration) { _ in
            Response(headers: ["Location": "/a\nb"], body: .data(Data("secret".utf8)))
        } _: { wire in
            wire.send("GET /here HTTP/1.1\r\nHost: a\r\n\r\n")
            return try wire.answer()
        }
        #expect(answer.status == 500)
        #expect(answer.text == "A calm word at here")
    }

    @Test func `are framed by the server, whatever the handler says`() async throws {
        let answers = try await serving { _ in
            let headers: HeaderFields = ["Content-Length": "99", "transfer-encoding": "gzip", "Connection": "close"]
            return Response(headers: headers, body: .data(Data("four".utf8)))
        } _: { wire in
            wire.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            return [try wire.answer()]
        }
        #expect(answers[0].text == "four")
        #expect(answers[0].fields["transfer-encoding"] == nil)
        #expect(answers[0].isLast)
    }

    @Test(arguments: [Status.noContent, .notModified], [false, true])
    func `without a body have none, whatever the handler says`(_ status: Status, _ isStream: Bool) async throws {
        let body = Data("body".utf8)
        let answers = try await serving { _ in
            Response(status, body: isStream ? .stream { try await $0.write(body) } : .data(body))
        } _: { wire in
            wire.send("GET / HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n")
            return [try wire.answer(), try wire.answer()]
        }
        #expect(answers.map(\.status) == [status.rawValue, status.rawValue])
        #expect(Set(answers[0].fields.keys) == ["date"])
    }

    @Test func `to a host that the target names carry that host`() async throws {
        let answer = try await serving {
            .text(.ok, "\($0.headers["Host"] ?? "") \($0.path) \($0.query)")
        } _: { wire in
            wire.send("GET http://b.example/c?d=e HTTP/1.1\r\nHost: a\r\n\r\n")
            return try wire.answer()
        }
        #expect(answer.text == #"b.example ["c"] [(name: "d", value: "e")]"#)
    }
}
