import SimulatorAnswers
import SimulatorKit
import TestTraits
import Testing
import VideoFeedSimulator
import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite struct `A fault` {
    @Test(arguments: [
        Fault.stall(afterBytes: 5), .wrongTotal, .unreachable, .silent, .latency(milliseconds: 800), .status(404),
        .tryLater(seconds: 7), .page,
        .endlessRedirect,
        .cut(afterBytes: 0), .announcesMore, .announcesLess, .untyped, .noRanges, .changingETag,
        .reset(afterBytes: 12), .ignoresIfRange,
        .slow(bytesPerSecond: 9),
    ])
    func `is written as text and read again`(fault: Fault) {
        #expect(Fault(rawValue: fault.rawValue) == fault)
    }

    @Test(arguments: ["", "nonsense", "latency", "latency:-1", "status:99", "status:x", "slow:0", "cut:", "page:1"])
    func `that nobody knows is none`(text: String) {
        #expect(Fault(rawValue: text) == nil)
    }

    @Test func `resets the connection`() async throws {
        guard case .reset = try await list(.unreachable).body else { return #expect(Bool(false), "answered") }
    }

    @Test(arguments: [403, 404, 410, 500, 503])
    func `is another status, with a page`(status: Int) async throws {
        let answer = try await list(.status(status))
        #expect(answer.status.rawValue == status)
        #expect(answer.headers["Content-Type"] == "text/html; charset=utf-8")
    }

    @Test func `asks to wait`() async throws {
        let answer = try await list(.tryLater(seconds: 7))
        #expect(answer.status == .serviceUnavailable && answer.headers["Retry-After"] == "7")
    }

    @Test func `is a page with status 200`() async throws {
        let answer = try await list(.page)
        #expect(answer.status == .ok)
        #expect(String(decoding: try answer.data, as: UTF8.self).hasPrefix("<!DOCTYPE html>"))
    }

    @Test func `leads back to where the client is`() async throws {
        let answer = try await list(.endlessRedirect)
        #expect(answer.status == .found && answer.headers["Location"] == "/test-api/lessons")
    }

    @Test(arguments: [(Fault.cut(afterBytes: 100), 100, 0), (.announcesMore, 0, 10), (.announcesLess, 0, -10)])
    func `breaks an answer's length`(fault: Fault, sent: Int, announcedMore: Int) async throws {
        let whole = try await SimulatedVideoFeed().answer("/test-api/lessons").data.count
        guard case .cut(let data, let announced) = try await list(fault).body else {
            return #expect(Bool(false), "whole")
        }
        #expect(data.count == (sent > 0 ? sent : whole))
        #expect(announced == whole + announcedMore)
    }

    @Test func `cuts the part that was asked for, where it was`() async throws {
        let feed = SimulatedVideoFeed(conduct: Conduct(clips: [.cut(afterBytes: 40)]))
        let answer = try await feed.answer("/hls/small/0.ts", headers: ["Range": "bytes=100-299"])
        #expect(answer.status == .partialContent)
        #expect(answer.headers["Content-Range"]?.hasPrefix("bytes 100-299/") == true)
        guard case .cut(let data, 200) = answer.body else { return #expect(Bool(false), "not cut at 200") }
        let whole = try await SimulatedVideoFeed().answer("/hls/small/0.ts").data
        #expect(data == whole.dropFirst(100).prefix(40))
    }

    @Test func `sends the whole where the part is of another version`() async throws {
        let feed = SimulatedVideoFeed(conduct: Conduct(clips: [.changingETag, .slow(bytesPerSecond: 1000)]))
        let answer = try await feed.answer("/hls/small/0.ts", headers: ["Range": "bytes=100-", "If-Range": "\"0\""])
        #expect(answer.status == .ok)
    }

    @Test func `sends the part of another version, where the host does not heed what the client has`() async throws {
        let feed = SimulatedVideoFeed(conduct: Conduct(clips: [.changingETag, .ignoresIfRange]))
        let answer = try await feed.answer("/hls/small/0.ts", headers: ["Range": "bytes=100-199", "If-Range": "\"0\""])
        #expect(answer.status == .partialContent)
        #expect(try answer.data.count == 100)
    }

    @Test func `gives every answer another tag`() async throws {
        let feed = SimulatedVideoFeed(conduct: Conduct(clips: [.changingETag]))
        let tags = try await [
            feed.answer("/hls/small/0.ts").headers["ETag"], feed.answer("/hls/small/0.ts").headers["ETag"],
        ]
        #expect(tags[0] != nil && tags[0] != tags[1])
    }

    @Test func `withholds ranges`() async throws {
        let feed = SimulatedVideoFeed(conduct: Conduct(clips: [.noRanges]))
        #expect(try await feed.answer("/hls/small/0.ts").acceptsRanges == false)
    }

    @Test func `touches only what it is meant for`() async throws {
        let feed = SimulatedVideoFeed(
            conduct: Conduct(pictures: [.status(404)], paths: ["/hls/small/3.ts": [.status(500)]]))
        #expect(try await feed.answer("/test-api/lessons").status == .ok)
        #expect(try await feed.answer("/id/1/2000/2000.jpg").status == .notFound)
        #expect(try await feed.answer("/hls/small/2.ts").status == .ok)
        #expect(try await feed.answer("/hls/small/3.ts").status == .internalServerError)
    }

    @Test(.timeLimit(.minutes(1))) func `of silence ends when the client leaves`() async throws {
        let asking = Task { try await list(.silent) }
        asking.cancel()
        guard case .reset = try await asking.value.body else { return #expect(Bool(false), "answered") }
    }

    private func list(_ fault: Fault) async throws -> Response {
        try await SimulatedVideoFeed(conduct: Conduct(list: [fault])).answer("/test-api/lessons")
    }
}

@Suite struct `A damaged list` {
    @Test func `has one entry without an id`() async throws {
        let rows = try await rows(.oneBrokenEntry)
        #expect(rows.count == 12)
        #expect(rows.count { $0["id"] == nil } == 1)
    }

    @Test func `has rows of all kinds among the good ones`() async throws {
        let rows = try await rows(.damagedRows)
        #expect(rows.first?["id"] == .number(950) && rows.last?["id"] == .number(5630))
        #expect(rows.count == 22)
    }

    @Test func `has ids twice, once with the same and once with something else`() async throws {
        let rows = try await rows(.repeatedIDs)
        #expect(rows[11] == rows[0])
        #expect(rows[12]["id"] == rows[1]["id"] && rows[12]["name"] != rows[1]["name"])
    }

    @Test func `is empty`() async throws {
        #expect(try await rows(.emptyList).isEmpty)
    }

    @Test func `has ids as text`() async throws {
        #expect(try await rows(.idsAsText).allSatisfy { $0["id"]?.text != nil })
    }

    @Test func `has no link of HTTP`() async throws {
        for row in try await rows(.foreignLinks) {
            #expect(row["thumbnail"]?.text?.hasPrefix("http") == false)
            #expect(row["video_url"]?.text?.hasPrefix("http") == false)
        }
    }

    @Test func `has links that still lead to the files`() async throws {
        let feed = SimulatedVideoFeed(conduct: Conduct(rows: [.relativeLinks]))
        for row in try await feed.rows() {
            #expect(try await feed.answer(row["thumbnail"]?.text ?? "").status == .ok)
            #expect(try await feed.answer(row["video_url"]?.text ?? "").status == .ok)
        }
    }

    @Test func `has no thumbnails`() async throws {
        #expect(try await rows(.missingThumbnails).allSatisfy { $0["thumbnail"]?.text == nil })
    }

    @Test func `has thumbnails on a dead host`() async throws {
        #expect(
            try await rows(.deadThumbnailHost).allSatisfy {
                $0["thumbnail"]?.text?.hasPrefix("http://127.0.0.1:1/") == true
            })
    }

    @Test(arguments: [Damage.noList, .brokenJSON])
    func `is none`(damage: Damage) async throws {
        let body = try await SimulatedVideoFeed(conduct: Conduct(rows: [damage])).answer("/test-api/lessons").data
        #expect(throws: (any Error).self) { try JSONDecoder().decode([String: [Cell]].self, from: body) }
    }

    private func rows(_ damage: Damage) async throws -> [[String: Cell]] {
        try await SimulatedVideoFeed(conduct: Conduct(rows: [damage])).rows()
    }
}
