import Foundation
import Glibc
import OutsideProcesses
import RunningVitrine
import TestTraits
import Testing

extension `End to end` {
    /// The live wiring, from a host that sends slowly and counts what it sends.
    @Suite struct `a download` {
        /// Six megabytes of which no two parts are alike.
        private let film = Data((0..<6_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 9) })
        private let mebibyte = 1 << 20

        @Test(.requirement("VD-2", "VD-9"))
        func `stands on the shelf under its id, also when the feed and the host are gone`() async throws {
            try await Home.fresh { home in
                let feed = try await FilmHost.open(film) { _, feed in
                    let downloaded = try await home.videos("download", "17", from: feed)
                    #expect(downloaded.ending == .exited(0), "\(downloaded.errors)")
                    #expect(downloaded.output == home.keptFilm.path + "\n")
                    #expect(try Data(contentsOf: home.keptFilm) == film)
                    return feed
                }
                let kept = try await home.videos("kept", from: feed)
                #expect(kept.output.hasPrefix("lessons-17\t6\u{A0}MB\t"))
                #expect(kept.errors == "Kept: 1\u{A0}video, 6\u{A0}MB.\n")
                #expect(try await home.videos("verify", from: feed).ending == .exited(0))
                let again = try await home.videos("download", "17", from: feed)
                #expect(again.ending == .exited(0))

                var flipped = film
                flipped[3_000_000] ^= 1
                try flipped.write(to: home.keptFilm)
                let changed = try await home.videos("verify", from: feed)
                #expect(changed.ending == .exited(74))
                #expect(changed.output.hasPrefix("✗ lessons-17\tnot the bytes that were kept"))

                #expect(try await home.videos("remove", "17", from: feed).ending == .exited(0))
                #expect(try FileManager.default.contentsOfDirectory(atPath: home.shelf.path).isEmpty)
                #expect(try await home.videos("kept", from: feed).ending == .exited(2))
            }
        }

        @Test(arguments: ["urlsession", "libcurl"])
        func `comes by whichever of the two that speak HTTP is chosen`(_ transport: String) async throws {
            try await Home.fresh { home in
                try await FilmHost.open(film) { _, feed in
                    let downloaded = try await home.run(
                        ["videos", "download", "17", "--data", home.data.path],
                        changing: ["VITRINE_VIDEO_FEED_URL": feed.absoluteString, "VITRINE_TRANSPORT": transport])
                    #expect(downloaded.ending == .exited(0), "\(downloaded.errors)")
                    #expect(try Data(contentsOf: home.keptFilm) == film)
                }
            }
        }

        @Test(.requirement("VD-10", "VD-16"))
        func `that is interrupted ends with 130 at once, and goes on from there`() async throws {
            try await Home.fresh { home in
                try await FilmHost.open(film) { host, feed in
                    try await home.downloading(from: feed) { process in
                        try await host.hasSent(film.count / 3)
                        #expect(try await process.end(by: SIGINT) == .exited(130))
                    }
                    #expect(!FileManager.default.fileExists(atPath: home.keptFilm.path))
                    #expect(try await home.videos("kept", from: feed).output.contains("\tpaused, "))

                    let resumed = try await home.videos("download", "17", from: feed)
                    #expect(resumed.ending == .exited(0), "\(resumed.errors)")
                    #expect(try Data(contentsOf: home.keptFilm) == film)
                    #expect(host.sent.value <= film.count + mebibyte)
                }
            }
        }

        @Test(.requirement("VD-16"))
        func `that is killed three times goes on each time, and loses at most 1 MiB of what had come`() async throws {
            try await Home.fresh { home in
                try await FilmHost.open(film) { host, feed in
                    for third in 1...3 {
                        try await home.downloading(from: feed) { process in
                            try await host.hasSent(third * film.count / 5)
                            process.send(SIGKILL)
                            #expect(try await process.ending(within: .seconds(60)) == .killed(signal: SIGKILL))
                        }
                    }
                    let resumed = try await home.videos("download", "17", from: feed)
                    #expect(resumed.ending == .exited(0), "\(resumed.errors)")
                    #expect(try Data(contentsOf: home.keptFilm) == film)
                    #expect(host.sent.value <= film.count + 3 * mebibyte)
                }
            }
        }

