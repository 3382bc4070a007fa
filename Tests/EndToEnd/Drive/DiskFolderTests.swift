import Foundation
import Glibc
import OutsideProcesses
import RunningVitrine
import TestTraits
import Testing

extension `End to end` {
    @Suite(.requirement("DR-2", "DR-3")) struct `a folder from the shell` {
        /// 255 bytes are the most that this computer's disks take.
        private static let names = [
            "100% #1 + ?&=;,.txt", "%41%2F..txt", "“кавычки” 'и' \"ещё\".txt", ".hidden", "..two",
            "  spaces before.txt",
            "🏕️ 👨‍👩‍👧.txt", "cafe\u{301}.txt", "caf\u{E9}.txt", "back\\slash.txt", "12:30:00.txt", "[a] {b} |c|.txt",
            String(repeating: "д", count: 125) + "x.txt",
        ]

        @Test func `goes there and comes back, byte for byte, whatever its names are`() async throws {
            try await Home.withDisk { disk in
                for (number, name) in Self.names.enumerated() {
                    _ = try disk.home.write(Data("\(name)\n".utf8), to: "up/\(number) \(name.prefix(9))/\(name)")
                }
                let sent = try disk.home.files(in: "up")
                #expect(sent.count == Self.names.count)
                let up = disk.home.directory.appending(path: "up").path

                let put = try await disk.run("put", up, "/Мои #1 файлы")
                #expect(put.ending == .exited(0) && put.output == "/Мои #1 файлы\n", "\(put.errors)")
                let listed = try await disk.run("ls", "-R", "/Мои #1 файлы").output
                for name in Self.names { #expect(listed.contains("/\(name)\n"), "\(name)") }

                let back = disk.home.directory.appending(path: "back").path
                let get = try await disk.run("get", "/Мои #1 файлы", "-o", back)
                #expect(get.ending == .exited(0), "\(get.errors)")
                #expect(try disk.home.files(in: "back") == sent)
                // And again: everything is there already.
                let again = try await disk.run("get", "/Мои #1 файлы", "-o", back, "--json")
                #expect(again.lines(with: "wasThere") == sent.count && again.ending == .exited(0))
            }
        }

        @Test func `comes from the disk with every name that only looks like another`() async throws {
            try await Home.withDisk { disk in
                let odd = disk.home.directory.appending(path: "odd").path
                #expect(try await disk.run("get", "/Странные имена", "-o", odd).ending == .exited(0))
                let names = try FileManager.default.contentsOfDirectory(atPath: odd)
                #expect(names.count == 16)
                #expect(names.count { $0 == "café.txt" } == 2)
                #expect(names.contains { $0.utf8.count == 255 })
            }
        }

        @Test func `leaves what stands in its way, brings the rest, and says so`() async throws {
            try await Home.withDisk { disk in
                let mine = try disk.home.write(Data("mine".utf8), to: "back/План.md")
                _ = try disk.home.write(Data("mine, too".utf8), to: "back/Исходники")
                let get = try await disk.run("get", "/Документы", "-o", mine.deletingLastPathComponent().path)
                #expect(get.ending == .exited(64))
                #expect(get.errors.contains("/Документы/План.md: There is another file of that name"))
                #expect(get.errors.contains("/Документы/Исходники: There is another file of that name"))
                let files = try disk.home.files(in: "back")
                #expect(files["План.md"] == Data("mine".utf8) && files["Исходники"] == Data("mine, too".utf8))
                #expect(files.keys.contains("Главы/Глава 12.txt"))
            }
        }

        @Test func `that is killed on its way there goes on where it was`() async throws {
            try await Home.withDisk { disk in
                for number in 1...30 { _ = try disk.home.write(Data("file \(number)".utf8), to: "up/\(number).txt") }
                let up = disk.home.directory.appending(path: "up").path
                try await disk.starting(["drive", "put", up, "/up", "--json"]) { process in
                    _ = try await process.output.first(within: .seconds(60), "three files") { said in
                        said.lines.count { $0.contains("outcome") } >= 3 || said.isComplete ? true : nil
                    }
                    process.send(SIGKILL)
                    _ = try await process.ending(within: .seconds(60))
                }
                let again = try await disk.run("put", up, "/up", "--json")
                #expect(again.ending == .exited(0), "\(again.errors)")
                let (there, sent) = (again.lines(with: "wasThere"), again.lines(with: "done"))
                #expect(there >= 3 && there + sent == 30)
                let listed = try await disk.run("ls", "/up", "--json")
                #expect(((try listed.json as? [String: Any])?["items"] as? [Any])?.count == 30)
            }
        }

        @Test(.requirement("DR-19")) func `and a file in it that are killed on their way here go on where they were`()
            async throws
        {
            try await Home.withDisk { disk in
                let film = Data((0..<4_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 9) })
                _ = try disk.home.write(Data("first".utf8), to: "up/a.txt")
                let file = try disk.home.write(film, to: "up/film.mp4")
                #expect(
                    try await disk.run("put", file.deletingLastPathComponent().path, "/up").ending == .exited(0))
                try await disk.behave("content=slow%3A20000")
                let back = disk.home.directory.appending(path: "back")
                let part = back.appending(path: "film.mp4.part.json")
                try await disk.starting(["drive", "get", "/up", "-o", back.path]) { process in
                    while !FileManager.default.fileExists(atPath: part.path), !process.hasEnded {
                        try await Task.sleep(for: .milliseconds(5))
                    }
                    process.send(SIGKILL)
                    #expect(try await process.ending(within: .seconds(60)) == .killed(signal: SIGKILL))
                }
                #expect(try disk.home.files(in: "back")["film.mp4"] == nil)
                try await disk.behave()
                let again = try await disk.run("get", "/up", "-o", back.path, "--json")
                #expect(again.ending == .exited(0), "\(again.errors)")
                #expect(again.lines(with: "wasThere") == 1 && again.lines(with: "done") == 1)
                #expect(try disk.home.files(in: "back") == ["a.txt": Data("first".utf8), "film.mp4": film])
            }
        }
    }
}

extension ChildProcess.Finished {
    /// How many files came to that end, as a script reads it.
    fileprivate func lines(with outcome: String) -> Int {
        output.split(separator: "\n").count { $0.contains("\"outcome\": \"\(outcome)\"") }
    }
}
