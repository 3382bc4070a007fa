import Foundation
import HTTPTransport
import MisbehavingServer
import TestTraits
import Testing

@Suite(.timeLimit(.minutes(5)), .requirement("VD-16")) struct `A download over a transport` {
    private static let film = FilmServer.film(sizeInBytes: 5_000_000)
    private let folder: FilmFolder
    private var options = DownloadOptions(
        mostConnections: 1, idleTimeout: .seconds(20),
        retries: RetryPolicy(attempts: 5, firstPause: .milliseconds(10), longestPause: .milliseconds(10)))

    init() throws {
        folder = try FilmFolder()
    }

    private func download(_ server: FilmServer, over transport: Transport) async throws {
        _ = try await Downloader(client: transport.client().following(), options: options)
            .download(DownloadOrder(server.url(), to: folder.file))
    }

    @Test(arguments: Transport.allCases, [1, 4]) func `is the film`(_ transport: Transport, _ connections: Int)
        async throws
    {
        let server = try FilmServer(Self.film) { _ in FilmServer.Manner() }
        defer { server.stop() }
        var options = options
        options.mostConnections = connections
        _ = try await Downloader(client: transport.client(), options: options)
            .download(DownloadOrder(server.url(), to: folder.file))
        #expect(try folder.content == Self.film)
        #expect(folder.names == ["film.mp4"])
        #expect(server.sentBytes == Self.film.count)
    }

    @Test(arguments: Transport.allCases, [Reply.Step.close, .reset])
    func `cut every 300,000 bytes is the film, and little of it was sent twice`(
        _ transport: Transport, _ end: Reply.Step
    ) async throws {
        let server = try FilmServer(Self.film) { _ in FilmServer.Manner(cut: (300_000, end)) }
        defer { server.stop() }
        try await download(server, over: transport)
        #expect(try folder.content == Self.film)
        // A reset may take with it what was under way; an orderly end may not.
        if case .close = end { #expect(server.sentBytes == Self.film.count) }
    }

    @Test(arguments: Transport.allCases) func `over several connections that are all cut soon does not lose patience`(
        _ transport: Transport
    ) async throws {
        let secondCame = Signal()
        let server = try FilmServer(Self.film) { request in
            guard request.connection > 0 else { return .slow(until: secondCame) }
            secondCame.tell()
            return FilmServer.Manner(cut: (200_000, .close))
        }
        defer { server.stop() }
        var options = options
        options.mostConnections = 8
        options.retries.attempts = 2
        _ = try await Downloader(client: transport.client(), options: options)
            .download(DownloadOrder(server.url(), to: folder.file))
        #expect(try folder.content == Self.film)
        #expect(server.sentBytes == Self.film.count)
    }

    @Test(arguments: Transport.allCases) func `that stalls again and again goes on after the idle time-out`(
        _ transport: Transport
    ) async throws {
        let server = try FilmServer(Self.film) { request in
            FilmServer.Manner(cut: (1_500_000, .waitForEnd))
        }
        defer { server.stop() }
        var options = options
        options.idleTimeout = .milliseconds(500)
        // On a busy machine an answer may take longer than that to begin.
        options.retries.attempts = 100
        _ = try await Downloader(client: transport.client(), options: options)
            .download(DownloadOrder(server.url(), to: folder.file))
        #expect(try folder.content == Self.film)
    }

    @Test(arguments: Transport.allCases) func `from a host without ranges is the film, in one answer`(
        _ transport: Transport
    ) async throws {
        let server = try FilmServer(Self.film) { _ in FilmServer.Manner(knowsRanges: false) }
        defer { server.stop() }
        try await download(server, over: transport)
        #expect(try folder.content == Self.film)
        #expect(server.requests.count == 1)
    }

    @Test(arguments: Transport.allCases) func `from a slow host takes several connections, and each byte once`(
        _ transport: Transport
    ) async throws {
        let secondCame = Signal()
        let server = try FilmServer(Self.film) { request in
            if request.connection > 0 { secondCame.tell() }
            return .slow(until: secondCame)
        }
        defer { server.stop() }
        var options = options
        options.mostConnections = 8
        _ = try await Downloader(client: transport.client(), options: options)
            .download(DownloadOrder(server.url(), to: folder.file))
        #expect(try folder.content == Self.film)
        #expect(server.connections > 1)
        #expect(server.sentBytes == Self.film.count)
    }

    @Test(arguments: Transport.allCases)
    func `from a slow host that wants one connection only takes one, and loses nothing`(_ transport: Transport)
        async throws
    {
        let secondCame = Signal()
        let film = Self.film
        let server = try MisbehavingServer { request in
            guard request.connection == 0 else {
                secondCame.tell()
                return .answer(503, headers: ["Connection: close"], "").then(.close)
            }
            return FilmServer.reply(to: request, film, .slow(until: secondCame)) { _ in }
        }
        defer { server.stop() }
        var options = options
        options.mostConnections = 8
        _ = try await Downloader(client: transport.client(), options: options)
            .download(DownloadOrder(server.url(), to: folder.file))
        #expect(try folder.content == Self.film)
        #expect(server.acceptedConnections > 1)
    }

    @Test(.requirement("VD-10"), arguments: Transport.allCases)
    func `that is cancelled closes its connections, and goes on later`(_ transport: Transport) async throws {
        let server = try FilmServer(Self.film) { _ in FilmServer.Manner(cut: (3_000_000, .waitForEnd)) }
        defer { server.stop() }
        let order = DownloadOrder(server.url(), to: folder.file)
        let downloader = Downloader(client: transport.client(), options: options)
        let reached = Gate()
        let task = Task {
            try await downloader.download(order) { if $0.receivedBytes > 2_000_000 { reached.open() } }
        }
        await reached.wait()

        task.cancel()

        await #expect(throws: DownloadFailure.cancelled) { try await task.value }
        await server.openConnections(reach: 0)
        let kept = try folder.keptBytes
        #expect(kept > 2_000_000)
        let before = server.requests.count

        let whole = try FilmServer(Self.film) { _ in FilmServer.Manner() }
        defer { whole.stop() }
        var again = DownloadOrder(whole.url(), to: folder.file)
        again.source = order.source
        _ = try await downloader.download(again)
        #expect(try folder.content == Self.film)
        #expect(whole.sentBytes == Self.film.count - kept)
        #expect(server.requests.count == before)
    }

    @Test(arguments: Transport.allCases) func `refused with a challenge is refused`(_ transport: Transport) async throws
    {
        let server = try MisbehavingServer(.answer(401, headers: ["WWW-Authenticate: Basic realm=\"a\""], "who"))
        defer { server.stop() }
        await #expect(throws: DownloadFailure.refused(status: 401)) {
            try await Downloader(client: transport.client(), options: options)
                .download(DownloadOrder(server.url(), to: folder.file))
        }
    }

    @Test(
        arguments: Transport.allCases,
        [
            "Content-Length: 100\r\n\r\nhello", "Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n",
            "Content-Encoding: gzip\r\nContent-Length: 5\r\n\r\nhello",
        ])
    func `whose answer is not whole gets no name`(_ transport: Transport, _ answer: String) async throws {
        let server = try MisbehavingServer(Reply.raw("HTTP/1.1 200 OK\r\n" + answer).then(.close))
        defer { server.stop() }
        await #expect {
            try await Downloader(client: transport.client(), options: options)
                .download(DownloadOrder(server.url(), to: folder.file))
        } throws: { error in
            switch error {
            case DownloadFailure.broken, DownloadFailure.misanswered: true
            default: false
            }
        }
        #expect(!folder.names.contains("film.mp4"))
    }
}
