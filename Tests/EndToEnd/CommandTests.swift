import Foundation
import Glibc
import OutsideProcesses
import RunningVitrine
import TestTraits
import Testing

extension `End to end` {
    @Suite struct `one command` {
        @Test(.requirement("VD-4", "VD-7"), arguments: Wiring.allCases)
        func `lists the videos as JSON of the promised shape`(_ wiring: Wiring) async throws {
            try await Home.fresh { home in
                let listed = try await home.run("videos", "list", "--json", wiring.option)
                #expect(listed.ending == .exited(0))
                #expect(listed.errors.isEmpty, "\(listed.errors)")
                let list = try #require(try listed.json as? [String: Any])
                #expect(list["source"] as? String == "live")
                #expect(list["savedAt"] is NSNull && list["nextPage"] is NSNull)
                let items = try #require(list["items"] as? [[String: Any]])
                #expect(items.count >= 3)
                for item in items {
                    let names: Set = ["id", "title", "summary", "thumbnailURL", "videoURL"]
                    #expect(names.isSubset(of: item.keys), "\(item.keys)")
                }
            }
        }

        @Test(.requirement("VD-11"), arguments: Wiring.allCases)
        func `shows one video, for a person and for a script`(_ wiring: Wiring) async throws {
            try await Home.fresh { home in
                let list = try ListedVideos(await home.run("videos", "list", "--json", wiring.option))
                let first = try #require(list.items.first)
                let shown = try await home.run("videos", "show", first.id, wiring.option)
                #expect(shown.ending == .exited(0))
                #expect(shown.output.contains(first.title))
                let json = try await home.run("videos", "show", first.id, wiring.option, "--json")
                let members = try #require(try json.json as? [String: Any])
                #expect(members["id"] as? String == first.id)
            }
        }

        @Test(arguments: Wiring.allCases)
        func `says with 66 that there is no such video`(_ wiring: Wiring) async throws {
            try await Home.fresh { home in
                let shown = try await home.run("videos", "show", "no-such-video", wiring.option)
                #expect(shown.ending == .exited(66))
                #expect(shown.output.isEmpty && !shown.errors.isEmpty)
                let json = try await home.run("videos", "show", "no-such-video", wiring.option, "--json")
                #expect(json.ending == .exited(66))
                struct Failure: Decodable {
                    let error: Told
                    struct Told: Decodable { let code, message: String }
                }
                let failure = try JSONDecoder().decode(Failure.self, from: Data(json.errors.utf8))
                #expect(failure.error.code == "notFound" && !failure.error.message.isEmpty)
            }
        }

        @Test(
            arguments: zip(
                [["serve", "--prot", "1"], ["video", "list"], ["videos", "lst"], ["--jsn"]],
                ["--port", "videos", "list", "--json"]))
        func `answers a slip of the pen with 64 and what was perhaps meant`(
            _ arguments: [String], _ meant: String
        ) async throws {
            try await Home.fresh { home in
                let answered = try await home.run(arguments)
                #expect(answered.ending == .exited(64))
                #expect(answered.errors.contains(meant), "\(answered.errors)")
                #expect(answered.output.isEmpty)
            }
        }

        @Test func `tells its version`() async throws {
            try await Home.fresh { home in
                let told = try await home.run("--version")
                #expect(told.ending == .exited(0))
                #expect(told.output.wholeMatch(of: /vitrine \d+\.\d+\S*\n/) != nil, "\(told.output)")
            }
        }

        @Test(arguments: [
            [], ["serve"], ["sandbox"], ["videos"], ["videos", "list"], ["videos", "show"], ["doctor"],
            ["completions"],
        ])
        func `explains every command in both languages`(_ path: [String]) async throws {
            try await Home.fresh { home in
                let english = try await home.run(path + ["--help"])
                let russian = try await home.run(path + ["--help", "--lang", "ru"])
                #expect(english.ending == .exited(0) && russian.ending == .exited(0))
                #expect(english.output.contains("vitrine " + path.joined(separator: " ")))
                #expect(russian.output.contains { "а"..."я" ~= $0 })
                #expect(!english.output.contains { "а"..."я" ~= $0 })
                #expect(english.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
            }
        }

