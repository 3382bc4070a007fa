import Testing
import WebServer

@Suite(.timeLimit(.minutes(2))) struct `Server-sent events` {
    private static let events = [
        ServerSentEvent(data: "plain"),
        ServerSentEvent(event: "change", data: "one\ntwo\r\nthree\rfour", id: "7", retry: .milliseconds(1500)),
        ServerSentEvent(event: "a\r\nb", data: "", id: "c\nd\0"),
        ServerSentEvent(data: "видео 🎬\n"),
    ]

    @Test func `are written line by line, and cannot be broken out of`() async throws {
        let answer = try await serving { _ in
            .events { sink in
                for event in Self.events { try await sink.send(event) }
            }
        } _: { wire in
            wire.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            return try wire.answer()
        }
        #expect(answer.fields["content-type"] == "text/event-stream")
        #expect(answer.fields["cache-control"] == "no-store")
        #expect(
            answer.text == """
                data: plain

                event: change
                id: 7
                retry: 1500
                data: one
                data: two
                data: three
                data: four

                event: ab
                id: cd
                data: 

                data: видео 🎬
                data: 


                """)
    }

    @Test func `are kept alive by comments while nothing happens`() async throws {
        let lines = try await serving { _ in
            .events(heartbeat: .milliseconds(10)) { _ in try await Task.sleep(for: .seconds(600)) }
        } _: { wire in
            wire.send("GET / HTTP/1.0\r\n\r\n")
            _ = try wire.head()
            return [try wire.line(), try wire.line(), try wire.line()]
        }
        #expect(lines == [":", "", ":"])
    }

    @Test func `end when the page leaves`() async throws {
        let (ended, end) = AsyncStream<Void>.makeStream()
        let running = try await Server { _ in
            .events { sink in
                defer { end.yield() }
                try await sink.send(ServerSentEvent(data: "hello"))
                try await Task.sleep(for: .seconds(600))
            }
        }.start()
        try await talk(to: running.address) { wire in
            wire.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            _ = try wire.head()
        }
        for await _ in ended { break }
        await running.stop(within: .seconds(60))
    }
}
