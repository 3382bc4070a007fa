import Foundation
import HTTPTransport
import MisbehavingServer
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(3))) struct `An upload over a transport` {
    private static let film = FilmServer.film(sizeInBytes: 3_000_000)
    private let folder: FilmFolder
    init() throws {
        folder = try FilmFolder()
        try Self.film.write(to: folder.file)
    }

    private func uploader(over transport: Transport) -> Uploader<Transport.Client> {
        Uploader(
            client: transport.client(), idleTimeout: .seconds(30),
            retries: RetryPolicy(attempts: 3, firstPause: .milliseconds(1), longestPause: .milliseconds(1)))
    }

    @Test(arguments: Transport.allCases, [0, 1, 3_000_000]) func `arrives whole`(_ transport: Transport, _ size: Int)
        async throws
    {
        try Self.film.prefix(size).write(to: folder.file)
        let server = try MisbehavingServer(.answer(201))
        defer { server.stop() }
        let followed = Mutex(Data())
        let reports = Mutex<[Int]>([])
        let order = UploadOrder(server.url("/film"), from: folder.file, headers: ["Authorization": "Bearer secret"]) {
            piece, offset in
            followed.withLock { $0 = $0.prefix(offset) + piece }
        }

        let answer = try await uploader(over: transport).upload(order) { progress in
            reports.withLock { $0.append(progress.sentBytes) }
        }

        #expect(answer.status == 201)
        let request = try #require(server.requests.first)
        #expect(request.line == "PUT /film HTTP/1.1")
        #expect(request.body == Self.film.prefix(size))
        switch transport {
        case .urlSession: #expect(request.values(of: "Transfer-Encoding") == ["chunked"])
        default: #expect(request.values(of: "Content-Length") == ["\(size)"])
        }
        #expect(request.values(of: "Authorization") == ["Bearer secret"])
        #expect(followed.withLock { $0 } == Self.film.prefix(size))
        #expect(reports.withLock { $0.first } == 0)
        #expect(reports.withLock { $0.last } == size)
    }

    @Test(arguments: Transport.allCases, [Reply.Step.close, .reset])
    func `that is cut in the middle is sent again, and fails when that is no use`(
        _ transport: Transport, _ end: Reply.Step
    ) async throws {
        let server = try MisbehavingServer(hearingOfABody: 100_000) { _ in [end] }
        defer { server.stop() }
        await #expect {
            try await uploader(over: transport).upload(UploadOrder(server.url("/film"), from: folder.file))
        } throws: { error in
            switch error {
            case UploadFailure.broken, UploadFailure.offline: true
            default: false
            }
        }
        #expect(server.acceptedConnections == 3)
    }

    @Test(arguments: Transport.allCases, [401, 413]) func `that is refused before it is whole is refused, once`(
        _ transport: Transport, _ status: Int
    ) async throws {
        let server = try MisbehavingServer(hearingOfABody: 50_000) { _ in
            .answer(status, headers: ["Connection: close"], "no").then(.waitForEnd)
        }
        defer { server.stop() }
        await #expect {
            try await uploader(over: transport).upload(UploadOrder(server.url("/film"), from: folder.file))
        } throws: { error in
            if case UploadFailure.refused(let answer) = error { answer.status == status } else { false }
        }
        #expect(server.requests.count == 1)
    }

    @Test(arguments: Transport.allCases) func `follows a redirect on its host, and goes to no other`(
        _ transport: Transport
    ) async throws {
        let stranger = try MisbehavingServer(.answer(200))
        defer { stranger.stop() }
        let server = try MisbehavingServer { request in
            switch request.target {
            case "/moved": .answer(307, headers: ["Location: /film"])
            case "/away": .answer(307, headers: ["Location: \(stranger.url("/film"))"])
            default: .answer(200)
            }
        }
        defer { server.stop() }
        let headers: HTTPHeaders = ["Authorization": "Bearer secret"]

        try await uploader(over: transport).upload(
            UploadOrder(server.url("/moved"), from: folder.file, headers: headers))
        #expect(server.requests.last?.body == Self.film)

        await #expect {
            try await uploader(over: transport).upload(
                UploadOrder(server.url("/away"), from: folder.file, headers: headers))
        } throws: { error in
            if case UploadFailure.badRedirect = error { true } else { false }
        }
        #expect(stranger.acceptedConnections == 0)
    }

    @Test(arguments: Transport.allCases) func `ends at once when it is cancelled, though nobody reads`(
        _ transport: Transport
    ) async throws {
        // More than the kernel takes in.
        let handle = try FileHandle(forWritingTo: folder.file)
        try handle.truncate(atOffset: 200 << 20)
        try handle.close()
        let isOver = Signal()
        let server = try MisbehavingServer(hearingOfABody: 100_000) { _ in [.waitFor(isOver), .close] }
        defer { server.stop() }
        let uploading = Task { [folder] in
            try await uploader(over: transport).upload(UploadOrder(server.url("/film"), from: folder.file))
        }
        _ = await server.requests(atLeast: 1)

        uploading.cancel()

        await #expect(throws: UploadFailure.cancelled) { try await uploading.value }
        isOver.tell()
        await server.openConnections(reach: 0)
    }
}
