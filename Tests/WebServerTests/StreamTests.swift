import Foundation
import Synchronization
import Testing
import WebServer

@Suite(.timeLimit(.minutes(2))) struct `A streamed body` {
    private static let request = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"

    struct Broken: Error {}

    @Test func `comes in chunks, and the connection goes on`() async throws {
        let answers = try await serving { _ in
            Response(
                body: .stream { writer in
                    try await writer.write(Data("one ".utf8))
                    try await writer.write(Data())
                    try await writer.write(Data(repeating: UInt8(ascii: "x"), count: 100_000))
                })
        } _: { wire in
            wire.send(Self.request + Self.request)
            return [try wire.answer(), try wire.answer()]
        }
        #expect(answers[0].fields["transfer-encoding"] == "chunked")
        #expect(answers[0].fields["content-length"] == nil)
        #expect(answers[0].text == "one " + String(repeating: "x", count: 100_000))
        #expect(answers[1] == answers[0].with(answers[1].fields))
    }

    @Test func `ends with the connection for HTTP/1.0`() async throws {
        let answer = try await serving { _ in
            Response(body: .stream { try await $0.write(Data("one".utf8)) })
        } _: { wire in
            wire.send("GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n")
            return try wire.answer()
        }
        #expect(answer.fields["transfer-encoding"] == nil)
        #expect(answer.isLast)
        #expect(answer.text == "one")
    }

    @Test(arguments: [
        ("GET / HTTP/1.1\r\nHost: a\r\n\r\n", Wire.Trouble.endsInside("")),
        ("GET / HTTP/1.0\r\n\r\n", .reset),
    ])
    func `that fails is never taken for a short one`(_ request: String, _ trouble: Wire.Trouble) async throws {
        try await serving { _ in
            Response(
                body: .stream { writer in
                    try await writer.write(Data("half".utf8))
                    throw Broken()
                })
        } _: { wire in
            wire.send(request)
            #expect(throws: trouble) { try wire.answer() }
        }
    }

    @Test func `may have a length announced`() async throws {
        let answer = try await serving { _ in
            Response(headers: ["Content-Length": "4"], body: .stream { try await $0.write(Data("four".utf8)) })
        } _: { wire in
            wire.send(Self.request)
            return try wire.answer()
        }
        #expect(answer.fields["content-length"] == "4")
        #expect(answer.fields["transfer-encoding"] == nil)
        #expect(answer.text == "four")
    }

    @Test(arguments: ["", "thr", "fours"]) func `of another length than announced is cut`(_ text: String) async throws {
        try await serving { _ in
            Response(headers: ["Content-Length": "4"], body: .stream { try await $0.write(Data(text.utf8)) })
        } _: { wire in
            wire.send(Self.request)
            #expect(throws: Wire.Trouble.endsInside(text.count > 4 ? "" : text)) { try wire.answer() }
        }
    }

    @Test func `is whole where several tasks write at once`() async throws {
        let size = 500_000
        let answer = try await serving { _ in
            Response(
                body: .stream { writer in
                    try await withThrowingTaskGroup(of: Void.self) { group in
                        for byte in UInt8(0)..<20 {
                            group.addTask { try await writer.write(Data(repeating: byte, count: size)) }
                        }
                        try await group.waitForAll()
                    }
                })
        } _: { wire in
            wire.send(Self.request)
            return try wire.answer()
        }
        #expect(answer.bytes.count == 20 * size)
        let pieces = stride(from: 0, to: answer.bytes.count, by: size).map { Set(answer.bytes[$0..<($0 + size)]) }
        #expect(pieces.allSatisfy { $0.count == 1 })
        #expect(Set(pieces).count == 20)
    }

    @Test func `waits for its reader, and gives up on one that takes nothing`() async throws {
        let (written, report) = AsyncStream<Int>.makeStream()
        var configuration = Server.Configuration()
        configuration.timeouts.write = .milliseconds(200)
        let count = try await serving(configuration) { _ in
            Response(
                body: .stream { writer in
                    var count = 0
                    defer { report.yield(count) }
                    while true {
                        try await writer.write(Data(count: 64 * 1024))
                        count += 1
                    }
                })
        } _: { wire in
            wire.takeLittle()
            wire.send(Self.request)
            let reader = Mutex<Int?>(nil)
            let done = DispatchSemaphore(value: 0)
            Task {
                for await count in written {
                    reader.withLock { $0 = count }
                    break
                }
                done.signal()
            }
            done.wait()  // On the conversation's own thread, with the connection held open and nothing read.
            return reader.withLock { $0 }
        }
        // What the kernel takes in for both sides is some megabytes.
        #expect(try #require(count) < 1000)
    }

    @Test func `is cancelled when its reader leaves, although it writes nothing`() async throws {
        let (ended, end) = AsyncStream<Bool>.makeStream()
        let running = try await Server { _ in
            Response(
                body: .stream { _ in
                    do { try await Task.sleep(for: .seconds(600)) } catch {
                        end.yield(Task.isCancelled)
                        throw error
                    }
                })
        }.start()
        try await talk(to: running.address) { wire in
            wire.send(Self.request)
            _ = try wire.head()
        }
        #expect(await ended.first { _ in true } == true)
        await running.stop(within: .seconds(60))
    }

    @Test func `is not needed for a handler to notice that its client has left`() async throws {
        let (started, start) = AsyncStream<Void>.makeStream()
        let (ended, end) = AsyncStream<Bool>.makeStream()
        let running = try await Server { _ in
            start.yield()
            do { try await Task.sleep(for: .seconds(600)) } catch { end.yield(Task.isCancelled) }
            return Response(.serviceUnavailable)
        }.start()
        let wire = try await offPool { Connected(try Wire(to: running.address)) }
        wire.use { $0?.send(Self.request) }
        _ = await started.first { _ in true }
        wire.use { $0 = nil }
        #expect(await ended.first { _ in true } == true)
        await running.stop(within: .seconds(60))
    }

    @Test func `can be reset in the middle of its body, for the sake of a client's tests`() async throws {
        try await serving { _ in
            Response(body: .torn(Data("short".utf8), announcedLength: 100))
        } _: { wire in
            wire.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(throws: Wire.Trouble.reset) { try wire.answer() }
        }
    }

    @Test func `can be cut short of its length, or reset, for the sake of a client's tests`() async throws {
        try await serving { request in
            request.path == ["cut"]
                ? Response(body: .cut(Data("short".utf8), announcedLength: 100)) : Response(body: .reset)
        } _: { wire in
            wire.send("GET /cut HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(throws: Wire.Trouble.endsInside("short")) { try wire.answer() }
        }
        try await serving { _ in
            Response(body: .reset)
        } _: { wire in
            wire.send(Self.request)
            #expect(throws: Wire.Trouble.reset) { try wire.answer() }
        }
    }
}

/// A wire that is handed between threads, one at a time.
final class Connected: Sendable {
    private let wire: Mutex<Wire?>

    init(_ wire: sending Wire) {
        self.wire = Mutex(wire)
    }

    func use<Result: Sendable>(_ work: (inout sending Wire?) throws -> sending Result) rethrows -> Result {
        try wire.withLock(work)
    }
}

extension Answer {
    func with(_ fields: [String: String]) -> Answer {
        Answer(status: status, fields: fields, bytes: bytes)
    }
}
