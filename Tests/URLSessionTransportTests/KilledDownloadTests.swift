import Foundation
import MisbehavingServer
import OutsideProcesses
import TestTraits
import Testing

@Suite(.timeLimit(.minutes(10)), .serialized, .enabled(if: Downloading.isBuilt, "download-to-be-killed is not built"))
struct `A download whose process` {
    private let folder: FilmFolder

    init() throws {
        folder = try FilmFolder()
    }

    @Test(.requirement("VD-16"), arguments: [1, 4])
    func `is killed again and again is the film, and loses at most 1 MiB each time`(_ connections: Int) async throws {
        var random = SystemRandomNumberGenerator()
        var kills = 0
        for size in [6_000_001, 4_999_999] {
            let film = FilmServer.film(sizeInBytes: size)
            // Some MB/s: what is under way stays small, as over a real line.
            let server = try FilmServer(film) { _ in
                FilmServer.Manner(piece: 16 << 10, pause: (.milliseconds(connections == 1 ? 4 : 8), until: Signal()))
            }
            defer { server.stop() }
            try? FileManager.default.removeItem(at: folder.file)
            var accounted = 0
            var sent = 0
            while true {
                let child = try Downloading.started(server.url(), to: folder.file, connections: connections)
                _ = try await child.output.first(within: .seconds(60), "its start") { said in
                    said.isComplete || !said.lines.isEmpty ? true : nil
                }
                // A kill comes when so much more was sent, however fast the machine is.
                let mark = server.sentBytes + Int.random(in: 0...700_000, using: &random)
                while server.sentBytes < mark, !child.hasEnded { try await Task.sleep(for: .milliseconds(2)) }
                child.send(SIGKILL)
                let ending = try await child.ending(within: .seconds(60))
                guard ending == .killed(signal: SIGKILL) else {
                    #expect(ending == .exited(0))
                    break
                }
                kills += 1
                await server.openConnections(reach: 0)
                guard !folder.names.contains("film.mp4") else { break }
                let lost = (server.sentBytes - sent) - (try folder.keptBytes - accounted)
                #expect(lost <= 1 << 20)
                sent = server.sentBytes
                accounted = try folder.keptBytes
            }
            #expect(try folder.content == film)
        }
        #expect(kills > 4)
    }

    @Test func `may not make the file as large as it is says that the disk is full, and goes on later`() async throws {
        let film = FilmServer.film(sizeInBytes: 4_000_000)
        let server = try FilmServer(film) { _ in FilmServer.Manner() }
        defer { server.stop() }

        let limited = try Downloading.started(server.url(), to: folder.file, connections: 1, blocksAtMost: 4000)
        let first = try await limited.finished()
        #expect(first.output == "from 0\ndiskFull\n")
        #expect(try (4000 * 512 - 65_536...4000 * 512).contains(folder.keptBytes))
        #expect(folder.names == ["film.mp4.part", "film.mp4.part.json"])

        let kept = try folder.keptBytes
        let second = try await Downloading.started(server.url(), to: folder.file, connections: 1).finished()
        #expect(second.output == "from \(kept)\nwhole 4000000\n")
        #expect(try folder.content == film)
    }
}

private enum Downloading {
    /// Stands beside the test bundle.
    static var executable: URL? {
        Bundle.main.executableURL?.deletingLastPathComponent().appending(path: "download-to-be-killed")
    }

    static var isBuilt: Bool {
        executable.map { FileManager.default.isExecutableFile(atPath: $0.path) } ?? false
    }

    /// - Parameter blocks: of 512 bytes, in any file that it writes.
    static func started(
        _ url: URL, to file: URL, connections: Int, blocksAtMost blocks: Int? = nil
    ) throws -> ChildProcess {
        let command = [executable?.path ?? "", url.absoluteString, file.path, "\(connections)"]
        let limit = blocks.map { "ulimit -f \($0); " } ?? ""
        return try ChildProcess(
            URL(filePath: "/bin/sh"), ["-c", limit + "exec \"$@\"", "sh"] + command,
            environment: ["SWIFT_BACKTRACE": "enable=no"])
    }
}
