import Foundation
import OutsideProcesses
import RunningVitrine
import TestTraits
import Testing

extension `End to end` {
    @Suite struct `a disk on which things go wrong` {
        /// A command that cannot be done: how it ends, and what is said.
        struct Refused: Sendable, CustomTestStringConvertible {
            let command: [String]
            let code: Int32
            let words: String

            init(_ command: String..., code: Int32, _ words: String) {
                self.command = command
                self.code = code
                self.words = words
            }

            var testDescription: String { command.joined(separator: " ") }
        }

        @Test func `says in the person's words what cannot be done, and changes nothing`() async throws {
            let (gone, taken) = ("It is not there", "already")
            let refusals = [
                Refused("ls", "/nowhere", code: 66, gone), Refused("show", "/nowhere", code: 66, gone),
                Refused("get", "/nowhere", code: 66, gone), Refused("rm", "/nowhere", code: 66, gone),
                Refused("mv", "/nowhere", "/x", code: 66, gone), Refused("publish", "/nowhere", code: 66, gone),
                Refused("ls", "/../etc", code: 64, "no path of the disk"),
                Refused("mkdir", "/Документы", code: 64, taken),
                Refused("mkdir", "/nowhere/x", code: 66, "folder for it is not there"),
                Refused("mkdir", "/" + String(repeating: "я", count: 256), code: 64, "too long"),
                Refused("mv", "/Документы/План.md", "/a\u{7}b", code: 64, "cannot be seen"),
                Refused("mv", "/Документы/План.md", "/Документы/Бюджет.xlsx", code: 64, taken),
                Refused("mv", "/Документы", "/Документы/Главы", code: 64, "cannot go into itself"),
                Refused("cp", "/Документы", "/Документы/Главы/x", code: 64, "cannot go into itself"),
                Refused("rm", "/", code: 77, "does not allow"),
                Refused("put", "/nowhere", "/", code: 66, "file on this computer"),
                Refused("trash", "restore", "nothing", code: 66, gone),
            ]
            try await Home.withDisk { disk in
                let before = try await disk.run("ls", "-R").output
                for refusal in refusals {
                    let ran = try await disk.run(refusal.command)
                    #expect(ran.ending == .exited(refusal.code), "\(refusal.testDescription): \(ran.errors)")
                    #expect(ran.errors.contains(refusal.words), "\(refusal.testDescription): \(ran.errors)")
                    #expect(ran.output.isEmpty)
                }
                #expect(try await disk.run("ls", "-R").output == before)
            }
        }

        @Test func `has no room, gives none away, and takes the file later`() async throws {
            try await Home.withDisk { disk in
                let file = try disk.home.write(Data(repeating: 7, count: 50_000), to: "new.bin").path
                try await disk.happen("fill-disk")
                let put = try await disk.run("put", file, "/new.bin")
                #expect(put.ending == .exited(74) && put.errors.contains("no room"), "\(put.errors)")
                #expect(try await disk.run("show", "/new.bin").ending == .exited(66))
                try await disk.happen("enlarge-disk")
                #expect(try await disk.run("put", file, "/new.bin").ending == .exited(0))
            }
        }

        @Test(arguments: ["lost", "failed", "damaged"])
        func `keeps nothing of an upload that did not arrive whole, and takes it later`(_ flaw: String) async throws {
            try await Home.withDisk { disk in
                let file = try disk.home.write(Data(repeating: 7, count: 300_000), to: "new.bin").path
                try await disk.behave("uploads=\(flaw)")
                let put = try await disk.run("put", file, "/new.bin")
                #expect(put.ending == .exited(69), "\(put.errors)")
                try await disk.behave()
                // What arrived as something else is there under its name, and the person was told.
                #expect(try await disk.run("put", file, "/new.bin", "--replace").ending == .exited(0))
                let back = disk.home.directory.appending(path: "back.bin").path
                #expect(try await disk.run("get", "/new.bin", "-o", back).ending == .exited(0))
                #expect(FileManager.default.contentsEqual(atPath: file, andPath: back))
            }
        }