        @Test(.requirement("VD-16"))
        func `of a film that changed meanwhile is the new film, whole`() async throws {
            try await Home.fresh { home in
                let brake = Brake(after: film.count / 2)
                try await FilmHost.open(film, pace: brake.wait) { host, feed in
                    try await home.downloading(from: feed) { process in
                        try await host.hasSent(film.count / 2)
                        #expect(try await process.end(by: SIGINT) == .exited(130))
                    }
                    brake.letGo()
                    let new = Data(film.reversed())
                    host.change(to: new)
                    #expect(try await home.videos("download", "17", from: feed).ending == .exited(0))
                    #expect(try Data(contentsOf: home.keptFilm) == new)
                }
            }
        }

        @Test(.requirement("VD-10"))
        func `is one at a time: a second command joins it, and both end when a third cancels it`() async throws {
            try await Home.fresh { home in
                try await FilmHost.open(film, pace: Brake(after: 2 * mebibyte).wait) { host, feed in
                    try await home.downloading(from: feed) { process in
                        try await host.hasSent(mebibyte)
                        try await home.downloading(from: feed) { second in
                            _ = try await second.errors.first(within: .seconds(60), "its progress") { said in
                                said.lines.contains { $0.contains("MB of 6") } ? true : nil
                            }
                            _ = try await home.videos("cancel", "17", from: feed)
                            #expect(try await process.ending(within: .seconds(60)) == .exited(130))
                            #expect(try await second.ending(within: .seconds(60)) == .exited(130))
                        }
                    }
                    #expect(host.sent.value < film.count)
                }
            }
        }

        @Test(.requirement("VD-10"))
        func `goes on in a command that joined it, when the first one is killed`() async throws {
            try await Home.fresh { home in
                let brake = Brake(after: 7 * mebibyte / 4)
                try await FilmHost.open(film, pace: brake.wait) { host, feed in
                    try await home.downloading(from: feed) { process in
                        try await host.hasSent(mebibyte)
                        try await home.downloading(from: feed) { second in
                            _ = try await second.errors.first(within: .seconds(60), "its progress") { said in
                                said.lines.contains { $0.contains("MB of 6") } ? true : nil
                            }
                            try await ComingFilm(file: home.keptFilm).isAccounted(to: mebibyte)
                            process.send(SIGKILL)
                            brake.letGo()
                            #expect(try await second.ending(within: .seconds(60)) == .exited(0))
                        }
                    }
                    #expect(try Data(contentsOf: home.keptFilm) == film)
                    #expect(host.sent.value <= film.count + mebibyte)
                }
            }
        }

        @Test(.requirement("VD-16"))
        func `into a file that the person names leaves only that file`() async throws {
            try await Home.fresh { home in
                try await FilmHost.open(film) { _, feed in
                    let folder = home.directory.appending(path: "films")
                    let file = folder.appending(path: "film.mp4").path
                    let address = feed.deletingLastPathComponent().appending(path: "film.mp4").absoluteString
                    let nowhere = try await home.videos("download", address, "-o", file, from: feed)
                    #expect(nowhere.ending == .exited(74), "\(nowhere.errors)")

                    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                    let there = try await home.videos("download", address, "-o", file, from: feed)
                    #expect(there.ending == .exited(0), "\(there.errors)")
                    #expect(there.output == file + "\n")
                    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["film.mp4"])
                    #expect(FileManager.default.contents(atPath: file) == film)
                }
            }
        }

        @Test(.requirement("VD-9"), arguments: Wiring.allCases)
        func `ends on the shelf in every world without a network`(_ wiring: Wiring) async throws {
            try await Home.fresh { home in
                let downloaded = try await home.run("videos", "download", "950", "--json", wiring.option)
                #expect(downloaded.ending == .exited(0), "\(downloaded.errors)")
                let last = try #require(downloaded.output.split(separator: "\n").last)
                let object = try JSONSerialization.jsonObject(with: Data(last.utf8)) as? [String: Any]
                let download = try #require(object?["download"] as? [String: Any])
                #expect(download["state"] as? String == "kept")
                #expect(download["receivedBytes"] as? Int == download["totalBytes"] as? Int)
            }
        }
    }
}
