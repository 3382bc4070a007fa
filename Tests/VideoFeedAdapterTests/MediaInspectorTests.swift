import HTTPTransport
import TestTraits
import Testing
import VideoCatalog
import VideoFeedAdapter

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

private let link = URL(string: "https://m.example/watch/17")!

@Suite(.requirement("VD-8")) struct `What a link leads to` {
    @Test(arguments: [
        ("video/mp4", Video.Media.file(link)), ("Video/WebM; codecs=vp9", .file(link)),
        ("application/mp4", .file(link)),
        ("application/vnd.apple.mpegurl", .stream(link)), ("application/x-mpegURL", .stream(link)),
        ("audio/mpegurl; charset=utf-8", .stream(link)),
    ])
    func `is told by the answer's type, without its body`(type: String, media: Video.Media) async throws {
        let client = host(type: type)
        #expect(try await HTTPMediaInspector(client: client).media(at: link) == media)
        #expect(client.requests.map(\.method) == [.head])
    }

    @Test(arguments: [
        ([UInt8]([0, 0, 0, 24]) + Array("ftypisom".utf8), Video.Media.file(link)),
        ([0x1A, 0x45, 0xDF, 0xA3], .file(link)), (Array("OggS".utf8), .file(link)),
        (Array("#EXTM3U\n#EXT-X-VERSION:3".utf8), .stream(link)),
        ([0xEF, 0xBB, 0xBF] + Array("#EXTM3U".utf8), .stream(link)),
    ])
    func `is told by its first bytes where the type does not`(bytes: [UInt8], media: Video.Media) async throws {
        for type in ["application/octet-stream", "text/plain", nil] {
            let client = host(type: type, body: Data(bytes))
            #expect(try await HTTPMediaInspector(client: client).media(at: link) == media)
            #expect(client.requests.last?.headers["Range"] == "bytes=0-1023")
            #expect(client.requests.last?.headers["Accept-Encoding"] == "identity")
        }
    }

    @Test(arguments: [("a.webm", Video.Media.file), ("a.m3u8", Video.Media.stream)])
    func `is told by its name where nothing else does`(
        name: String, media: @Sendable (URL) -> Video.Media
    ) async throws {
        let link = link.appending(path: name)
        let inspector = HTTPMediaInspector(client: host(type: nil, body: Data("?".utf8)))
        #expect(try await inspector.media(at: link) == media(link))
    }

    @Test func `may be told by the name that it was redirected to`() async throws {
        let client = CannedHTTPClient { request in
            request.url == link
                ? .status(302, headers: ["Location": "https://cdn.example/a.mp4"]) : .status(200, body: "?")
        }
        #expect(try await HTTPMediaInspector(client: client.following()).media(at: link) == .file(link))
    }

    @Test(arguments: [400, 403, 404, 405, 500, 501])
    func `is asked by GET of a host that does not answer HEAD`(status: Int) async throws {
        let client = CannedHTTPClient { request in
            .status(request.method == .head ? status : 206, headers: ["Content-Type": "video/mp4"])
        }
        #expect(try await HTTPMediaInspector(client: client).media(at: link) == .file(link))
        #expect(client.requests.map(\.method) == [.head, .get])
    }

    @Test func `is told by its name where the host sends all of it at once`() async throws {
        let whole = host(type: nil, body: Data(count: 1 << 20))
        let named = link.appending(path: "a.mp4")
        #expect(try await HTTPMediaInspector(client: whole).media(at: named) == .file(named))
        await #expect(throws: VideoCatalogError.unreadable) {
            try await HTTPMediaInspector(client: whole).media(at: link)
        }
    }

    @Test(arguments: ["a.mp4", "a"])
    func `is nothing to play where it is a page`(name: String) async throws {
        let inspector = HTTPMediaInspector(client: host(type: "text/html; charset=utf-8", body: Data("<html>".utf8)))
        await #expect(throws: VideoCatalogError.unreadable) {
            try await inspector.media(at: link.appending(path: name))
        }
    }

    @Test func `is nothing to play where nothing tells`() async throws {
        let inspector = HTTPMediaInspector(client: host(type: "application/pdf", body: Data("%PDF".utf8)))
        await #expect(throws: VideoCatalogError.unreadable) { try await inspector.media(at: link) }
    }

    @Test(arguments: [
        (HTTPFailure.offline(detail: ""), VideoCatalogError.offline), (.timedOut, .offline), (.cancelled, .cancelled),
    ])
    func `is not asked twice of a host out of reach`(failure: HTTPFailure, told: VideoCatalogError) async throws {
        let client = CannedHTTPClient(.failure(failure))
        await #expect(throws: told) { try await HTTPMediaInspector(client: client).media(at: link) }
        #expect(client.requests.count == 1)
    }

    @Test func `is not known where the host refuses both`() async throws {
        let inspector = HTTPMediaInspector(client: CannedHTTPClient(.status(404)))
        await #expect(throws: VideoCatalogError.sourceFailed) { try await inspector.media(at: link) }
    }

    /// Answers HEAD with the type alone, GET with the body as well.
    private func host(type: String?, body: Data = Data()) -> CannedHTTPClient {
        let headers = type.map { HTTPHeaders([.init("Content-Type", $0)]) } ?? [:]
        return CannedHTTPClient { request in
            .answer(status: 200, headers: headers, body: request.method == .head ? Data() : body)
        }
    }
}
