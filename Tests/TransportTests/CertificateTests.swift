import Foundation
import HTTPTransport
import OutsideProcesses
import Testing

/// A server that speaks TLS, and that nobody but itself vouches for.
private struct UnprovenServer {
    private static let openssl = URL(filePath: "/usr/bin/openssl")
    static let isThere = FileManager.default.isExecutableFile(atPath: openssl.path)

    private let process: ChildProcess
    let url: URL

    init(in folder: URL) async throws {
        let (key, certificate) = (
            folder.appending(path: "key.pem").path, folder.appending(path: "certificate.pem").path
        )
        let made = try await ChildProcess(
            Self.openssl,
            [
                "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", certificate, "-days", "2",
                "-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1",
            ], environment: [:]
        ).finished()
        try #require(made.ending == .exited(0), "\(made.errors)")
        process = try ChildProcess(
            Self.openssl, ["s_server", "-accept", "127.0.0.1:0", "-cert", certificate, "-key", key, "-www"],
            environment: [:])
        let address = try await process.output.first(within: .seconds(60), "the server's address") { said in
            said.lines.lazy.compactMap { $0.wholeMatch(of: /ACCEPT (127\.0\.0\.1:\d+)/)?.output.1 }.first.map(
                String.init)
        }
        url = try #require(URL(string: "https://\(address)/"))
    }

    func end() async throws { _ = try await process.end() }
}

@Suite(.timeLimit(.minutes(5)), .enabled(if: UnprovenServer.isThere, "openssl is not installed"))
struct `A host that cannot prove who it is` {
    @Test(arguments: Transport.allCases) func `is none that can be reached`(_ transport: Transport) async throws {
        try await withTemporaryDirectory { folder in
            let server = try await UnprovenServer(in: folder)
            do {
                _ = try await transport.client().send(HTTPRequest(.get, server.url))
                Issue.record("an answer came over a connection that nothing vouches for")
            } catch HTTPFailure.offline(let detail) {
                #expect(detail.contains("certificate"))
            }
            try await server.end()
        }
    }
}
