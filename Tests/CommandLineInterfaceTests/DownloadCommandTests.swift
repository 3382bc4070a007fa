import CommandLineInterface
import Digests
import Foundation
import InMemoryAdapters
import SharedKernel
import Synchronization
import TestTraits
import Testing
import VideoCatalog

@Suite(.timeLimit(.minutes(1))) struct `A download from the shell` {
    @Test(.requirement("VD-9", "VD-10"))
    func `tells how far it is, and what was kept`() async throws {
        let recorder = Recorder()
        let printed = await recorder.run("videos download 950")
        #expect(printed.exitCode == .done)
        #expect(printed.output == "")
        #expect(printed.errors.hasSuffix("Kept: 2\u{A0}MB\n"))
        #expect(try await recorder.library.kept().map(\.id) == [Video.opening.id])
    }

    @Test(.requirement("VD-9"))
    func `of a kept video is done at once`() async {
        let recorder = Recorder()
        _ = await recorder.run("videos download 950")
        #expect(await recorder.run("videos download lessons-950 --quiet") == Printed())
        #expect(recorder.downloader.fetchedBytes == 2_000_000)
    }

    @Test(.requirement("VD-10"))
    func `tells a script in lines of JSON, and ends with the whole object`() async throws {
        let printed = await Recorder().run("videos download 950 --json")
        let lines = printed.output.split(separator: "\n").map(String.init)
        for line in lines {
            let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            #expect(object?["id"] as? String == "lessons-950")
        }
        let kept = #""download": {"state": "kept", "receivedBytes": 2000000, "totalBytes": 2000000"#
        #expect(lines.last?.contains(kept) == true)
        #expect(printed.errors == "")
    }

    @Test(.requirement("VD-10"))
    func `draws a bar on a terminal, and leaves none behind`() async {
        let recorder = Recorder()
        recorder.downloader.hold(afterSteps: 1)
        let task = Task { await recorder.run("videos download 950", environment: ["NO_COLOR": "1"], isTerminal: true) }
        await recorder.downloader.gate.arrivals(2)
        recorder.time.advance(by: .seconds(1))
        recorder.downloader.letGo()
        let printed = await task.value
        #expect(printed.output.hasPrefix("\r"))
        #expect(printed.output.hasSuffix("\r\u{1B}[K"))
        #expect(printed.exitCode == .done)
    }

    @Test(
        .requirement("VD-9"),
        arguments: [
            ("7", ExitCode.unavailable, "This video is a stream. "), ("1", .noSuchItem, "There is no such video"),
            ("https://media.example/950.mp4", .usage, "An address is downloaded to a file that you name: -o FILE."),
        ])
    func `that cannot be says why`(_ what: String, _ code: ExitCode, _ why: String) async {
        let printed = await Recorder().run("videos download \(what)")
        #expect(printed.exitCode == code)
        #expect(printed.errors.contains(why))
    }

    @Test(.requirement("VD-16"))
    func `that fails tells why, and goes on by the same command`() async {
        let recorder = Recorder()
        recorder.downloader.fail(with: .offline, afterSteps: 2)
        let printed = await recorder.run("videos download 950 --json")
        #expect(printed.exitCode == .unavailable)
        #expect(printed.errors.contains(#""code": "offline""#))
        #expect(await recorder.run("videos kept").output.contains("failed, 50\u{A0}%, 1\u{A0}MB of 2\u{A0}MB"))
        #expect(
            await recorder.run("videos kept").output.hasSuffix(
                "\tThere is no connection to the video's host, or it breaks. Check it, then go on.\n"))

        recorder.downloader.fail(with: nil)
        #expect(await recorder.run("videos download 950").exitCode == .done)
        #expect(recorder.downloader.fetchedBytes == 2_000_000)
    }

    @Test(.requirement("VD-10"), arguments: ["videos download 950", "videos download 950 -o /tmp/nowhere/a.mp4"])
    func `that is interrupted ends with 130, and goes on by the same command`(_ line: String) async {
        let recorder = Recorder()
        recorder.downloader.hold(afterSteps: 2)
        let task = Task { await recorder.run(line) }
        await recorder.downloader.gate.arrivals(3)
        task.cancel()
        let printed = await task.value
        #expect(printed.exitCode == .interrupted)
        #expect(printed.errors.contains("the same command goes on from there"))

        recorder.downloader.letGo()
        #expect(await recorder.run(line).exitCode == .done)
        #expect(recorder.downloader.fetchedBytes == 2_000_000)
    }

    @Test func `to a file is put there, and not on the shelf`() async throws {
        let recorder = Recorder()
        let printed = await recorder.run("videos download 950 -o /tmp/nowhere/a.mp4 --quiet")
        #expect(printed == Printed(output: "/tmp/nowhere/a.mp4\n"))
        #expect(recorder.files[URL(filePath: "/tmp/nowhere/a.mp4")]?.count == 2_000_000)
        #expect(try await recorder.library.kept().isEmpty)

        let address = await recorder.run("videos download https://media.example/950.mp4 -o /tmp/nowhere/b.mp4 --json")
        #expect(address.output.hasSuffix(#""path": "/tmp/nowhere/b.mp4"}"# + "\n"))
    }

    @Test func `to a folder asks for the file's name`() async {
        let printed = await Recorder().run("videos download 950 -o /tmp")
        #expect(printed.exitCode == .usage)
        #expect(printed.errors == "That is a folder. Name the file in it.\n")
    }

    @Test func `to a file is a copy of what is kept, without a network`() async {
        let recorder = Recorder()
        _ = await recorder.run("videos download 950")
        recorder.feed.fail(with: .offline)
        recorder.downloader.fail(with: .offline)
        let asked = recorder.feed.calls
        for _ in 1...2 {
            let printed = await recorder.run("videos download 950 -o /tmp/nowhere/a.mp4")
            #expect(printed.exitCode == .done)
            #expect(printed.output == "/tmp/nowhere/a.mp4\n")
        }
        #expect(recorder.files[URL(filePath: "/tmp/nowhere/a.mp4")]?.count == 2_000_000)
        #expect(recorder.feed.calls == asked)
    }

    @Test func `to a file that is there whole is done already`() async throws {
        let link = try #require(URL(string: "https://media.example/950.mp4"))
        let recorder = Recorder(inspector: InMemoryMediaInspector([.file(link)], lengths: [link: 2_000_000]))
        for _ in 1...2 {
            #expect(await recorder.run("videos download \(link) -o /tmp/nowhere/a.mp4").exitCode == .done)
        }
        #expect(recorder.downloader.fetchedBytes == 2_000_000)
    }

    @Test(arguments: ["950", "https://media.example/950.mp4"])
    func `never takes the place of another file`(_ what: String) async {
        let recorder = Recorder()
        recorder.files[URL(filePath: "/tmp/nowhere/a.mp4")] = Data("mine".utf8)
        let printed = await recorder.run("videos download \(what) -o /tmp/nowhere/a.mp4")
        #expect(printed.exitCode == .usage)
        #expect(printed.errors == "There is another file of that name. Name another, or remove it first.\n")
        #expect(recorder.files[URL(filePath: "/tmp/nowhere/a.mp4")] == Data("mine".utf8))
        #expect(recorder.downloader.fetchedBytes == 0)
    }
}

