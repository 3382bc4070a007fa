import Testing

@testable import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite struct `The request parser` {
    @Test(arguments: Sample.accepted)
    func `reads a request the same in whatever pieces it comes`(_ sample: Sample) throws {
        let bytes = Array(sample.text.utf8)
        #expect(try Reading(bytes).requests.map(\.summary) == sample.requests)
        #expect(try Reading(pieces: bytes.map { [$0] }).requests.map(\.summary) == sample.requests)
        for cut in bytes.indices {
            let pieces = [Array(bytes[..<cut]), Array(bytes[cut...])]
            #expect(try Reading(pieces: pieces).requests.map(\.summary) == sample.requests, "cut at \(cut)")
        }
    }

    @Test(arguments: Refused.all)
    func `refuses what two readers could understand differently`(_ refused: Refused) {
        let bytes = Array(refused.text.utf8)
        #expect(Reading.refusal(pieces: [bytes])?.status == refused.status)
        #expect(Reading.refusal(pieces: bytes.map { [$0] })?.status == refused.status)
    }

    @Test func `refuses again after a refusal, whatever follows`() {
        var parser = RequestParser()
        parser.append("GET / HTTP/1.1\n".utf8)
        #expect(throws: RequestRefusal.self) { try parser.next() }
        parser.append("GET / HTTP/1.1\r\nHost: a\r\n\r\n".utf8)
        #expect(throws: RequestRefusal.self) { try parser.next() }
    }

    @Test func `does not wait for the end of what is no request`() {
        #expect(Reading.refusal(pieces: [[0x16, 0x03, 0x01, 0x02, 0x00]])?.status == .badRequest)
    }

    @Test(arguments: Refused.tooLarge)
    func `reads no more than its limits`(_ refused: Refused) {
        let limits = RequestParser.Limits(headBytes: 400, targetBytes: 64, fieldCount: 5, bodyBytes: 10)
        let bytes = Array(refused.text.utf8)
        #expect(Reading.refusal(pieces: [bytes], limits: limits)?.status == refused.status)
        #expect(Reading.refusal(pieces: bytes.map { [$0] }, limits: limits)?.status == refused.status)
    }

    @Test func `a body may be exactly as large as its limit`() throws {
        let limits = RequestParser.Limits(bodyBytes: 10)
        let text =
            "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nabcd\r\n6\r\nefghij\r\n0\r\n\r\n"
        #expect(try Reading(pieces: [Array(text.utf8)], limits: limits).requests.map(\.body) == ["abcdefghij"])
    }

    @Test(arguments: [
        ("HTTP/1.1", "", true), ("HTTP/1.1", "Connection: close\r\n", false),
        ("HTTP/1.1", "Connection: x, Close\r\n", false), ("HTTP/1.0", "", false),
        ("HTTP/1.0", "Connection: Keep-Alive\r\n", true), ("HTTP/1.0", "Connection: keep-alive, close\r\n", false),
        ("HTTP/1.7", "", true),
    ])
    func `tells whether the connection goes on`(_ version: String, _ field: String, _ keepsAlive: Bool) throws {
        let reading = try Reading(Array("GET / \(version)\r\nHost: a\r\n\(field)\r\n".utf8))
        #expect(reading.requests.first?.head.keepsAlive == keepsAlive)
    }

    @Test func `an absolute target's host takes the place of the Host field`() throws {
        let reading = try Reading(Array("GET HTTP://b.example:81?q HTTP/1.1\r\nHost: a\r\n\r\n".utf8))
        #expect(reading.requests.first?.head.target == "/?q")
        #expect(reading.requests.first?.head.headers.values(of: "host") == ["b.example:81"])
    }

    @Test func `a byte past ASCII in a field is kept as UTF-8, or else as Latin-1`() throws {
        let head = Array("GET / HTTP/1.1\r\nHost: a\r\nA: ".utf8)
        let utf8 = try Reading(head + "видео".utf8 + "\r\n\r\n".utf8)
        #expect(utf8.requests.first?.head.headers["A"] == "видео")
        let latin = try Reading(head + [0xE9] + "\r\n\r\n".utf8)
        #expect(latin.requests.first?.head.headers["A"] == "é")
    }

    /// Well-formed requests with a few bytes changed, removed, doubled or swapped for troublesome ones, from fixed
    /// seeds: nothing may crash, no piece-wise reading may differ, and no head with two framings may pass.
    @Test(arguments: 0..<64)
    func `understands damaged requests in one way or not at all`(seed: Int) {
        var chance = Chance(seed: UInt64(seed))
        for _ in 0..<150 {
            let bytes = chance.damage(Array(Sample.accepted[chance.below(Sample.accepted.count)].text.utf8))
            let whole = Reading.outcome(pieces: [bytes])
            let pieced = Reading.outcome(pieces: chance.pieces(of: bytes))
            #expect(whole.requests == pieced.requests, "\(bytes)")
            #expect(whole.refusal?.status == pieced.refusal?.status, "\(bytes)")
            for request in whole.requests {
                let lengths = request.head.headers.values(of: "Content-Length")
                let codings = request.head.headers.values(of: "Transfer-Encoding")
                #expect(lengths.count + codings.count <= 1, "\(bytes)")
                #expect(!request.head.headers.fields.contains { !$0.isWritable }, "\(bytes)")
            }
        }
    }
}
