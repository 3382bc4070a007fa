import Foundation
import OutsideProcesses
import WebServer

/// A feed of one film and the host of it, which sends slowly, counts what it sends, and may change the film.
final class FilmHost: Sendable {
    /// Returns when the next piece may be sent.
    typealias Pace = @Sendable (FilmHost) async throws -> Void

    /// Bytes of films, since the start.
    let sent = Watched(0)
    /// How many answers with the film are under way.
    let answering = Watched(0)
    private let film: Watched<Film>
    private let pace: Pace

    struct Film: Sendable {
        let bytes: Data
        let tag: String
    }

    init(_ bytes: Data, pace: @escaping Pace) {
        film = Watched(Film(bytes: bytes, tag: "\"1\""))
        self.pace = pace
    }

    /// Gives `work` the feed's address while the host is there.
    static func open<Value>(
        _ bytes: Data, pace: @escaping Pace = { _ in try await Task.sleep(for: .milliseconds(4)) },
        _ work: (FilmHost, URL) async throws -> Value
    ) async throws -> Value {
        let host = FilmHost(bytes, pace: pace)
        let server = try await Server { host.answer($0) }.start()
        do {
            let value = try await work(host, server.address.url.appending(path: "feed"))
            await server.stop(within: .zero)
            return value
        } catch {
            await server.stop(within: .zero)
            throw error
        }
    }

    /// Another version of the film from now on.
    func change(to bytes: Data) {
        film.update { $0 = Film(bytes: bytes, tag: "\"2\"") }
    }

    /// Waits until that many bytes were sent in all.
    func hasSent(_ count: Int) async throws {
        _ = try await sent.first(within: .seconds(60), "\(count) bytes sent") { $0 >= count ? true : nil }
    }

    private func answer(_ request: Request) -> Response {
        guard request.path == ["film.mp4"] else { return feed(request) }
        let film = film.value
        let range = Self.range(request.headers["Range"], of: film.bytes.count)
        let asked = range ?? 0..<film.bytes.count
        var headers: HeaderFields = [
            "Content-Type": "video/mp4", "ETag": film.tag, "Content-Length": "\(asked.count)",
        ]
        if range != nil {
            headers["Content-Range"] = "bytes \(asked.lowerBound)-\(asked.upperBound - 1)/\(film.bytes.count)"
        }
        return Response(
            range == nil ? .ok : .partialContent, headers: headers,
            body: .stream { writer in
                self.answering.update { $0 += 1 }
                defer { self.answering.update { $0 -= 1 } }
                for start in stride(from: asked.lowerBound, to: asked.upperBound, by: Self.step) {
                    let piece = film.bytes[start..<min(start + Self.step, asked.upperBound)]
                    try await writer.write(piece)
                    self.sent.update { $0 += piece.count }
                    try await self.pace(self)
                }
            }, acceptsRanges: false)
    }

    private static let step = 32 << 10

    private func feed(_ request: Request) -> Response {
        let title = String(repeating: "../a/", count: 60)
        let host = request.headers["Host"] ?? ""
        return .text(
            .ok,
            """
            {"lessons": [{"id": 17, "name": "\(title)", "description": "", "thumbnail": "",
            "video_url": "http://\(host)/film.mp4"}]}
            """, type: "application/json")
    }

    /// Of the form that the engine asks in: `bytes=0-99` (RFC 9110 §14.1.2).
    private static func range(_ header: String?, of count: Int) -> Range<Int>? {
        guard let numbers = header?.firstMatch(of: /^bytes=(\d+)-(\d*)$/), let start = Int(numbers.1), start < count
        else { return nil }
        return start..<min(count, (Int(numbers.2) ?? count) + 1)
    }
}

/// Lets a host send only so much, in all, until it is let go: what happens meanwhile happens in the middle of the film,
/// however busy the machine is.
final class Brake: Sendable {
    private let length: Int
    private let isLetGo = Watched(false)

    /// - Parameter length: in bytes; a piece for each connection may come on top.
    init(after length: Int) {
        self.length = length
    }

    func letGo() {
        isLetGo.update { $0 = true }
    }

    func wait(_ host: FilmHost) async throws {
        guard host.sent.value >= length else { return }
        _ = try await isLetGo.first(within: .seconds(120), "the brake let go") { $0 ? true : nil }
    }
}
