import Glibc
import Testing

@testable import WebServer

@Suite(.timeLimit(.minutes(2))) struct `A web server that stops` {
    private static let request = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"

    @Test func `finishes what is in flight, and takes nothing new`() async throws {
        let (gate, open) = AsyncStream<Void>.makeStream()
        let (started, start) = AsyncStream<Void>.makeStream()
        let running = try await Server { _ in
            start.yield()
            _ = await gate.first { _ in true }
            return .text(.ok, "finished")
        }.start()
        async let answer = talk(to: running.address) { wire in
            wire.send(Self.request)
            let answer = try wire.answer()
            #expect(try wire.rest() == "")
            return answer
        }
        _ = await started.first { _ in true }
        async let stopped: Void = running.stop(within: .seconds(60))
        try await offPool {
            while (try? Wire(to: running.address)) != nil {}  // Until nobody listens any more.
        }
        open.yield()
        let finished = try await answer
        await stopped
        #expect(finished.text == "finished")
        #expect(finished.isLast)
    }

    @Test func `closes idle connections at once`() async throws {
        let running = try await Server { _ in .text(.ok, "hello") }.start()
        let wire = try await offPool {
            let wire = try Wire(to: running.address)
            wire.send(Self.request)
            _ = try wire.answer()
            return Connected(wire)
        }
        await running.stop(within: .seconds(3600))
        #expect(try await offPool { try wire.use { try $0?.rest() } } == "")
    }

    @Test func `cuts what has not ended by its deadline`() async throws {
        let (started, start) = AsyncStream<Void>.makeStream()
        let running = try await Server { _ in
            .events { sink in
                try await sink.send(ServerSentEvent(data: "hello"))
                start.yield()
                try await Task.sleep(for: .seconds(3600))
            }
        }.start()
        async let trouble = talk(to: running.address) { wire in
            wire.send(Self.request)
            return #expect(throws: Wire.Trouble.self) { try wire.answer() }
        }
        _ = await started.first { _ in true }
        await running.stop(within: .milliseconds(50))
        #expect(try await trouble == .endsInside(""))
    }

    @Test func `does not wait for ever for a handler that ignores its cancellation`() async throws {
        let (started, start) = AsyncStream<CheckedContinuation<Void, Never>>.makeStream()
        let running = try await Server { _ in
            await withCheckedContinuation { start.yield($0) }
            return Response()
        }.start()
        let wire = try await offPool { Connected(try Wire(to: running.address)) }
        wire.use { $0?.send(Self.request) }
        let handler = await started.first { _ in true }
        await running.stop(within: .zero)
        handler?.resume()
        _ = wire
    }

    @Test func `may be told so twice, and leaves its port to the next`() async throws {
        let first = try await Server { _ in .text(.ok, "first") }.start()
        _ = try await talk(to: first.address) { wire in
            wire.send(Self.request)
            return try wire.answer()
        }
        await first.stop(within: .zero)
        await first.stop(within: .zero)
        let configuration = Server.Configuration(port: first.address.port)
        let text = try await serving(configuration) { _ in
            .text(.ok, "second")
        } _: { wire in
            wire.send(Self.request)
            return try wire.answer().text
        }
        #expect(text == "second")
    }
}

@Suite struct `A web server that starts` {
    @Test func `says where it listens`() async throws {
        let running = try await Server(configuration: Server.Configuration(host: "localhost")) { _ in Response() }
            .start()
        #expect(running.address.port > 0)
        #expect(running.address.description == "http://localhost:\(running.address.port)")
        await running.stop(within: .zero)
    }

    @Test(arguments: [
        ("127.0.0.1", "http://127.0.0.1:80"), ("0.0.0.0", "http://127.0.0.1:80"), ("::1", "http://[::1]:80"),
        ("::", "http://[::1]:80"),
    ])
    func `says where it can be reached`(_ host: String, _ url: String) throws {
        #expect(try ServerAddress(host: host, port: 80).description == url)
    }

    @Test func `tells that its port is in use`() async throws {
        let running = try await Server { _ in Response() }.start()
        let port = running.address.port
        await #expect(throws: ServerFailure.addressInUse(host: "127.0.0.1", port: port)) {
            try await Server(configuration: Server.Configuration(port: port)) { _ in Response() }.start()
        }
        await running.stop(within: .zero)
    }

    @Test func `tells that its host is another machine's`() async throws {
        // 192.0.2.0/24 is set aside for documentation (RFC 5737).
        await #expect(throws: ServerFailure.unknownHost("192.0.2.1")) {
            try await Server(configuration: Server.Configuration(host: "192.0.2.1")) { _ in Response() }.start()
        }
    }

    @Test(arguments: [-1, 65536]) func `refuses a port that is none`(_ port: Int) async throws {
        await #expect(throws: ServerFailure.system(call: "bind", code: EINVAL)) {
            try await Server(configuration: Server.Configuration(port: port)) { _ in Response() }.start()
        }
    }
}
