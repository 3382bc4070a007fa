import CommandLineInterface
import Foundation
import Gallery
import InMemoryAdapters
import SamplePhotos
import SharedKernel
import TestTraits
import Testing

@Suite struct `The gallery from the shell` {
    let recorder = Recorder()
    let newest = Photo.sample(2)

    @Test(.requirement("VK-9")) func `lists photos, newest first, with the day of their upload`() async {
        let printed = await recorder.run("gallery photos")
        #expect(printed.exitCode == .done)
        #expect(
            printed.output == """
                club128666765_457239019\t2 March 2026\t
                club128666765_457239018\t2 March 2026\t
                club128666765_457239017\t2 March 2026\tBackstage <0> & more

                """)
    }

    @Test(.requirement("VK-13")) func `gives a script each photo's best picture`() async throws {
        let printed = await recorder.run("gallery show \(newest.id) --json")
        #expect(
            printed.output == """
                {"id": "club128666765_457239019", "summary": "", "uploadedAt": "2026-03-02T12:00:00Z", "width": 2560, \
                "height": 1920, "imageURL": "https://pictures.example/2.jpg?size=2560x1920", \
                "thumbnailURL": "https://pictures.example/2.jpg?size=604x453", \
                "publicURL": "https://gallery.example/photo-128666765_457239019"}

                """)
    }

    @Test(.requirement("VK-17")) func `lists videos, and says of each whether it can be played`() async throws {
        let printed = await recorder.run("gallery videos --json")
        #expect(printed.output.contains("\"playerURL\": \"https://gallery.example/player?id=0&hash=00ff\""))
        #expect(printed.output.contains("\"playerURL\": null, \"unavailable\": \"deleted\""))
        #expect(
            printed.output.hasSuffix(
                "\"source\": \"live\", \"savedAt\": null, \"nextPage\": null, \"total\": 2, \"skipped\": 0}\n"))
    }

    @Test func `shows what it kept while the service is out of reach, and says so`() async {
        _ = await recorder.run("gallery photos")
        recorder.gallery.photos.fail(with: .offline)
        let printed = await recorder.run("gallery photos")
        #expect(printed.exitCode == .done)
        #expect(printed.output.contains("club128666765_457239019"))
        #expect(printed.errors.hasPrefix("The service cannot be reached."))
        #expect(printed.errors.contains("What you see was saved 12\u{A0}minutes ago."))
    }

    @Test(
        arguments: [
            (GalleryError.signInNeeded(.signedOut), ExitCode.signInNeeded), (.rightMissing(.photos), .signInNeeded),
            (.offline, .unavailable), (.serviceFailed, .unavailable), (.tryLater(after: .seconds(5)), .tryLater),
            (.closed(.photos), .unavailable), (.noCommunity, .noSuchItem),
        ])
    func `ends with what a script can act on`(_ error: GalleryError, _ code: ExitCode) async {
        recorder.gallery.photos.fail(with: error)
        let printed = await recorder.run("gallery photos")
        #expect(printed.exitCode == code)
        #expect(printed.errors == error.message(in: .english) + "\n")
    }

    @Test func `gives the link of the page on which a person must act`() async {
        recorder.gallery.photos.fail(with: .actionNeeded(page: URL(string: "https://id.example/captcha?a=b")!))
        #expect(await recorder.run("gallery photos").errors.hasSuffix(" https://id.example/captcha?a=b\n"))
    }

    @Test(.requirement("VK-14", "VK-15")) func `saves a photo once, and prints where it is`() async {
        let first = await recorder.run("gallery save \(newest.id)")
        let again = await recorder.run("gallery save \(newest.id)")

        #expect(first.output == again.output)
        #expect(first.output.hasSuffix("/\(newest.id).jpeg\n"))
        #expect(again.errors == "It was saved before.\n")
        #expect(recorder.gallery.library.files.count == 1)
    }

    @Test func `saves all photos, and then only what is new`() async {
        let first = await recorder.run("gallery save --all")
        recorder.gallery.photos.add(.sample(5))
        recorder.gallery.pictures.answer(
            .success(recorder.gallery.library.files[0].picture), at: Photo.sample(5).sizes.best!.address)
        let second = await recorder.run("gallery save --all")

        #expect(first == Printed(output: "3 of 3, saved: 3\n", errors: first.errors))
        #expect(second.output == "4 of 4, saved: 1, already there: 3\n")
    }

    @Test func `saves those that were uploaded since a day`() async {
        recorder.gallery.photos.add(.sample(-48))
        let printed = await recorder.run("gallery save --all --since 2026-03-02 --to here --json")
        #expect(printed.output.contains("\"saved\": 3"))
        #expect(!printed.output.contains("\"saved\": 4"))
        #expect(recorder.gallery.library.files.allSatisfy { $0.path.contains("/here/") })
    }

    @Test func `goes on past a photo that cannot be had, and says which`() async {
        recorder.gallery.pictures.answer(.failure(.notFound), at: newest.sizes.best!.address)
        let printed = await recorder.run("gallery save --all")
        #expect(printed.exitCode == .unavailable)
        #expect(printed.output == "3 of 3, saved: 2, failed: 1\n")
        #expect(printed.errors.contains("\(newest.id): "))
    }

    @Test(.requirement("VK-15")) func `says why nothing could be saved`() async {
        recorder.gallery.library.fail(with: .diskFull)
        let printed = await recorder.run("gallery save \(newest.id)")
        #expect(printed.exitCode == .diskError)
        #expect(printed.errors == GalleryError.diskFull.message(in: .english) + "\n")
    }

    @Test(
        arguments: [
            "gallery save", "gallery save --all club1_1", "gallery save club1_1 --since 2024-01-01",
            "gallery save --all --since yesterday", "gallery save --all --since 2023-02-29", "gallery",
        ])
    func `names what is wrong with the line`(_ line: String) async {
        #expect(await recorder.run(line).exitCode == .usage)
    }

    @Test(arguments: ["gallery show club1_2", "gallery show ..", "gallery save nothing/like-it"])
    func `says that there is no such photo`(_ line: String) async {
        #expect(await recorder.run(line).exitCode == .noSuchItem)
    }
}
