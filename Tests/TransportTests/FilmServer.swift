import Foundation
import MisbehavingServer
import Synchronization

/// A host of one film on loopback, that counts what it sends.
final class FilmServer: Sendable {
    /// How it sends a body.
    struct Manner: Sendable {
        var piece = 64 << 10
        /// After each piece, until that happens in the test.
        var pause: (Duration, until: Signal)?
        /// What it does after so many bytes of a body, instead of the rest.
        var cut: (afterBytes: Int, Reply.Step)?
        var knowsRanges = true

        /// 12,800 bytes a second at most, until that happens.
        static func slow(until signal: Signal) -> Manner {
            Manner(piece: 256, pause: (.milliseconds(20), until: signal))
        }
    }

    let film: Data
    private let sent = Count()
    private let server: MisbehavingServer

    init(_ film: Data, _ manner: @escaping @Sendable (SeenRequest) -> Manner) throws {
        self.film = film
        server = try MisbehavingServer { [sent] request in
            Self.reply(to: request, film, manner(request)) { sent.add($0) }
        }
    }

    /// In bytes, bodies only, from the start.
    var sentBytes: Int { sent.value }
    var requests: [SeenRequest] { server.requests }
    var connections: Int { server.acceptedConnections }
    func url(_ path: String = "/film.mp4") -> URL { server.url(path) }
    func requests(atLeast count: Int) async -> [SeenRequest] { await server.requests(atLeast: count) }
    func openConnections(reach count: Int) async { await server.openConnections(reach: count) }
    func stop() { server.stop() }

    static func reply(
        to request: SeenRequest, _ film: Data, _ manner: Manner, _ note: @escaping @Sendable (Int) -> Void
    ) -> Reply {
        let asked = manner.knowsRanges ? range(of: request, film.count) : nil
        let bytes = asked ?? 0..<film.count
        var head = asked == nil ? "HTTP/1.1 200 OK\r\n" : "HTTP/1.1 206 Partial Content\r\n"
        if asked != nil { head += "Content-Range: bytes \(bytes.lowerBound)-\(bytes.upperBound - 1)/\(film.count)\r\n" }
        head += "ETag: \"film\"\r\nContent-Length: \(bytes.count)\r\n\r\n"
        var reply = Reply.raw(head)
        var next = bytes.lowerBound
        let end = min(bytes.upperBound, bytes.lowerBound + (manner.cut?.afterBytes ?? bytes.count))
        while next < end {
            let piece = film[next..<min(next + manner.piece, end)]
            reply.steps += [.send(piece), .perform { note(piece.count) }]
            if let (pause, signal) = manner.pause { reply.steps.append(.pauseUnless(signal, pause)) }
            next = piece.endIndex
        }
        if end < bytes.upperBound, let cut = manner.cut?.1 { reply.steps.append(cut) }
        return reply
    }

    static func range(of request: SeenRequest, _ total: Int = .max) -> Range<Int>? {
        guard let ends = request.values(of: "Range").first?.dropFirst("bytes=".count).split(separator: "-"),
            ends.count == 2, let first = Int(ends[0]), let last = Int(ends[1]), first < total
        else { return nil }
        return first..<min(last + 1, total)
    }

    /// Bytes that tell where they stand.
    static func film(sizeInBytes: Int) -> Data {
        Data((0..<sizeInBytes).map { UInt8(truncatingIfNeeded: $0 / 256 ^ $0 &* 7) })
    }
}

/// A number that several threads add to.
private final class Count: Sendable {
    private let number = Mutex(0)
    var value: Int { number.withLock { $0 } }
    func add(_ more: Int) { number.withLock { $0 += more } }
}
