import CommandLineInterface
import InMemoryAdapters
import SharedKernel
import Testing
import VideoCatalog

@Suite(.timeLimit(.minutes(1))) struct `A line` {
    @Test(arguments: [
        ("serve", "serve - -1 true live -"),
        ("serve --demo --port 0 --host 0.0.0.0 --no-open", "serve 0.0.0.0 0 false demo -"),
        ("--memory --data /tmp/v serve --port 8420", "serve - 8420 true memory /tmp/v"),
        ("sandbox", "sandbox -1 live -"), ("sandbox --port 0", "sandbox 0 live -"),
        ("videos list --demo --data=here", "open demo here"), ("doctor --memory", "open memory -"),
    ])
    func `asks the composition root once, for the world that it names`(_ line: String, _ asked: String) async {
        let recorder = Recorder()
        _ = await recorder.run(line)
        #expect(recorder.asked == [asked])
    }

    @Test(arguments: [
        "--help", "help", "videos --help", "--version", "completions bash", "serve --prot 1", "bogus", "",
    ])
    func `that only asks about commands wires nothing`(_ line: String) async {
        let recorder = Recorder()
        _ = await recorder.run(line)
        #expect(recorder.asked == [])
    }

    @Test func `that cannot be understood is one sentence on standard error, and 64`() async {
        #expect(
            await Recorder().run("videos list --jsn")
                == Printed(
                    exitCode: .usage,
                    errors: "Unknown option --jsn: did you mean --json? See: vitrine videos list --help\n"))
        #expect(
            await Recorder().run("videos lst --lang ru")
                == Printed(
                    exitCode: .usage,
                    errors: "Неизвестная команда «lst». Может быть, «list»? Справка: vitrine videos --help\n"))
        #expect(
            await Recorder().run("--json videos show")
                == Printed(
                    exitCode: .usage,
                    errors:
                        #"{"error": {"code": "usage", "message": "ID is missing. See: vitrine videos show --help"}}"#
                        + "\n"))
    }

    @Test(arguments: [
        "--help", "serve --help", "sandbox --help", "videos --help", "videos list --help", "videos show --help",
        "doctor --help", "completions --help", "help videos list", "",
    ])
    func `can ask for help everywhere, in both languages`(_ line: String) async {
        let english = await Recorder().run(line)
        let russian = await Recorder().run(line, environment: ["LANG": "ru_RU.UTF-8"])
        #expect(english.exitCode == .done && english.errors == "")
        #expect(english.output.contains("Usage: vitrine"))
        #expect(russian.output.contains("Вызов: vitrine"))
        #expect(!english.output.unicodeScalars.contains { ("а"..."я").contains($0) })
    }

    @Test func `gets help that is as wide as the terminal`() async {
        let printed = await Recorder().run("serve --help", isTerminal: true, width: 50)
        #expect(printed.output.split(separator: "\n").filter { $0.count > 50 } == [])
        #expect(printed.output.contains("(default 8420)"))
    }

    @Test func `gets the version`() async {
        #expect(await Recorder().run("--version") == Printed(output: "vitrine 1.2.3\n"))
        #expect(await Recorder().run("--version --json") == Printed(output: #"{"version": "1.2.3"}"# + "\n"))
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func `gets a completion script for its shell`(_ shell: String) async {
        let printed = await Recorder().run("completions \(shell)")
        #expect(printed.exitCode == .done)
        #expect(printed.output.contains("no-open"))
    }

    @Test(
        arguments: [
            (["LANG": "ru_RU.UTF-8"], Language.russian), (["LC_ALL": "en_US", "LANG": "ru"], .english),
            (["LC_ALL": "", "LC_MESSAGES": "ru", "LANG": "en"], .russian), ([:], .english), (["LANG": "C"], .english),
        ] as [([String: String], Language)])
    func `is answered in the language of its environment`(_ environment: [String: String], _ language: Language) async {
        let recorder = Recorder(feed: InMemoryVideoFeed(failingWith: .offline))
        let printed = await recorder.run("videos list", environment: environment)
        #expect(printed.errors == VideoCatalogError.offline.message(in: language) + "\n")
    }

    @Test(arguments: ["serve", "sandbox", "videos list", "videos show 1", "doctor"])
    func `passes on why its wiring failed`(_ line: String) async {
        let taken = CommandFailure(.unavailable, code: "portInUse", message: "Port 8420 is taken.")
        #expect(
            await Recorder(failingWith: taken).run(line)
                == Printed(exitCode: .unavailable, errors: "Port 8420 is taken.\n"))
        #expect(
            await Recorder(failingWith: taken).run(line + " --json")
                == Printed(
                    exitCode: .unavailable,
                    errors: #"{"error": {"code": "portInUse", "message": "Port 8420 is taken."}}"# + "\n"))
    }

    @Test func `that is interrupted ends with 130 and says nothing`() async {
        let recorder = Recorder()
        recorder.feed.gate.close()
        let running = Task { await recorder.run("videos list") }
        await recorder.feed.gate.arrivals(1)
        running.cancel()
        recorder.feed.gate.open()
        #expect(await running.value == Printed(exitCode: .interrupted))
    }
}

@Suite struct `The doctor` {
    static let checks = [
        DoctorCheck("Data directory") { .fine("It can be written.") },
        DoctorCheck("Files") { .warning("1 file was set aside.") },
        DoctorCheck("Video feed") { .problem("It cannot be reached.") },
    ]

    @Test func `tells each finding in order, and ends with 69 where something will not work`() async {
        #expect(
            await Recorder(checks: Self.checks).run("doctor")
                == Printed(
                    exitCode: .unavailable,
                    output: """
                        ✓ Data directory: It can be written.
                        ! Files: 1 file was set aside.
                        ✗ Video feed: It cannot be reached.

                        """))
    }

    @Test func `ends with 0 where all works, if not as well as it could`() async {
        #expect(await Recorder(checks: Array(Self.checks.prefix(2))).run("doctor").exitCode == .done)
    }

    @Test func `tells a script what state each thing is in`() async {
        let printed = await Recorder(checks: Self.checks).run("doctor --json")
        #expect(
            printed.output == """
                {"items": [{"name": "Data directory", "state": "ok", "message": "It can be written."}, \
                {"name": "Files", "state": "warning", "message": "1 file was set aside."}, \
                {"name": "Video feed", "state": "problem", "message": "It cannot be reached."}], \
                "source": "live", "savedAt": null, "nextPage": null}

                """)
    }
}
