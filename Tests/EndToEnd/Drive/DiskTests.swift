import Foundation
import OutsideProcesses
import RunningVitrine
import TestTraits
import Testing

extension `End to end` {
    @Suite struct `a disk from the shell` {
        @Test(.requirement("DR-1", "DR-10"), arguments: Wiring.allCases)
        func `is shown to nobody who has not signed in`(_ wiring: Wiring) async throws {
            try await Home.fresh { home in
                for command in [["info"], ["ls"], ["recent"], ["published"], ["show", "/x"], ["find", "x"]] {
                    let run = try await home.run(["drive"] + command + [wiring.option, "--json"])
                    #expect(run.ending == .exited(77), "\(command): \(run.errors)")
                    #expect(run.output.isEmpty && run.errors.contains("\"signInNeeded\""))
                }
            }
        }

        @Test(.requirement("DR-2", "DR-3", "DR-25", "DR-26", "DR-27", "DR-33"))
        func `is filled, shared, changed and brought back, byte for byte`() async throws {
            try await Home.fresh { home in
                try await home.sandbox { sandbox in
                    let disk = try DiskShell(home, sandbox)
                    let name = "a #1?&+%20 “ё” 🧺.bin"
                    let bytes = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 13 &+ $0 >> 7) })
                    let file = home.directory.appending(component: name)
                    try bytes.write(to: file)

                    #expect(try await disk.run("mkdir", "/Work").ending == .exited(0))
                    #expect(try await disk.run("put", file.path, "/Work").output == "/Work/\(name)\n")
                    // What is there already, byte for byte, is in nobody's way.
                    #expect(try await disk.run("put", file.path, "/Work").output == "/Work/\(name)\n")
                    let other = home.directory.appending(path: "other/" + name)
                    try FileManager.default.createDirectory(
                        at: other.deletingLastPathComponent(), withIntermediateDirectories: true)
                    try (bytes + [0]).write(to: other)
                    let again = try await disk.run("put", other.path, "/Work")
                    #expect(again.ending == .exited(64) && again.errors.contains("already"))

                    let link = try await disk.run("publish", "/Work/\(name)").output
                    #expect(link.hasPrefix("http") && link.split(separator: "\n").count == 1)
                    #expect(try await disk.run("unpublish", "/Work/\(name)").ending == .exited(0))

                    #expect(try await disk.run("mv", "/Work", "/Moved").output == "/Moved\n")
                    let back = home.directory.appending(path: "back.bin")
                    #expect(try await disk.run("get", "/Moved/\(name)", "-o", back.path).output == back.path + "\n")
                    #expect(try Data(contentsOf: back) == bytes)

                    #expect(try await disk.run("rm", "/Moved").ending == .exited(0))
                    #expect(try await disk.run("ls", "/Moved").ending == .exited(66))
                    #expect(try await disk.run("trash", "restore", "/Moved").output == "/Moved\n")
                    #expect(try await disk.run("ls", "/Moved").output.hasSuffix("\t\(name)\n"))
                }
            }
        }

        @Test(.requirement("DR-4", "DR-17", "DR-30"))
        func `shows what was seen when there is no connection, and says since when`() async throws {
            try await Home.fresh { home in
                let disk = try await home.sandbox { sandbox in
                    let disk = try DiskShell(home, sandbox)
                    for command in [["ls"], ["info"], ["find", "а", "--json"]] {
                        #expect(try await disk.run(command).ending == .exited(0))
                    }
                    return disk
                }
                let kept = try await disk.run("ls", "--json")
                let list = try #require(try kept.json as? [String: Any])
                #expect(list["source"] as? String == "cache" && list["savedAt"] is String)
                #expect((list["items"] as? [Any])?.isEmpty == false)
                #expect(kept.errors.contains("was saved"))
                #expect(try await disk.run("find", "а").ending == .exited(0))
                #expect(try await disk.run("info").errors.contains("was saved"))
                #expect(try await disk.run("show", "/Документы").ending == .exited(0))
                let unseen = try await disk.run("ls", "/Документы")
                #expect(unseen.ending == .exited(69) && unseen.errors.contains("not opened before"))
            }
        }
    }
}
