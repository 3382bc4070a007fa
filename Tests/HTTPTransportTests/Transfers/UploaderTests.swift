import Foundation
import HTTPTransport
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(2))) struct `An upload` {
    private let folder: DownloadFolder
    private let film = Film().content
    private static let url = Film.url

    init() throws {
        folder = try DownloadFolder()
        try film.write(to: folder.file)
    }

    private func uploader(_ client: CannedHTTPClient) -> Uploader<CannedHTTPClient> {
        Uploader(client: client, retries: RetryPolicy(attempts: 3, firstPause: .zero, longestPause: .zero))
    }

    @Test func `tells how far it is, and gives what was sent to whoever follows`() async throws {
        let client = CannedHTTPClient(.status(201))
        let reports = Mutex<[UploadProgress]>([])
        let followed = Mutex(Data())
        let order = UploadOrder(Self.url, from: folder.file, headers: ["Authorization": "Bearer secret"]) {
            piece, offset in
            followed.withLock { $0 = $0.prefix(offset) + piece }
        }

        let answer = try await uploader(client).upload(order) { progress in
            reports.withLock { $0.append(progress) }
        }

        #expect(answer.status == 201)
        #expect(client.requests.map(\.method) == [.put])
        #expect(client.requests.map { $0.headers["Authorization"] } == ["Bearer secret"])
        #expect(reports.withLock { $0.first?.sentBytes } == 0)
        #expect(reports.withLock { $0.last?.sentBytes } == film.count)
        #expect(reports.withLock { $0.map(\.sentBytes) } == reports.withLock { $0.map(\.sentBytes).sorted() })
        #expect(followed.withLock { $0 } == film)
    }

    @Test func `is sent anew after a failure that may pass, and followed anew`() async throws {
        let client = CannedHTTPClient(.failure(.offline(detail: "cut")), .status(503), .status(200))
        let beginnings = Mutex(0)
        let order = UploadOrder(Self.url, from: folder.file) { _, offset in
            if offset == 0 { beginnings.withLock { $0 += 1 } }
        }
        try await uploader(client).upload(order)
        #expect(client.requests.count == 3)
        #expect(beginnings.withLock { $0 } == 3)
    }

    @Test(arguments: [400, 401, 404, 409, 413, 507])
    func `that is refused is not sent again, and its answer is told`(_ status: Int) async throws {
        let client = CannedHTTPClient(.answer(status: status, headers: [:], body: Data("why".utf8)))
        await #expect(
            throws: UploadFailure.refused(HTTPResponse(status: status, body: Data("why".utf8), url: Self.url))
        ) {
            try await uploader(client).upload(UploadOrder(Self.url, from: folder.file))
        }
        #expect(client.requests.count == 1)
    }

    @Test func `is never sent twice by a method that may do it twice`() async throws {
        let client = CannedHTTPClient(.failure(.timedOut))
        await #expect(throws: UploadFailure.timedOut) {
            try await uploader(client).upload(UploadOrder(Self.url, from: folder.file, method: .post))
        }
        #expect(client.requests.count == 1)
    }

    @Test func `that the host cannot take now says when it may`() async throws {
        let client = CannedHTTPClient(.status(429, headers: ["Retry-After": "3600"]))
        await #expect(throws: UploadFailure.tryLater(status: 429, after: .seconds(3600))) {
            try await uploader(client).upload(UploadOrder(Self.url, from: folder.file))
        }
    }

    @Test(arguments: [307, 308]) func `follows a redirect on its host with the file and the token`(
        _ status: Int
    ) async throws {
        let client = CannedHTTPClient(.status(status, headers: ["Location": "/elsewhere"]), .status(200))
        try await uploader(client).upload(
            UploadOrder(Self.url, from: folder.file, headers: ["Authorization": "Bearer secret"]))
        #expect(client.requests.map(\.url.path) == ["/film.mp4", "/elsewhere"])
        #expect(client.requests.last?.fileBody?.file == folder.file)
        #expect(client.requests.last?.headers["Authorization"] == "Bearer secret")
    }

    @Test(arguments: ["https://other.example/film.mp4", "http://host.example/film.mp4"])
    func `goes to no other host, nor from https to http`(_ location: String) async throws {
        let client = CannedHTTPClient(.status(307, headers: ["Location": location]))
        await #expect {
            try await uploader(client).upload(UploadOrder(Self.url, from: folder.file))
        } throws: { error in
            if case UploadFailure.badRedirect = error { true } else { false }
        }
        #expect(client.requests.count == 1)
    }

    @Test(arguments: [CannedAnswer.status(200), .failure(.badRequest(detail: "a body of another length"))])
    func `of a file that is changed meanwhile says so`(_ answer: CannedAnswer) async throws {
        let file = folder.file
        let client = CannedHTTPClient { _ in
            // Another length: the file system's clock may be too coarse to tell.
            FileManager.default.createFile(atPath: file.path, contents: Data([1])) ? answer : .status(404)
        }
        await #expect(throws: UploadFailure.changed) {
            try await uploader(client).upload(UploadOrder(Self.url, from: file))
        }
    }

    @Test func `of what cannot be read sends nothing`() async throws {
        let client = CannedHTTPClient(.status(200))
        for file in [folder.url, folder.url.appending(path: "none")] {
            await #expect(throws: UploadFailure.unreadable) {
                try await uploader(client).upload(UploadOrder(Self.url, from: file))
            }
        }
        #expect(client.requests.isEmpty)
    }
}