        @Test(
            // The completions are for bash: where there is none, there is nobody to read them.
            .enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash"), "bash is not installed"))
        func `completes itself in bash`() async throws {
            try await Home.fresh { home in
                let script = try await home.run("completions", "bash")
                #expect(script.ending == .exited(0))
                let file = home.directory.appending(path: "completions.bash")
                try script.output.write(to: file, atomically: true, encoding: .utf8)
                let question = """
                    set -eu; source "$1"; COMP_WORDS=(vitrine vid); COMP_CWORD=1; COMP_LINE='vitrine vid'; COMP_POINT=11
                    COMPREPLY=(); "$(complete -p vitrine | sed 's/.*-F \\([^ ]*\\).*/\\1/')" vitrine vid vitrine
                    printf '%s\\n' "${COMPREPLY[@]}"
                    """
                let bash = try ChildProcess(
                    URL(filePath: "/bin/bash"), ["--norc", "-c", question, "bash", file.path],
                    environment: home.environment)
                let answered = try await bash.finished()
                #expect(answered.ending == .exited(0), "\(answered.errors)")
                #expect(answered.output.contains("videos"))
            }
        }

        @Test(arguments: Wiring.allCases)
        func `examines itself, and finds nothing wrong`(_ wiring: Wiring) async throws {
            try await Home.fresh { home in
                let examined = try await home.run("doctor", wiring.option)
                #expect(examined.ending == .exited(0), "\(examined.output) \(examined.errors)")
                #expect(examined.output.contains("Video feed"))
            }
        }

        @Test func `finds a data folder that cannot be written, and says what to do`() async throws {
            try await Home.fresh { home in
                // A file stands where the folder would be: that stops root as well.
                try Data().write(to: home.data)
                let examined = try await home.run("doctor", "--demo", "--data", home.data.appending(path: "x").path)
                #expect(examined.ending == .exited(69))
                #expect(examined.output.contains(home.data.path) && examined.output.contains("--data"))
            }
        }

        @Test func `stops by Control-C with 130 while the feed keeps silent`() async throws {
            let silence = try SilentServer()
            let feed = "http://127.0.0.1:\(silence.port)/test-api/videos"
            try await Home.fresh { home in
                let arguments = ["videos", "list", "--data", home.data.path]
                try await home.starting(arguments, changing: ["VITRINE_VIDEO_FEED_URL": feed]) { process in
                    try await silence.somebodyConnected()
                    process.send(SIGINT)
                    #expect(try await process.ending(within: .seconds(60)) == .exited(130))
                }
            }
        }

        @Test func `asks for a data folder where there is no home`() async throws {
            try await Home.fresh { home in
                let nowhere: [String: String?] = ["HOME": nil, "VITRINE_VIDEO_FEED_URL": "http://127.0.0.1:9/"]
                let listed = try await home.run(["videos", "list"], changing: nowhere)
                #expect(listed.ending == .exited(64))
                #expect(listed.errors.contains("--data"))
                // What keeps nothing needs no home.
                let memory = try await home.run(["videos", "list", "--memory"], changing: nowhere)
                #expect(memory.ending == .exited(0), "\(memory.errors)")
            }
        }
    }
}

extension ChildProcess.Finished {
    var json: Any { get throws { try JSONSerialization.jsonObject(with: Data(output.utf8)) } }
}

/// What `videos list --json` prints.
struct ListedVideos: Decodable {
    let items: [Item]
    let source: String
    let savedAt: String?

    struct Item: Decodable, Hashable {
        let id: String
        let title: String
    }

    init(_ finished: ChildProcess.Finished) throws {
        self = try JSONDecoder().decode(Self.self, from: Data(finished.output.utf8))
    }
}
