import Foundation
import Glibc
import Testing
import WebServer

@Suite struct `A crowd of clients` {
    /// In a process of its own: it takes more descriptors than other tests could bear.
    @Test(.timeLimit(.minutes(5))) func `that asks nothing is held, while others are served`() async {
        await #expect(processExitsWith: .success) {
            let count = Descriptors.raiseLimit(for: 5000)
            var configuration = Server.Configuration()
            configuration.timeouts.head = .seconds(3600)  // On a slow machine the crowd waits for long.
            let running = try await Server(configuration: configuration) { .text(.ok, $0.target) }.start()
            try await offPool {
                let crowd = try (0..<count).map { _ in try Wire(to: running.address) }
                func ask(_ wire: Wire, _ target: String) throws {
                    wire.send("GET \(target) HTTP/1.1\r\nHost: a\r\n\r\n")
                    #expect(try wire.answer().text == target)
                }
                for number in 0..<100 { try ask(Wire(to: running.address), "/new/\(number)") }
                for number in stride(from: 0, to: count, by: 50) { try ask(crowd[number], "/crowd/\(number)") }
            }
            await running.stop(within: .seconds(10))
        }
    }

    /// In a process of its own, too: nothing in it can open anything.
    @Test(.timeLimit(.minutes(5))) func `that leaves no descriptor is told to come again, not that files are gone`()
        async
    {
        await #expect(processExitsWith: .success) {
            let path = FileManager.default.temporaryDirectory.appending(path: "crowd-\(UUID().uuidString)").path
            try Data("here".utf8).write(to: URL(filePath: path))
            defer { try? FileManager.default.removeItem(atPath: path) }  // Nothing depends on it any more.
            let running = try await Server { _ in Response(body: .file(path: path)) }.start()
            let answers = try await offPool {
                let wire = try Wire(to: running.address)
                func ask() throws -> Answer {
                    wire.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
                    return try wire.answer()
                }
                let before = try ask()
                let during = try Descriptors.withNone { try ask() }
                return [before, during, try ask()]
            }
            #expect(answers.map(\.status) == [200, 503, 200])
            #expect(answers.map(\.text) == ["here", "Try again later.\n", "here"])
            await running.stop(within: .seconds(10))
        }
    }
}

private enum Descriptors {
    /// Runs something while this process can open nothing.
    static func withNone<Result>(_ work: () throws -> Result) rethrows -> Result {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        var none = rlimit(rlim_cur: 0, rlim_max: limit.rlim_max)
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &none)
        defer { setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) }
        return try work()
    }

    /// How many connections, both ends in this process, the system allows: `wanted`, or visibly fewer.
    static func raiseLimit(for wanted: Int) -> Int {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        limit.rlim_cur = limit.rlim_max
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        let possible = limit.rlim_max > 1_000_000 ? wanted : min(wanted, (Int(limit.rlim_max) - 300) / 2)
        if possible < wanted {
            print(
                "NOTE: only \(possible) of \(wanted) connections were tried: the limit is \(limit.rlim_max) descriptors"
            )
        }
        return possible
    }
}
