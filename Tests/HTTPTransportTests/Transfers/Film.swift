import Foundation
import HTTPTransport
import Synchronization

/// A remote file, and how a good host answers for it.
struct Film: Sendable {
    static let url = URL(string: "https://host.example/film.mp4")!

    var content: Data
    var headers: HTTPHeaders = ["ETag": "\"1\""]

    /// Bytes that tell where in which version they stand.
    init(sizeInBytes: Int = 100_000, version: UInt8 = 1) {
        content = Data((0..<sizeInBytes).map { UInt8(truncatingIfNeeded: $0 / 256 ^ $0 &* 7) ^ version })
        headers = ["ETag": "\"\(version)\""]
    }

    func answer(to request: HTTPRequest) -> CannedAnswer {
        guard let asked = Self.range(of: request) else { return whole }
        guard asked.lowerBound < content.count else {
            return .status(416, headers: ["Content-Range": "bytes */\(content.count)"])
        }
        let range = asked.lowerBound..<min(asked.upperBound, content.count)
        var headers = headers
        headers["Content-Range"] = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(content.count)"
        return .answer(status: 206, headers: headers, body: content[range])
    }

    var whole: CannedAnswer {
        var headers = headers
        headers["Content-Length"] = "\(content.count)"
        return .answer(status: 200, headers: headers, body: content)
    }

    static func range(of request: HTTPRequest) -> Range<Int>? {
        guard let ends = request.headers["Range"]?.dropFirst("bytes=".count).split(separator: "-"), ends.count == 2,
            let first = Int(ends[0]), let last = Int(ends[1])
        else { return nil }
        return first..<(last + 1)
    }
}

/// A folder of a test's own, and the file that is to come into it.
final class DownloadFolder: Sendable {
    let url = FileManager.default.temporaryDirectory.appending(path: "vitrine-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    var file: URL { url.appending(path: "film.mp4") }
    var part: URL { url.appending(path: "film.mp4.part") }
    var account: URL { url.appending(path: "film.mp4.part.json") }
    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted() }
    var order: DownloadOrder { DownloadOrder(Film.url, to: file) }

    /// Of the finished file.
    var content: Data { get throws { try Data(contentsOf: file) } }
}

/// Passes one content only.
struct Comparison: ContentCheck {
    private let wanted: Data
    /// Is told how many bytes it was shown until now.
    private let onPiece: @Sendable (Int) -> Void
    private var found = Data()

    init(with wanted: Data, onPiece: @escaping @Sendable (Int) -> Void = { _ in }) {
        self.wanted = wanted
        self.onPiece = onPiece
    }

    mutating func take(_ piece: Data) {
        found += piece
        onPiece(found.count)
    }

    var hasPassed: Bool { found == wanted }
}

/// Counts from 0.
final class Counter: Sendable {
    private let count = Mutex(0)

    var next: Int {
        count.withLock { count in
            defer { count += 1 }
            return count
        }
    }
}

extension Downloader {
    /// In small slices, over one connection, and without waiting between tries.
    static func testing(_ client: Client, connections: Int = 1, sliceSize: Int = 16_000) -> Downloader {
        var options = DownloadOptions(
            mostConnections: connections,
            retries: RetryPolicy(attempts: 4, firstPause: .zero, longestPause: .zero))
        options.sliceSize = sliceSize
        return Downloader(client: client, options: options)
    }
}
