import CommandLineInterface
import Foundation
import InMemoryAdapters
import SharedKernel
import TestTraits
import Testing
import VideoCatalog

/// What JSON says of a video that nobody asked for.
let notKept = """
    "download": {"state": "notKept", "receivedBytes": 0, "totalBytes": null, "bytesPerSecond": null, "error": null}
    """

@Suite struct `The list of videos` {
    @Test(.requirement("VD-4", "VD-5"))
    func `is one line a video, in the feed's order, with a tab for scripts`() async {
        let printed = await Recorder().run("videos list")
        #expect(printed == Printed(output: "lessons-950\tThe first light\nlessons-7\tПоследний свет\n"))
    }

    @Test func `stands in columns on a terminal`() async {
        let printed = await Recorder().run("videos list", environment: ["NO_COLOR": "1"], isTerminal: true)
        #expect(printed == Printed(output: "lessons-950  The first light\nlessons-7    Последний свет\n"))
    }

    @Test(
        arguments: [
            ([:], true, true), (["NO_COLOR": ""], true, true), (["NO_COLOR": "1"], true, false),
            (["TERM": "dumb"], true, false), ([:], false, false),
        ] as [([String: String], Bool, Bool)])
    func `has colors on a terminal that wants them, and nowhere else`(
        _ environment: [String: String], _ isTerminal: Bool, _ colored: Bool
    ) async {
        let printed = await Recorder().run("videos list", environment: environment, isTerminal: isTerminal)
        #expect(printed.output.contains("\u{1B}[") == colored)
    }

    @Test func `is one object of JSON with every field`() async throws {
        let printed = await Recorder().run("videos list --json")
        #expect(
            printed.output == """
                {"items": [{"id": "lessons-950", "title": "The first light", "summary": "Look east.\\nThen wait.", \
                "thumbnailURL": "https://media.example/950.jpg", "videoURL": "https://media.example/950.mp4", \
                "kind": "file", \(notKept)}, {"id": "lessons-7", "title": "Последний свет", "summary": "", "thumbnailURL": null, \
                "videoURL": "https://media.example/7/index.m3u8", "kind": "stream", \(notKept)}], "source": "live", \
                "savedAt": null, "nextPage": null, "skipped": []}

                """)
        #expect(printed.exitCode == .done)
        #expect(try JSONSerialization.jsonObject(with: Data(printed.output.utf8)) is [String: Any])
    }

    @Test(
        .requirement("VD-7", "VD-15"),
        arguments: [
            (VideoCatalogError.offline, "The video feed cannot be reached."),
            (.sourceFailed, "The video feed answered with a failure of its own."),
            (.unreadable, "The video feed sent something that is not a list."),
            (.tryLater(after: .seconds(3)), "The video feed asks to wait."),
        ])
    func `is the kept one while the feed is out of reach, and says so`(
        _ error: VideoCatalogError, _ why: String
    ) async {
        let recorder = Recorder(failing: error, keeping: VideoList([.opening]))
        let printed = await recorder.run("videos list")
        #expect(printed.exitCode == .done)
        #expect(printed.output == "lessons-950\tThe first light\n")
        #expect(printed.errors == "\(why) This list was saved 12\u{A0}minutes ago.\n")
    }

    @Test(.requirement("VD-7")) func `tells a script that it is kept, and since when`() async {
        let recorder = Recorder(failing: .offline, keeping: VideoList([.ending]))
        let printed = await recorder.run("videos list --json --quiet")
        #expect(printed.output.contains(#""source": "cache", "savedAt": "2025-04-07T09:00:00Z", "nextPage": null"#))
        #expect(printed.errors == "")
    }

    @Test func `tells in Russian that it is kept`() async {
        let recorder = Recorder(failing: .offline, keeping: VideoList([.ending]))
        let printed = await recorder.run("videos list", environment: ["LANG": "ru_RU.UTF-8"])
        #expect(printed.errors == "Нет связи с лентой видео. Этот список сохранён 12\u{A0}минут назад.\n")
    }

    @Test func `that is empty ends with 2`() async {
        let feed = InMemoryVideoFeed([])
        #expect(
            await Recorder(feed: feed).run("videos list")
                == Printed(exitCode: .nothingMatched, errors: "There are no videos in the feed.\n"))
        let json = await Recorder(feed: feed).run("videos list --json")
        #expect(json.exitCode == .nothingMatched)
        #expect(json.output.hasPrefix(#"{"items": [], "source": "live""#))
    }

    @Test func `tells what of the feed is not shown`() async {
        let skipped: [SkippedEntry] = [
            .init(position: 2, reason: .notARecord), .init(position: 3, reason: .missingID),
            .init(position: 5, reason: .repeated),
        ]
        let recorder = Recorder(feed: InMemoryVideoFeed(VideoList([.opening], skipped: skipped)))
        let printed = await recorder.run("videos list")
        #expect(printed.errors == "Not shown: 3\u{A0}entries, at 2 (not a record), 3 (no id), 5 (repeated).\n")
        let json = await recorder.run("videos list --json --quiet").output
        #expect(
            json.contains(
                #""skipped": [{"position": 2, "reason": "notARecord"}, {"position": 3, "reason": "missingID"}, "#))
    }

    @Test(arguments: [
        (VideoCatalogError.offline, ExitCode.unavailable, "offline"), (.sourceFailed, .unavailable, "sourceFailed"),
        (.unreadable, .unavailable, "unreadable"), (.tryLater(after: .seconds(3)), .tryLater, "tryLater"),
        (.storageFailed, .diskError, "storageFailed"), (.notFound, .noSuchItem, "notFound"),
    ])
    func `that cannot be had is one sentence and a code of its own`(
        _ error: VideoCatalogError, _ exitCode: ExitCode, _ code: String
    ) async {
        let recorder = Recorder(feed: InMemoryVideoFeed(failingWith: error))
        #expect(
            await recorder.run("videos list --lang ru")
                == Printed(exitCode: exitCode, errors: error.message(in: .russian) + "\n"))
        #expect(
            await recorder.run("videos list --json")
                == Printed(
                    exitCode: exitCode,
                    errors: #"{"error": {"code": "\#(code)", "message": "\#(error.message(in: .english))"}}"# + "\n"))
    }

    @Test func `obeys no title: what a terminal would take for an order is not printed`() async {
        let recorder = Recorder(feed: InMemoryVideoFeed([.hostile]))
        #expect(await recorder.run("videos list").output == "lessons-666\tred title end !\n")
        #expect(await recorder.run("videos show 666").output.hasSuffix("\n\none\ntwo\n"))
        let json = await recorder.run("videos list --json").output
        #expect(json.contains(#""title": "\u001b[31mred\u001b[0m \u001b]0;owned\u0007title\u009b2J\n\u202eend\t!""#))
    }
}

