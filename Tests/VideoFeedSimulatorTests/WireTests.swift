import HTTPTransport
import SimulatorKit
import TestTraits
import Testing
import URLSessionTransport
import VideoFeedFixtures
import VideoFeedSimulator

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite(.timeLimit(.minutes(2))) struct `The simulated feed, on the wire` {
    private let client = URLSessionClient()

    @Test func `names addresses that lead back to it`() async throws {
        let running = try await SimulatedVideoFeed().start()
        let list = try await client.send(HTTPRequest(.get, running.feedURL))
        #expect(list.headers["Content-Length"] == "\(list.body.count)")
        let picture = try #require(
            String(decoding: list.body, as: UTF8.self).replacing("\\/", with: "/")
                .firstMatch(of: /http:[^"]*deliveries[^"]*1000x560/))
        let answer = try await client.send(HTTPRequest(.get, try #require(URL(string: String(picture.output)))))
        #expect(answer.body == MediaFile(named: "hills-at-dawn.jpg")?.data)
        await running.stop()
    }

    @Test func `serves ranges and knows what a client has already`() async throws {
        let running = try await SimulatedVideoFeed().start()
        let clip = running.address.appending(path: "/hls/small/0.ts")
        let whole = try #require(MediaFile(named: "hls/small/0.ts")).data

        let part = try await client.send(HTTPRequest(.get, clip, headers: ["Range": "bytes=188-375"]))
        #expect(part.status == 206)
        #expect(part.headers["Content-Range"] == "bytes 188-375/\(whole.count)")
        #expect(part.body == whole.dropFirst(188).prefix(188))

        let past = try await client.send(HTTPRequest(.get, clip, headers: ["Range": "bytes=\(whole.count)-"]))
        #expect(past.status == 416)

        let head = try await client.send(HTTPRequest(.head, clip))
        #expect(head.headers["Content-Length"] == "\(whole.count)" && head.headers["Accept-Ranges"] == "bytes")

        let tag = try #require(head.headers["ETag"])
        #expect(try await client.send(HTTPRequest(.get, clip, headers: ["If-None-Match": tag])).status == 304)

        let condition: HTTPHeaders = ["Range": "bytes=188-375", "If-Range": "\"another\""]
        #expect(try await client.send(HTTPRequest(.get, clip, headers: condition)).body == whole)
        running.service.conduct.clips = [.ignoresIfRange]
        #expect(try await client.send(HTTPRequest(.get, clip, headers: condition)).status == 206)

        running.service.conduct.clips = [.noRanges]
        #expect(try await client.send(HTTPRequest(.get, clip, headers: ["Range": "bytes=188-375"])).body == whole)
        await running.stop()
    }

    @Test(arguments: [Fault.unreachable, .cut(afterBytes: 100), .reset(afterBytes: 100), .announcesMore])
    func `breaks its answers where it is told to`(fault: Fault) async throws {
        let running = try await SimulatedVideoFeed(conduct: Conduct(list: [fault])).start()
        await #expect(throws: HTTPFailure.self) { try await client.send(HTTPRequest(.get, running.feedURL)) }
        #expect(running.service.requests(to: "/test-api/lessons") >= 1)
        await running.stop()
    }

    @Test func `sends slowly and still all of it`() async throws {
        let running = try await SimulatedVideoFeed(conduct: Conduct(clips: [.slow(bytesPerSecond: 20_000)])).start()
        let answer = try await client.send(
            HTTPRequest(.get, running.address.appending(path: "/hls/small/index.m3u8"), deadline: .seconds(60)))
        #expect(answer.body == MediaFile(named: "hls/small/index.m3u8")?.data)
        await running.stop()
    }

    @Test func `stops while a client waits for an answer`() async throws {
        let running = try await SimulatedVideoFeed(conduct: Conduct(list: [.silent])).start()
        let asking = Task { try await client.send(HTTPRequest(.get, running.feedURL, deadline: .seconds(60))) }
        await running.service.waitForRequest(to: "/test-api/lessons")
        await running.stop()
        await #expect(throws: HTTPFailure.self) { try await asking.value }
    }
}
