import Foundation
import Testing
import WebServer

@Suite(.timeLimit(.minutes(2))) struct `The web server's limits` {
    private static let hello: Server.Handler = { _ in .text(.ok, "hello") }

    @Test(arguments: [
        ("GET / HTTP/1.1\r\nHost: a\r\nA: " + String(repeating: "a", count: 1_000_000) + "\r\n\r\n", 431),
        ("GET /" + String(repeating: "a", count: 20_000) + " HTTP/1.1\r\nHost: a\r\n\r\n", 414),
        (
            "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3000000\r\n\r\n" + String(repeating: "a", count: 3_000_000),
            413
        ),
        ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello!", 400),
        ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400),
        ("GET / HTTP/1.1\nHost: a\n\nGET / HTTP/1.1\r\nHost: a\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\nHost: a\n\n", 400),
        ("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 505),
    ])
    func `are told, and the connection closed`(_ request: String, _ status: Int) async throws {
        let (last, rest) = try await serving(handler: Self.hello) { wire in
            wire.send(request)
            var answer = try wire.answer()
            while !answer.isLast { answer = try wire.answer() }
            return (answer, try wire.rest())
        }
        #expect(last.status == status)
        #expect(rest == "")
    }

    @Test func `hold for connections: one too many is turned away, and the others are served`() async throws {
        var configuration = Server.Configuration()
        configuration.limits.connections = 2
        let running = try await Server(configuration: configuration, handler: Self.hello).start()
        let statuses = try await offPool {
            let request = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"
            let wires = [try Wire(to: running.address), try Wire(to: running.address)]
            let first = try wires.map { wire in
                wire.send(request)
                return try wire.answer().status
            }
            let refused = try Wire(to: running.address).answer()
            #expect(refused.isLast)
            wires[0].send(request)
            return first + [refused.status, try wires[0].answer().status]
        }
        #expect(statuses == [200, 200, 503, 200])
        await running.stop(within: .zero)
    }

    @Test(arguments: ["", "GET / HTTP/1.1\r\nHost: a\r\n\r\n"])
    func `of time close a connection on which nothing is asked`(_ before: String) async throws {
        var configuration = Server.Configuration()
        // Only one of them can be up: a busy machine may take its time to ask.
        configuration.timeouts.head = before.isEmpty ? .milliseconds(100) : .seconds(600)
        configuration.timeouts.idle = before.isEmpty ? .seconds(600) : .milliseconds(100)
        let rest = try await serving(configuration, handler: Self.hello) { wire in
            if !before.isEmpty {
                wire.send(before)
                _ = try wire.answer()
            }
            return try wire.rest()
        }
        #expect(rest == "")
    }

    @Test(arguments: [
        "GET / HTTP/1.1\r\nHost: a\r\nA: ",
        "GET / HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\nA: ",
        "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n",
    ])
    func `of time end a request that comes byte by byte`(_ start: String) async throws {
        var configuration = Server.Configuration()
        configuration.timeouts.head = .milliseconds(100)
        configuration.timeouts.body = .milliseconds(100)
        let (last, rest) = try await serving(configuration, handler: Self.hello) { wire in
            wire.send(start)
            var answer: Answer
            repeat {
                while !wire.canRead(within: .milliseconds(20)) { wire.send("a") }
                answer = try wire.answer()
            } while !answer.isLast
            return (answer, try wire.rest())
        }
        #expect(last.status == 408)
        #expect(rest == "")
    }

    @Test func `of time cut a client that does not read`() async throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "large-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: path) }  // Nothing depends on it any more.
        try Data(count: 32 * 1024 * 1024).write(to: URL(filePath: path))
        var configuration = Server.Configuration()
        configuration.timeouts.write = .milliseconds(100)
        let (logged, log) = AsyncStream<String>.makeStream()
        configuration.log = { log.yield($0) }
        let running = try await Server(configuration: configuration) { _ in Response(body: .file(path: path)) }.start()
        let wire = try await offPool { Connected(try Wire(to: running.address)) }
        wire.use {
            $0?.takeLittle()
            $0?.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        }
        let message = await logged.first { _ in true }
        #expect(message?.contains("too long") == true)
        await running.stop(within: .seconds(3600))  // Nothing is in flight any more.
        wire.use { $0 = nil }
    }
}