@Suite struct `One video` {
    @Test(.requirement("VD-11"), arguments: ["lessons-950", "950"])
    func `is found by its id or its number`(_ id: String) async {
        let printed = await Recorder().run("videos show \(id)")
        #expect(
            printed
                == Printed(
                    output: """
                        The first light
                        lessons-950
                        https://media.example/950.mp4

                        Look east.
                        Then wait.

                        """))
    }

    @Test func `is one object of JSON`() async {
        #expect(
            await Recorder().run("videos show 7 --json")
                == Printed(
                    output: """
                        {"id": "lessons-7", "title": "Последний свет", "summary": "", "thumbnailURL": null, \
                        "videoURL": "https://media.example/7/index.m3u8", "kind": "stream", \(notKept)}

                        """))
    }

    @Test func `says that it is a stream, or that nothing can be played`() async {
        let recorder = Recorder(feed: InMemoryVideoFeed([.ending, .unlinked]))
        #expect(await recorder.run("videos show 7").output.contains("index.m3u8 (a stream)\n"))
        #expect(await recorder.run("videos show 8").output.contains("The feed gives no usable link.\n"))
        #expect(await recorder.run("videos show 8 --json").output.contains(#""videoURL": null, "kind": null"#))
    }

    @Test func `asks a link that does not tell by its name what it is`() async {
        let stream = Video.Media.stream(URL(string: "https://media.example/watch?v=9")!)
        let recorder = Recorder(
            feed: InMemoryVideoFeed([.unnamed]), inspector: InMemoryMediaInspector([stream]))
        #expect(await recorder.run("videos show 9 --json").output.contains(#""kind": "stream""#))
    }

    @Test func `is shown as the feed has it while its link cannot be asked`() async {
        let recorder = Recorder(
            feed: InMemoryVideoFeed([.unnamed]), inspector: InMemoryMediaInspector(failingWith: .offline))
        let printed = await recorder.run("videos show 9")
        #expect(printed.exitCode == .done)
        #expect(printed.output.contains("https://media.example/watch?v=9\n"))
        #expect(printed.errors == "The video's link could not be checked.\n")
    }

    @Test func `that is nowhere ends with 66`() async {
        let printed = await Recorder().run("videos show 951")
        #expect(printed.exitCode == .noSuchItem)
        #expect(printed.errors == VideoCatalogError.notFound.message(in: .english) + "\n")
    }
}

extension Recorder {
    /// A feed that fails, with a list kept since Monday.
    fileprivate convenience init(failing error: VideoCatalogError, keeping list: VideoList) {
        self.init(
            feed: InMemoryVideoFeed(failingWith: error),
            cache: InMemoryFeedCache(SavedVideoList(list, savedAt: .monday)))
    }
}
