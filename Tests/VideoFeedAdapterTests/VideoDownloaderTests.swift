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

@Suite(.timeLimit(.minutes(1))) final class `A download over HTTP` {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-\(UUID().uuidString)")
    private var file: URL { folder.appending(path: "lessons-950.mp4") }

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func downloader(_ answer: CannedAnswer) -> HTTPVideoDownloader<CannedHTTPClient> {
        let once = DownloadOptions(retries: RetryPolicy(attempts: 1))
        return HTTPVideoDownloader(Downloader(client: CannedHTTPClient { _ in answer }, options: once))
    }

    private func download(_ answer: CannedAnswer) async throws -> Int {
        try await downloader(answer).download(.feed, to: file, expecting: nil) { _ in }
    }

    @Test(.requirement("VD-16"), arguments: [400, 401, 403, 404, 407, 410, 451])
    func `that leads nowhere, or that its host refuses, says which`(_ status: Int) async throws {
        let expected: DownloadError = [401, 403, 407, 451].contains(status) ? .refused : .gone
        await #expect(throws: expected) { try await download(.status(status)) }
    }

    @Test(
        .requirement("VD-16"),
        arguments: [
            (429, "7", DownloadError.tryLater(after: .seconds(7))), (503, "90", .tryLater(after: .seconds(90))),
            (429, nil, .tryLater(after: .seconds(60))), (500, nil, .sourceFailed), (502, nil, .sourceFailed),
        ] as [(Int, String?, DownloadError)])
    func `that its host cannot give now says when to go on`(
        _ status: Int, _ retryAfter: String?, _ expected: DownloadError
    ) async throws {
        let headers = retryAfter.map { HTTPHeaders([.init("Retry-After", $0)]) } ?? [:]
        await #expect(throws: expected) { try await download(.status(status, headers: headers)) }
    }

    @Test(
        .requirement("VD-16"),
        arguments: ["text/html; charset=utf-8", "application/xhtml+xml", "application/vnd.apple.mpegurl"])
    func `of a page or a playlist is no video`(_ type: String) async throws {
        let answer = CannedAnswer.status(
            200, headers: ["Content-Type": type, "ETag": "\"1\""], body: "<!DOCTYPE html>")
        await #expect(throws: DownloadError.notAVideo) { try await download(answer) }
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    @Test(arguments: ["video/mp4", "application/octet-stream", ""])
    func `of anything else that its host calls a file is kept`(_ type: String) async throws {
        let answer = CannedAnswer.status(200, headers: ["Content-Type": type, "Content-Length": "5"], body: "bytes")
        #expect(try await download(answer) == 5)
        #expect(FileManager.default.contents(atPath: file.path) == Data("bytes".utf8))
    }

    @Test(
        .requirement("VD-15"),
        arguments: [
            (HTTPFailure.offline(detail: "refused"), DownloadError.offline), (.timedOut, .offline),
            (.malformed(detail: "cut"), .sourceFailed), (.badRedirect(detail: "a loop"), .badLink),
            (.badRequest(detail: "no host"), .gone), (.cancelled, .cancelled),
        ])
    func `that the transport fails says what a person can do`(
        _ failure: HTTPFailure, _ expected: DownloadError
    ) async throws {
        await #expect(throws: expected) { try await download(.failure(failure)) }
    }

    @Test(.requirement("VD-16"))
    func `into a folder that is gone says so`() async throws {
        try FileManager.default.removeItem(at: folder)
        await #expect(throws: DownloadError.storageFailed) { try await download(.status(200, body: "bytes")) }
        #expect(await downloader(.status(200)).unfinished(at: file) == nil)
        try await downloader(.status(200)).discardUnfinished(at: file)
    }
}
