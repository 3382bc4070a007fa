import Foundation
import HTTPTransport
import SimulatorKit
import TestTraits
import Testing
import URLSessionTransport
import VideoCatalog
import VideoFeedAdapter
import VideoFeedSimulator

/// Every fault that the simulated host of clips offers, under the adapters that a person has.
@Suite(.timeLimit(.minutes(3)), .requirement("VD-16")) final class `A download from a host that misbehaves` {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-\(UUID().uuidString)")
    private var file: URL { folder.appending(path: "lessons-950.mp4") }

    init() throws {
        URLSessionClient.keepLoopbackDirect()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Downloads the first lesson's clip, 30 to 60 KB.
    ///
    /// - Parameter thenWell: whether it is tried once more, when the host behaves again.
    /// - Returns: the clip as it is, after the download ended without an error.
    private func download(_ faults: [Fault], thenWell: Bool = false) async throws -> Data {
        let simulator = try await SimulatedVideoFeed().start()
        do {
            let link = try #require(simulator.entries(of: .lessons).first?.link.flatMap { URL(string: $0) })
            let clip = try await URLSessionClient().send(HTTPRequest(.get, link)).body
            simulator.service.conduct = Conduct(clips: faults)
            let options = DownloadOptions(
                idleTimeout: .seconds(1),
                retries: RetryPolicy(attempts: 4, firstPause: .milliseconds(1), longestPause: .milliseconds(1)))
            let downloader = HTTPVideoDownloader(Downloader(client: URLSessionClient().following(), options: options))
            if thenWell {
                await #expect(throws: DownloadError.self) {
                    try await downloader.download(link, to: file, expecting: nil) { _ in }
                }
                #expect(!FileManager.default.fileExists(atPath: file.path))
                #expect(await downloader.unfinished(at: file).map { $0.received.count > 0 } == true)
                simulator.service.conduct = Conduct()
            }
            _ = try await downloader.download(link, to: file, expecting: nil) { _ in }
            await simulator.stop()
            return clip
        } catch {
            await simulator.stop()
            throw error
        }
    }

    @Test(arguments: [
        [Fault.slow(bytesPerSecond: 200_000)], [.noRanges], [.untyped], [.wrongTotal], [.latency(milliseconds: 100)],
        [.changingETag], [.changingETag, .slow(bytesPerSecond: 200_000)], [.ignoresIfRange],
        [.ignoresIfRange, .changingETag],
    ])
    func `is the whole clip all the same`(_ faults: [Fault]) async throws {
        let clip = try await download(faults)
        #expect(try Data(contentsOf: file) == clip)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["lessons-950.mp4"])
    }

    /// These hosts never send the last byte.
    @Test(arguments: [
        Fault.cut(afterBytes: 9_000), .reset(afterBytes: 9_000), .stall(afterBytes: 20_000), .announcesLess,
    ])
    func `keeps what has come, and is the whole clip once it behaves`(_ fault: Fault) async throws {
        let clip = try await download([fault], thenWell: true)
        #expect(try Data(contentsOf: file) == clip)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["lessons-950.mp4"])
    }

    @Test(arguments: [
        ([Fault.status(404)], DownloadError.gone), ([.status(401)], .refused), ([.page], .notAVideo),
        ([.endlessRedirect], .badLink), ([.tryLater(seconds: 7200)], .tryLater(after: .seconds(7200))),
        ([.unreachable], .offline), ([.silent], .offline), ([.noRanges, .announcesMore], .sourceFailed),
        ([.changingETag, .cut(afterBytes: 9_000)], .sourceFailed),
        ([.noRanges, .cut(afterBytes: 9_000)], .sourceFailed), ([.noRanges, .reset(afterBytes: 9_000)], .offline),
    ])
    func `says what a person can do, and keeps no file that is not whole`(
        _ faults: [Fault], _ expected: DownloadError
    ) async throws {
        await #expect(throws: expected) { try await download(faults) }
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }
}
