import Testing
import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite(.timeLimit(.minutes(2))) struct `A part of a body` {
    private static let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 / 7 &* 31) }

    enum Kind: CaseIterable {
        case data, file
    }

    /// A body of ``bytes``, held in memory or in a file that lives as long as the test.
    private func withBody(_ kind: Kind, _ test: (@escaping Server.Handler) async throws -> Void) async throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "part-\(UUID().uuidString)").path
        try Data(Self.bytes).write(to: URL(filePath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }  // Nothing depends on it any more.
        try await test { _ in
            switch kind {
            case .file: Response(headers: ["Content-Type": "a/b"], body: .file(path: path))
            case .data: Response(headers: ["Content-Type": "a/b", "ETag": "\"v1\""], body: .data(Data(Self.bytes)))
            }
        }
    }

    @Test(arguments: Kind.allCases) func `is the bytes that were asked for`(_ kind: Kind) async throws {
        try await withBody(kind) { handler in
            try await serving(handler: handler) { wire in
                for range in [0..<1, 10..<20, 1_000_000..<2_900_000, 2_999_999..<3_000_000] {
                    wire.send(
                        "GET / HTTP/1.1\r\nHost: a\r\nRange: bytes=\(range.lowerBound)-\(range.upperBound - 1)\r\n\r\n")
                    let answer = try wire.answer()
                    #expect(answer.status == 206)
                    #expect(
                        answer.fields["content-range"] == "bytes \(range.lowerBound)-\(range.upperBound - 1)/3000000")
                    #expect(answer.fields["content-type"] == "a/b")
                    #expect(answer.bytes == Array(Self.bytes[range]))
                }
                wire.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
                let whole = try wire.answer()
                #expect(whole.status == 200)
                #expect(whole.fields["accept-ranges"] == "bytes")
                #expect(whole.bytes == Self.bytes)
            }
        }
    }

    @Test(arguments: Kind.allCases) func `is told from the whole by its validators`(_ kind: Kind) async throws {
        try await withBody(kind) { handler in
            try await serving(handler: handler) { wire in
                wire.send("HEAD / HTTP/1.1\r\nHost: a\r\n\r\n")
                let tag = try #require(try wire.answer(to: "HEAD").fields["etag"])
                let range = "Range: bytes=0-0\r\n"
                for (fields, status) in [
                    ("\(range)If-Range: \(tag)\r\n", 206), ("\(range)If-Range: \"other\"\r\n", 200),
                    ("If-None-Match: \(tag)\r\n", 304), ("\(range)If-None-Match: \(tag)\r\n", 304),
                    ("\(range)If-Match: \(tag)\r\n", 206), ("\(range)If-Match: \"other\"\r\n", 412),
                ] {
                    wire.send("GET / HTTP/1.1\r\nHost: a\r\n\(fields)\r\n")
                    let answer = try wire.answer()
                    #expect(answer.status == status)
                    #expect(answer.fields["etag"] == tag)
                }
            }
        }
    }

    @Test(arguments: Kind.allCases) func `past the end is 416, with the true length`(_ kind: Kind) async throws {
        try await withBody(kind) { handler in
            let answer = try await serving(handler: handler) { wire in
                wire.send("GET / HTTP/1.1\r\nHost: a\r\nRange: bytes=3000000-\r\n\r\n")
                return try wire.answer()
            }
            #expect(answer.status == 416)
            #expect(answer.fields["content-range"] == "bytes */3000000")
            #expect(answer.fields["content-length"] == "0")
        }
    }

    @Test func `of a file that changed has another tag`() async throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "changed-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: path) }  // Nothing depends on it any more.
        try Data("first".utf8).write(to: URL(filePath: path))
        try await serving { _ in
            Response(body: .file(path: path))
        } _: { wire in
            let request = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"
            wire.send(request)
            let first = try wire.answer()
            try Data("other".utf8).write(to: URL(filePath: path))
            wire.send(request)
            let second = try wire.answer()
            #expect(first.fields["etag"] != second.fields["etag"])
            #expect([first.text, second.text] == ["first", "other"])
        }
    }

    @Test func `is not served where the response does not accept ranges`() async throws {
        let answer = try await serving { _ in
            Response(body: .data(Data("0123456789".utf8)), acceptsRanges: false)
        } _: { wire in
            wire.send("GET / HTTP/1.1\r\nHost: a\r\nRange: bytes=0-0\r\n\r\n")
            return try wire.answer()
        }
        #expect(answer.status == 200)
        #expect(answer.fields["accept-ranges"] == nil)
        #expect(answer.text == "0123456789")
    }

    @Test(arguments: ["/nowhere/at/all", "/", "/dev/null"])
    func `of what is no file is 404`(_ path: String) async throws {
        let answer = try await serving { _ in
            Response(body: .file(path: path))
        } _: { wire in
            wire.send("GET / HTTP/1.1\r\nHost: a\r\nRange: bytes=0-0\r\n\r\n")
            return try wire.answer()
        }
        #expect(answer.status == 404)
    }

    @Test func `is no harm to others when its client leaves in the middle`() async throws {
        try await withBody(.file) { handler in
            let running = try await Server(handler: handler).start()
            for _ in 0..<20 {
                try await talk(to: running.address) { wire in
                    wire.takeLittle()
                    wire.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
                    _ = try wire.head()
                }
            }
            let answer = try await talk(to: running.address) { wire in
                wire.send("GET / HTTP/1.1\r\nHost: a\r\nRange: bytes=0-0\r\n\r\n")
                return try wire.answer()
            }
            #expect(answer.status == 206)
            await running.stop(within: .zero)
        }
    }
}