@Suite(.timeLimit(.minutes(1))) struct `A download of which the SHA-256 is known` {
    private let recorder = Recorder()
    private let place = URL(filePath: "/tmp/nowhere/a.mp4")
    /// Of two million zeros.
    private let right = SHA256.digest(of: Data(count: 2_000_000)).description
    private let wrong = String(repeating: "0", count: 64)

    private func download(_ what: String, _ sum: String, _ more: String = "-o /tmp/nowhere/a.mp4") async -> Printed {
        await recorder.run("videos download \(what) --sha256 \(sum) \(more)")
    }

    @Test(.requirement("VD-16"), arguments: ["950", "https://host.example/videos/opening.mp4"])
    func `is that file, or none`(_ what: String) async throws {
        let link = try #require(Video.opening.media?.url)
        let what = what == "950" ? what : link.absoluteString
        let refused = await download(what, wrong)
        #expect(refused.exitCode == .unavailable)
        #expect(refused.errors.contains("The file's SHA-256 is not the one you gave, so it was not saved."))
        #expect(recorder.files[place] == nil)

        #expect(await download(what, right.uppercased()).exitCode == .done)
        #expect(recorder.files[place]?.count == 2_000_000)
    }

    @Test func `is done where it stands already, and replaces no other file`() async throws {
        recorder.files[place] = Data(count: 2_000_000)
        #expect(await download("950", right).exitCode == .done)
        #expect(await download("950", wrong).exitCode == .usage)
        #expect(recorder.downloader.fetchedBytes == 0)
        #expect(recorder.files[place]?.count == 2_000_000)
    }

    @Test func `is not copied from the shelf where another file is kept there`() async throws {
        #expect(await recorder.run("videos download 950").exitCode == .done)
        #expect(await download("950", wrong).errors.contains("SHA-256"))
        #expect(recorder.files[place] == nil)
        #expect(await download("950", right).exitCode == .done)
    }

    @Test(arguments: [("12", "-o /tmp/nowhere/a.mp4", "64 digits"), ("0", "", "goes with a file that you name")])
    func `is asked for in a way that can be understood`(_ sum: String, _ more: String, _ words: String) async {
        let printed = await download("950", sum, more)
        #expect(printed.exitCode == .usage)
        #expect(printed.errors.contains(words))
        #expect(recorder.downloader.fetchedBytes == 0)
    }
}