        @Test func `follows a link that has expired to a new one, and says so when none serves`() async throws {
            try await Home.withDisk { disk in
                let place = disk.home.directory.appending(path: "plan.md").path
                try await disk.behave("links=expired")
                let get = try await disk.run("get", "/Документы/План.md", "-o", place)
                #expect(get.ending == .exited(69), "\(get.errors)")
                #expect(!FileManager.default.fileExists(atPath: place))
                try await disk.behave("links=redirected")
                #expect(try await disk.run("get", "/Документы/План.md", "-o", place).ending == .exited(0))
            }
        }

        @Test func `asks for another sign-in when its token is withdrawn`() async throws {
            try await Home.withDisk { disk in
                #expect(try await disk.run("ls").ending == .exited(0))
                try await disk.happen("withdraw-tokens")
                let file = try disk.home.write(Data("x".utf8), to: "x.txt").path
                for command in [["ls", "-R"], ["put", file, "/x.txt"], ["get", "/Документы"], ["info"]] {
                    let ran = try await disk.run(command)
                    #expect(ran.ending == .exited(77) && ran.errors.contains("Sign in again"), "\(ran.errors)")
                }
            }
        }

        @Test func `ends a listing that changes meanwhile, and tells of a change that came to nothing`() async throws {
            try await Home.withDisk { disk in
                try await disk.behave("listings=changing")
                #expect(try await disk.run("ls", "-R").ending == .exited(0))
                try await disk.behave("operations=failure")
                let removed = try await disk.run("rm", "/Документы")
                #expect(removed.ending == .exited(69) && removed.errors.contains("could not finish"))
                #expect(try await disk.run("ls", "/Документы").ending == .exited(0))
            }
        }

        @Test(.requirement("DR-17"), arguments: ["", "{", "null", "{\"format\":\"drive-listing\",\"version\":1}"])
        func `asks again where what it kept is damaged, and keeps it aside`(_ text: String) async throws {
            try await Home.withDisk { disk in
                let listed = try await disk.run("ls")
                let kept = try disk.home.files(in: "data/drive").keys.filter { $0.contains("/listing-") }
                for name in kept { _ = try disk.home.write(Data(text.utf8), to: "data/drive/" + name) }
                try await disk.behave("disk=status%3A502")
                let ran = try await disk.run("ls")
                #expect(ran.ending == .exited(69) && ran.output.isEmpty, "\(ran.errors)")
                try await disk.behave()
                #expect(try await disk.run("ls").output == listed.output)
                if !text.isEmpty {
                    #expect(try disk.home.files(in: "data/drive").values.contains(Data(text.utf8)))
                }
            }
        }

        /// A disk of the test's own: memory that only this script sees.
        @Test(.enabled("disks cannot be mounted here") { try await Home.canMountDisks })
        func `says that this computer has no room, and goes on when there is some`() async throws {
            try await Home.withDisk { disk in
                let bytes = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 9) })
                let file = try disk.home.write(bytes, to: "film.bin")
                #expect(try await disk.run("put", file.path, "/film.bin").ending == .exited(0))
                let ran = try await disk.run(
                    script: """
                        set -u; cd "$HOME"; mkdir disk; mount -t tmpfs -o size=1m none disk
                        "$@"; echo "ended with $?"
                        mount -o remount,size=16m disk
                        "$@"; echo "ended with $?"; cp disk/film.bin back.bin; ls disk
                        """, ["get", "/film.bin", "-o", "disk/film.bin"])
                #expect(ran.output.hasPrefix("ended with 74\n"), "\(ran.output)\n\(ran.errors)")
                #expect(ran.output.hasSuffix("ended with 0\nfilm.bin\n"), "\(ran.output)\n\(ran.errors)")
                #expect(ran.errors.contains("too little room on this computer"))
                #expect(try disk.home.files()["back.bin"] == bytes)
            }
        }
    }
}
