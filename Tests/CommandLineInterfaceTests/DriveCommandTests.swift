import CommandLineInterface
import Drive
import Foundation
import InMemoryAdapters
import SharedKernel
import TestTraits
import Testing

@Suite(.timeLimit(.minutes(2))) struct `A disk from the shell` {
    let recorder = Recorder()
    private var world: DriveWorld { recorder.drive }

    // MARK: Looking

    @Test(.requirement("DR-11")) func `tells how large it is`() async {
        let printed = await recorder.run("drive info --json")
        #expect(
            printed.output == """
                {"totalBytes": 1000, "usedBytes": 13, "trashBytes": 0, "login": "kolibri", "name": "Kolibri", \
                "source": "live", "savedAt": null}

                """)
        #expect(
            await recorder.run("drive info").output == """
                Kolibri (kolibri)
                Used: 13\u{A0}bytes of 1\u{A0}KB (1\u{A0}%)
                Free: 987\u{A0}bytes
                In the trash: 0\u{A0}bytes

                """)
    }

    @Test(.requirement("DR-2", "DR-28")) func `lists a folder, folders first`() async {
        let printed = await recorder.run("drive ls /Trips")
        #expect(printed.exitCode == .done)
        #expect(printed.output.split(separator: "\n").map { $0.split(separator: "\t").last } == ["far/", "lake.txt"])
        #expect(await recorder.run("drive ls disk:/Trips/").output == printed.output)
        #expect(await recorder.run("drive ls /none").exitCode == .noSuchItem)
        #expect(await recorder.run("drive ls /a/../b").exitCode == .usage)
    }

    @Test func `gives a script a list with where it came from`() async {
        let printed = await recorder.run("drive ls /Trips/far --json")
        #expect(
            printed.output == """
                {"items": [{"id": "item-5", "path": "/Trips/far/hill.txt", "name": "hill.txt", "kind": "file", \
                "sizeBytes": 5, "mimeType": null, "createdAt": "2025-04-07T08:01:00Z", \
                "modifiedAt": "2025-04-07T08:01:00Z", "publicURL": null, "md5": "9f27410725ab8cc8854a2769c7a516b8", \
                "sha256": "ba4788b226aa8dc2e6dc74248bb9f618cfa8c959e0c26c147be48f6839a0b088"}], "source": "live", \
                "savedAt": null, "nextPage": null, "total": 1, "skipped": 0}

                """)
    }

    @Test func `lists everything in every folder`() async {
        let printed = await recorder.run("drive ls -R")
        #expect(
            printed.output.split(separator: "\n").map { $0.split(separator: "\t").last } == [
                "/Trips/", "/lake.txt", "/Trips/far/", "/Trips/lake.txt", "/Trips/far/hill.txt",
            ])
    }

    @Test(.requirement("DR-13", "DR-16")) func `lists what was uploaded last, page by page`() async {
        for number in 0..<25 {
            world.disk.put(.init(DrivePath("/\(number).txt")!, Data(), createdAt: .monday + Double(number)))
        }
        let first = await recorder.run("drive recent")
        #expect(first.output.split(separator: "\n").count == 20)
        let page = first.errors.split(separator: "'").dropFirst().first ?? ""
        let second = await recorder.run("drive recent --page \(page)")
        #expect(second.output.split(separator: "\n").count == 8)
        #expect(second.output.hasSuffix("\t/Trips/lake.txt\n"))
    }

    @Test(.requirement("DR-17")) func `shows what it kept while there is no connection, and says so`() async {
        let live = await recorder.run("drive recent")
        world.disk.fail(with: .offline)
        let kept = await recorder.run("drive recent")
        #expect(kept.output == live.output)
        #expect(kept.errors.hasPrefix("The disk cannot be reached."))
        #expect(kept.errors.contains("What you see was saved 12\u{A0}minutes ago."))
        let script = await recorder.run("drive recent --json")
        #expect(script.output.contains("\"source\": \"cache\", \"savedAt\": \"2025-04-07T09:00:00Z\""))
        #expect(await recorder.run("drive ls /Trips").exitCode == .unavailable)
    }

    @Test(
        .requirement("DR-10"),
        arguments: [
            (DriveError.signInNeeded(.signedOut), ExitCode.signInNeeded), (.offline, .unavailable),
            (.tryLater(after: .seconds(5)), .tryLater), (.overQuota, .diskError), (.rightMissing, .signInNeeded),
        ])
    func `ends with what a script can act on`(_ error: DriveError, _ code: ExitCode) async {
        world.disk.fail(with: error)
        let printed = await recorder.run("drive info")
        #expect(printed.exitCode == code)
        #expect(printed.errors == error.message(in: .english) + "\n")
    }

    @Test func `finds files by name, folders by size, and copies, also without a connection`() async {
        #expect(
            await recorder.run("drive find LAKE").output == "4\u{A0}bytes\t/Trips/lake.txt\n4\u{A0}bytes\t/lake.txt\n")
        world.disk.fail(with: .offline)
        #expect(await recorder.run("drive find hill --json").output.contains("\"path\": \"/Trips/far/hill.txt\""))
        #expect(await recorder.run("drive sizes").output == "9\u{A0}bytes\t2\u{A0}files\t/Trips/\n")
        let copies = await recorder.run("drive duplicates")
        #expect(copies.output == "4\u{A0}bytes\t/Trips/lake.txt\n4\u{A0}bytes\t/lake.txt\n")
        #expect(await recorder.run("drive find nothing").exitCode == .nothingMatched)
    }

    // MARK: Changing

    @Test func `makes, moves, copies and renames`() async {
        #expect(await recorder.run("drive mkdir /New").output == "/New\n")
        #expect(await recorder.run("drive mkdir /New").exitCode == .usage)
        #expect(await recorder.run("drive mv /lake.txt /New").output == "/New/lake.txt\n")
        #expect(await recorder.run("drive cp /New/lake.txt /New/sea.txt").output == "/New/sea.txt\n")
        #expect(await recorder.run("drive mv /Trips/lake.txt /New").exitCode == .usage)
        #expect(await recorder.run("drive mv --keep-both /Trips/lake.txt /New").output == "/New/lake (2).txt\n")
        #expect(await recorder.run("drive mv /Trips /Trips/far").exitCode == .usage)
        #expect(await recorder.run("drive mv --keep-both --replace /a /b").exitCode == .usage)
    }

    @Test(.requirement("DR-26")) func `deletes into the trash, brings back, and deletes for ever`() async {
        #expect(await recorder.run("drive rm /lake.txt /Trips").exitCode == .done)
        #expect(await recorder.run("drive trash list").output.split(separator: "\n").count == 2)
        #expect(await recorder.run("drive trash restore lake.txt").output == "/lake.txt\n")
        #expect(world.contents("/lake.txt") == "blue")
        #expect(await recorder.run("drive rm --permanently /lake.txt").exitCode == .done)
        #expect(await recorder.run("drive trash empty").exitCode == .done)
        #expect(await recorder.run("drive trash list").exitCode == .nothingMatched)
        #expect(await recorder.run("drive trash restore lake.txt").exitCode == .noSuchItem)
    }

    @Test(.requirement("DR-26")) func `asks a person before it deletes for ever`() async {
        recorder.signIn.type("no")
        let refused = await recorder.run("drive rm --permanently /lake.txt", isTerminal: true)
        #expect(refused.exitCode == .interrupted && refused.errors.contains("Type yes"))
        #expect(world.contents("/lake.txt") == "blue")
        recorder.signIn.type("Yes ")
        #expect(await recorder.run("drive rm --permanently /lake.txt", isTerminal: true).exitCode == .done)
        #expect(world.contents("/lake.txt") == nil)
        #expect(await recorder.run("drive rm --permanently --yes /Trips", isTerminal: true).exitCode == .done)
    }

    @Test(.requirement("DR-25", "DR-31", "DR-33")) func `prints just the link of what it publishes`() async {
        let link = await recorder.run("drive publish /lake.txt")
        #expect(link.output.hasPrefix("https://") && link.output.split(separator: "\n").count == 1)
        #expect(link.errors.isEmpty)
        #expect(await recorder.run("drive publish /lake.txt").output == link.output)
        #expect(await recorder.run("drive published").output.hasSuffix("\t/lake.txt\n"))
        #expect(await recorder.run("drive unpublish /lake.txt").exitCode == .done)
        #expect(await recorder.run("drive published").exitCode == .nothingMatched)
    }

    // MARK: Here and there

    @Test(.requirement("DR-3", "DR-24")) func `brings a file, prints where it is, and goes on where it stopped`() async
    {
        world.disk.failTransfers(with: .offline, afterSteps: 1)
        #expect(await recorder.run("drive get /Trips/lake.txt -o here/lake.txt").exitCode == .unavailable)
        world.disk.failTransfers(with: nil)
        let printed = await recorder.run("drive get /Trips/lake.txt -o here/lake.txt")
        #expect(printed.output.hasSuffix("/here/lake.txt\n"))
        #expect(world.local("here/lake.txt") == "blue")
        #expect(await recorder.run("drive get /Trips/lake.txt -o here/").exitCode == .done)
        world.putLocal("mine", at: "here/lake.txt")
        #expect(await recorder.run("drive get /Trips/lake.txt -o here/lake.txt").exitCode == .usage)
        #expect(await recorder.run("drive get --replace /Trips/lake.txt -o here/lake.txt").exitCode == .done)
    }

    @Test func `brings a folder, and tells what could not be had`() async {
        #expect(await recorder.run("drive get /Trips -o away").exitCode == .done)
        #expect(world.local("away/far/hill.txt") == "green")
        world.putLocal("mine", at: "away/lake.txt")
        let printed = await recorder.run("drive get /Trips -o away")
        #expect(printed.exitCode == .usage)
        #expect(printed.errors.contains("/Trips/lake.txt: There is another file of that name."))
        #expect(world.local("away/lake.txt") == "mine")
    }

    @Test func `sends a file into a folder or under a name of its own`() async {
        world.putLocal("report", at: "report.txt")
        #expect(await recorder.run("drive put report.txt /Trips").output == "/Trips/report.txt\n")
        #expect(await recorder.run("drive put report.txt /Trips/r.txt").output == "/Trips/r.txt\n")
        // What is there already, byte for byte, is in nobody's way.
        #expect(await recorder.run("drive put report.txt /Trips").output == "/Trips/report.txt\n")
        world.putLocal("another report", at: "report.txt")
        #expect(await recorder.run("drive put report.txt /Trips").exitCode == .usage)
        #expect(await recorder.run("drive put --keep-both report.txt /Trips").output == "/Trips/report (2).txt\n")
        #expect(await recorder.run("drive put none.txt /Trips").exitCode == .noSuchItem)
        #expect(await recorder.run("drive put report.txt /None/a.txt").exitCode == .noSuchItem)
    }

    @Test func `sends a folder, and again only what is missing`() async {
        for name in ["box/a.txt", "box/in/b.txt"] { world.putLocal(name, at: name) }
        #expect(await recorder.run("drive put box /Box").output == "/Box\n")
        #expect(world.contents("/Box/in/b.txt") == "box/in/b.txt")
        world.putLocal("new", at: "box/c.txt")
        let printed = await recorder.run("drive put box /Box --json")
        #expect(printed.output.contains("\"path\": \"/Box/a.txt\""))
        #expect(printed.output.split(separator: "\n").count { $0.contains("\"outcome\": \"wasThere\"") } == 2)
        #expect(printed.output.split(separator: "\n").count { $0.contains("\"outcome\": \"done\"") } == 1)
    }
}