@Suite(.timeLimit(.minutes(1))) struct `The shelf from the shell` {
    @Test(.requirement("VD-2"))
    func `lists what is kept, with sizes and the total`() async {
        let recorder = Recorder()
        #expect(await recorder.run("videos kept").exitCode == .nothingMatched)
        _ = await recorder.run("videos download 950")
        let printed = await recorder.run("videos kept")
        #expect(printed.output == "lessons-950\t2\u{A0}MB\tThe first light\n")
        #expect(printed.errors == "Kept: 1\u{A0}video, 2\u{A0}MB.\n")
        let russian = await recorder.run("videos kept --lang ru")
        #expect(russian.errors == "Сохранено: 1\u{A0}видео, 2\u{A0}МБ.\n")
    }

    @Test func `is told to a script beside every video`() async {
        let recorder = Recorder()
        _ = await recorder.run("videos download 950")
        for line in ["videos list --json", "videos show 950 --json", "videos kept --json"] {
            #expect(await recorder.run(line).output.contains(#""state": "kept", "receivedBytes": 2000000"#))
        }
    }

    @Test(.requirement("VD-2"))
    func `shows one that is kept, though it has left its feed`() async throws {
        let recorder = Recorder()
        let gone = Video(
            id: try #require(Video.ID(rawValue: "lessons-1")), title: "Gone", summary: "", thumbnail: nil, media: nil)
        recorder.files[try await recorder.library.place(for: gone).file] = Data([1])
        try await recorder.library.add(KeptVideo(gone, sizeInBytes: 1, keptAt: .monday), picture: nil)
        #expect(await recorder.run("videos show 1").output.hasPrefix("Gone\nlessons-1\n"))
        #expect(await recorder.run("videos show 1 --json").output.contains(#""state": "kept""#))
        #expect(await recorder.run("videos download 1").exitCode == .done)
    }

    @Test func `removes a video that is kept, or half there`() async throws {
        let recorder = Recorder()
        _ = await recorder.run("videos download 950")
        #expect(await recorder.run("videos remove 950").errors == "Removed: The first light\n")
        #expect(try await recorder.library.kept().isEmpty)
        #expect(await recorder.run("videos remove 950").exitCode == .noSuchItem)

        recorder.downloader.fail(with: .offline, afterSteps: 2)
        _ = await recorder.run("videos download 950")
        let printed = await recorder.run("videos remove 950 --json")
        #expect(printed.output.contains(#""state": "notKept""#))
        #expect(try await recorder.store.unfinished().isEmpty)
    }

    @Test func `cancels what another program downloads`() async throws {
        let recorder = Recorder()
        let link = try #require(Video.opening.media?.url)
        try await recorder.store.save(
            UnfinishedDownload(.opening, link: link, askedAt: .monday, wish: .go))
        #expect(await recorder.run("videos cancel 950").errors == "Cancelled. What has come is kept.\n")
        #expect(try await recorder.store.unfinished().map(\.wish) == [.pause])
        #expect(await recorder.run("videos cancel 7").exitCode == .noSuchItem)
    }

    @Test(.requirement("VD-16"))
    func `is checked again, and what is wrong is told`() async throws {
        let recorder = Recorder()
        #expect(await recorder.run("videos verify").exitCode == .nothingMatched)
        _ = await recorder.run("videos download 950")
        let whole = await recorder.run("videos verify")
        #expect(whole == Printed(output: "✓ lessons-950\t2\u{A0}MB\tThe first light\n"))

        recorder.files[try await recorder.library.place(for: .opening).file] = Data(count: 1_000)
        let short = await recorder.run("videos verify")
        #expect(short.exitCode == .diskError)
        #expect(short.output == "✗ lessons-950\t1\u{A0}KB instead of 2\u{A0}MB\tThe first light\n")
        #expect(await recorder.run("videos verify --json").output.contains(#""state": "wrongLength""#))

        var other = Data(count: 2_000_000)
        other[999_999] = 1
        recorder.files[try await recorder.library.place(for: .opening).file] = other
        let changed = await recorder.run("videos verify")
        #expect(changed.exitCode == .diskError)
        #expect(changed.output.contains("✗ lessons-950\tnot the bytes that were kept; "))
        #expect(await recorder.run("videos verify --lang ru").output.contains("содержимое изменилось"))
        #expect(await recorder.run("videos verify --json").output.contains(#""state": "changed""#))
        #expect(await recorder.run("videos remove 950").exitCode == .done)

        // Asking for it again mends it.
        #expect(await recorder.run("videos download 950").exitCode == .done)
        #expect(await recorder.run("videos verify").exitCode == .done)
    }

    @Test(.requirement("VD-16"))
    func `gives one of an older Vitrine the fingerprint that it lacks`() async throws {
        let recorder = Recorder()
        recorder.files[try await recorder.library.place(for: .opening).file] = Data([1, 2])
        try await recorder.library.add(KeptVideo(.opening, sizeInBytes: 2, keptAt: .monday), picture: nil)
        let first = await recorder.run("videos verify")
        #expect(first.exitCode == .done)
        #expect(first.output.contains("kept without a checksum by an older Vitrine; it has one now"))
        #expect(await !recorder.run("videos verify").output.contains("checksum"))
        #expect(try await recorder.library.kept().first?.keptAt == .monday)
    }

    @Test func `is no longer checked once that is interrupted`() async {
        let recorder = Recorder()
        _ = await recorder.run("videos download 950")
        let printed = await Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await recorder.run("videos verify")
        }.value
        #expect(printed == Printed(exitCode: .interrupted))
    }
}
