import Foundation
import Glibc
import OutsideProcesses
import RunningVitrine
import TestTraits
import Testing

extension `End to end` {
    /// The live wiring, pointed at a sandbox in a process of its own, so that the feed can really go.
    @Suite struct `the list that is kept` {
        @Test(.requirement("VD-7", "VD-15"))
        func `stands in for a feed that is gone, and says since when it is kept`() async throws {
            try await Home.fresh { home in
                let (live, feed) = try await home.sandbox { sandbox in
                    (try ListedVideos(await home.list(from: sandbox.videoFeed)), sandbox.videoFeed)
                }
                #expect(live.source == "live" && live.savedAt == nil)
                #expect(live.items.count >= 3)

                let told = try await home.list(from: feed)
                let kept = try ListedVideos(told)
                #expect(told.ending == .exited(0))
                #expect(kept.source == "cache")
                #expect(kept.items == live.items)
                let savedAt = try Date(try #require(kept.savedAt), strategy: .iso8601)
                #expect(savedAt <= Date.now && savedAt > Date.now.addingTimeInterval(-3600))
                #expect(!told.errors.isEmpty)
            }
        }

        @Test(.requirement("VD-7"))
        func `is nothing at first: then the feed's absence is told, with 69`() async throws {
            try await Home.fresh { home in
                let feed = try await home.sandbox { $0.videoFeed }
                let told = try await home.list(from: feed)
                #expect(told.ending == .exited(69))
                #expect(told.output.isEmpty)
                #expect(told.errors.contains("\"offline\""), "\(told.errors)")
            }
        }

        @Test(.requirement("VD-7", "VD-15"))
        func `is shown with its details and thumbnails after a restart without the feed`() async throws {
            try await Home.fresh { home in
                let (seen, feed) = try await home.sandbox { sandbox in
                    let seen = try await home.visiting(sandbox.videoFeed) { visitor in
                        let list = try await visitor.page("/videos?wait")
                        let first = try #require(list.videoLinks.first)
                        #expect(try await visitor.get(first + "/thumbnail").status == 200)
                        return list.videoLinks
                    }
                    return (seen, sandbox.videoFeed)
                }
                try await home.visiting(feed) { visitor in
                    let list = try await visitor.get("/videos?wait")
                    #expect(list.status == 200)
                    #expect(WebPage(list).videoLinks == seen)
                    #expect(list.text.contains("The video feed cannot be reached."))
                    let first = try #require(seen.first)
                    #expect(try await visitor.get(first).status == 200)
                    #expect(try await visitor.get(first + "/thumbnail").status == 200)
                }
            }
        }

        @Test(.requirement("VD-7"))
        func `is there after kill -9`() async throws {
            try await Home.fresh { home in
                let (seen, feed) = try await home.sandbox { sandbox in
                    let changes = ["VITRINE_VIDEO_FEED_URL": Optional(sandbox.videoFeed.absoluteString)]
                    let seen = try await home.serving(changing: changes) { vitrine in
                        let visitor = Visitor(vitrine)
                        try await visitor.open(vitrine)
                        let links = try await visitor.page("/videos?wait").videoLinks
                        vitrine.process.send(SIGKILL)
                        #expect(try await vitrine.process.ending(within: .seconds(60)) == .killed(signal: SIGKILL))
                        return links
                    }
                    return (seen, sandbox.videoFeed)
                }
                try await home.visiting(feed) { visitor in
                    let links = try await visitor.page("/videos").videoLinks
                    #expect(links == seen)
                }
            }
        }

        @Test func `is for the person's own eyes: folders 0700, files 0600`() async throws {
            try await Home.fresh { home in
                try await home.sandbox { sandbox in
                    try await home.visiting(sandbox.videoFeed) { visitor in
                        let first = try #require(try await visitor.page("/videos?wait").videoLinks.first)
                        #expect(try await visitor.get(first + "/thumbnail").status == 200)
                    }
                }
                let kept = try FileManager.default.subpathsOfDirectory(atPath: home.data.path)
                #expect(kept.count >= 2, "\(kept)")
                for path in kept + [""] {
                    let attributes = try FileManager.default.attributesOfItem(
                        atPath: home.data.appending(path: path).path)
                    let isFolder = attributes[.type] as? FileAttributeType == .typeDirectory
                    let permissions = attributes[.posixPermissions] as? Int
                    #expect(permissions == (isFolder ? 0o700 : 0o600), "\(path)")
                }
            }
        }

        @Test func `lies where XDG says`() async throws {
            try await Home.fresh { home in
                let data = home.directory.appending(path: "share")
                try await home.sandbox { sandbox in
                    let listed = try await home.run(
                        ["videos", "list"],
                        changing: [
                            "VITRINE_VIDEO_FEED_URL": sandbox.videoFeed.absoluteString, "XDG_DATA_HOME": data.path,
                        ])
                    #expect(listed.ending == .exited(0))
                }
                let kept = try FileManager.default.subpathsOfDirectory(atPath: data.path)
                #expect(kept.contains { $0.hasPrefix("vitrine/") })
                #expect(!FileManager.default.fileExists(atPath: home.directory.appending(path: ".local").path))
            }
        }
    }
}

extension Home {
    /// `videos list --json` over the live wiring.
    fileprivate func list(from feed: URL) async throws -> ChildProcess.Finished {
        try await run(
            ["videos", "list", "--json", "--data", data.path],
            changing: ["VITRINE_VIDEO_FEED_URL": feed.absoluteString])
    }

    /// `serve` over the live wiring, with its door open.
    fileprivate func visiting<Value>(_ feed: URL, _ work: (Visitor) async throws -> Value) async throws -> Value {
        try await serving(changing: ["VITRINE_VIDEO_FEED_URL": feed.absoluteString]) { vitrine in
            let visitor = Visitor(vitrine)
            try await visitor.open(vitrine)
            return try await work(visitor)
        }
    }
}
