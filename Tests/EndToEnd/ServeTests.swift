import Foundation
import OutsideProcesses
import RunningVitrine
import TestTraits
import Testing

extension `End to end` {
    @Suite struct `vitrine serve` {
        @Test(arguments: Wiring.allCases)
        func `prints one line with a link when it is ready, and ends by SIGTERM with 0`(_ wiring: Wiring) async throws {
            try await Home.fresh { home in
                let process = try await home.serving(wiring.option) { vitrine in
                    #expect(vitrine.process.output.value.lines.count == 1)
                    // 128 bits and more.
                    #expect(vitrine.key.count >= 22)
                    return vitrine.process
                }
                #expect(try await process.ending(within: .seconds(1)) == .exited(0))
            }
        }

        @Test(arguments: Wiring.allCases)
        func `prints the link as JSON for a script`(_ wiring: Wiring) async throws {
            struct Ready: Decodable { let url: URL }
            try await Home.fresh { home in
                try await home.starting(["serve", wiring.option, "--json", "--port", "0", "--no-open"]) { process in
                    let line = try await process.firstLine()
                    let ready = try JSONDecoder().decode(Ready.self, from: Data(line.utf8))
                    #expect(ready.url.host() == "127.0.0.1")
                    #expect(ready.url.query()?.hasPrefix("key=") == true)
                    process.send(SIGTERM)
                    #expect(try await process.ending(within: .seconds(30)) == .exited(0))
                }
            }
        }

        @Test(arguments: [SIGINT, SIGTERM])
        func `ends with 0 by a signal, also while a browser keeps a connection open`(_ signal: Int32) async throws {
            try await Home.fresh { home in
                try await home.serving("--memory") { vitrine in
                    let connection = try await vitrine.server.openConnection()
                    vitrine.process.send(signal)
                    #expect(try await vitrine.process.ending(within: .seconds(30)) == .exited(0))
                    _ = connection
                }
            }
        }

        @Test(arguments: Wiring.allCases)
        func `gives a new key at each launch`(_ wiring: Wiring) async throws {
            try await Home.fresh { home in
                let first = try await home.serving(wiring.option) { $0.key }
                let second = try await home.serving(wiring.option) { $0.key }
                #expect(first != second)
            }
        }

        @Test func `says which port is in use, and what to do`() async throws {
            try await Home.fresh { home in
                try await home.serving("--memory") { vitrine in
                    let port = String(vitrine.server.port)
                    let second = try await home.run("serve", "--memory", "--no-open", "--port", port)
                    #expect(second.ending == .exited(69))
                    #expect(second.errors.contains(port) && second.errors.contains("--port"), "\(second.errors)")
                    #expect(second.output.isEmpty)
                }
            }
        }

        // Linux tells which sockets a process listens on; elsewhere this is left to the server's own tests.
        @Test(
            .enabled(if: FileManager.default.fileExists(atPath: "/proc/net/tcp"), "needs /proc/net/tcp"),
            arguments: Wiring.allCases)
        func `listens on loopback only`(_ wiring: Wiring) async throws {
            try await Home.fresh { home in
                try await home.serving(wiring.option) { vitrine in
                    let (process, port) = (vitrine.process.identifier, vitrine.server.port)
                    // A table that changes while it is read may leave out a line.
                    let sockets = try await within(.seconds(60), "its socket in the table") {
                        while true {
                            let sockets = try ListeningSocket.all(of: process)
                            if sockets.contains(where: { $0.port == port }) { return sockets }
                            try await Task.sleep(for: .milliseconds(10))
                        }
                    }
                    #expect(sockets.filter { !$0.isLoopback } == [])
                }
            }
        }
    }
}
