import Foundation
import Testing

@testable import HTTPTransport

@Suite(.timeLimit(.minutes(2))) final class `Turns that programs share by a file` {
    private let file = FileManager.default.temporaryDirectory.appending(path: "vitrine-\(UUID().uuidString)")
    private let address = URL(string: "https://api.example/a")!

    deinit { try? FileManager.default.removeItem(at: file) }

    /// As another program would make them.
    private func turns(_ count: Int = 1, per period: Duration = .seconds(60)) -> SharedTurns {
        SharedTurns(file: file.path, count: count, period: period)
    }

    @Test func `come at once until there are as many as may be, then one after another`() async throws {
        var waits: [Duration] = []
        for _ in 0..<7 { waits.append(try #require(await turns(3, per: .seconds(100)).take())) }
        #expect(waits[..<3].allSatisfy { $0 == .zero })
        #expect(waits[3...].allSatisfy { $0 > .zero })
        #expect(waits[3] <= .seconds(100))
        #expect(waits[6] > waits[5] && waits[6] > .seconds(100))
    }

    @Test func `are each another's, however many ask at once`() async {
        let path = file.path
        let waits = await withTaskGroup(of: Duration?.self) { group in
            for _ in 0..<8 {
                group.addTask { await SharedTurns(file: path, count: 1, period: .seconds(60)).take() }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(waits.compactMap(\.self).count == 8)
        #expect(waits.count { $0 == .zero } == 1)
        #expect((waits.compactMap(\.self).max() ?? .zero) > .seconds(60 * 6))
    }

    @Test(arguments: [("9000000000000000000\n", 1), ("-5\n", 1), ("nonsense\n", 1), ("\n", 2), ("7", 9_000)])
    func `do not wait for what another start of the computer, or nobody, wrote`(text: String, times: Int) async throws {
        try Data(String(repeating: text, count: times).utf8).write(to: file)
        #expect(await turns().take() == .zero)
        #expect(try #require(await turns().take()) > .zero)
    }

    @Test func `are counted by each program alone where the file cannot be used`() async throws {
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        for _ in 0..<2 {
            let program = turns()
            #expect(await program.take() == .zero)
            #expect(try #require(await program.take()) > .zero)
        }
    }

    @Test func `make the folder of their file, for this person alone`() async throws {
        let folder = file.appending(path: "accounts")
        let turns = SharedTurns(file: folder.appending(path: "calls").path, count: 1, period: .seconds(60))
        #expect(await turns.take() == .zero)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["calls"])
        #expect(try FileManager.default.attributesOfItem(atPath: folder.path)[.posixPermissions] as? Int == 0o700)
    }

    @Test func `that come too late are not taken`() async throws {
        #expect(await turns().take() == .zero)
        #expect(await turns().take(within: .seconds(30)) == nil)
        #expect(try #require(await turns().take()) <= .seconds(60))
    }

    @Test func `that come after the deadline are given up at once`() async throws {
        let client = CannedHTTPClient(.status(204))
        let limited = client.limited(to: 1, per: .seconds(3_600), acrossProgramsBy: file)
        #expect(try await limited.send(HTTPRequest(.get, address)).status == 204)
        await #expect(throws: HTTPFailure.timedOut) { try await limited.send(HTTPRequest(.get, self.address)) }
        #expect(client.requests.count == 1)
    }
}

extension SharedTurns {
    fileprivate func take() async -> Duration? { await take(within: .seconds(3_600)) }
}
