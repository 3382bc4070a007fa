import CommandLineInterface
import Favorites
import Foundation
import InMemoryAdapters
import SampleFavorites
import SharedKernel
import TestTraits
import Testing

@Suite struct `Photos by others from the shell` {
    private let recorder = Recorder()

    @Test(.requirement("UN-2")) func `are listed by chance`() async {
        let printed = await recorder.run("unsplash random --count 2")
        #expect(printed.exitCode == .done)
        #expect(
            printed.output == """
                -aB3dE5fG7h\tAda Example\ta grey stone bridge
                _bare\t-\t<b>light</b> & "shadow", «сумерки» 📷

                """)
    }

    @Test(.requirement("UN-3")) func `are found page by page, as JSON of the promised shape`() async throws {
        let printed = await recorder.run("unsplash search Photo --json")
        let first = try JSONDecoder().decode(Listed.self, from: Data(printed.output.utf8))
        #expect(first.items.count == 30 && first.total == 40 && first.source == "live")
        let page = try #require(first.nextPage)
        let more = await recorder.run("unsplash search Photo --page \(page) --json")
        let second = try JSONDecoder().decode(Listed.self, from: Data(more.output.utf8))
        #expect(second.items.count == 10 && second.nextPage == nil)
        #expect(Set(first.items + second.items).count == 40)
        #expect(await recorder.run("unsplash search nothing-fits").exitCode == .nothingMatched)
    }

    @Test(.requirement("UN-9", "UN-10", "UN-11", "UN-12")) func `are shown with all that is known of one`() async {
        let told = await recorder.run("unsplash show -- -aB3dE5fG7h")
        for part in ["Ada Example", "9 March 2024", "Lanzarote, Espagne", "Downloads: 1,234,567", "A bridge,\nearly."] {
            #expect(told.output.contains(part))
        }
        let bare = await recorder.run("unsplash show _bare --lang ru")
        #expect(bare.output.contains("Место не указано") && bare.output.contains("Загрузок: 0"))
        let json = await recorder.run("unsplash show _bare --json")
        #expect(json.output.contains("\"location\": null, \"downloads\": 0"))
        #expect(json.output.contains("\"favorite\": false"))
    }

    @Test(.requirement("UN-13", "UN-5")) func `are kept, listed and kept no longer`() async {
        for _ in 0..<2 { #expect(await recorder.run("favorites add photo-3").exitCode == .done) }
        #expect(await recorder.run("favorites add _bare").exitCode == .done)
        let list = await recorder.run("favorites list")
        #expect(list.output.split(separator: "\n").map { $0.prefix { $0 != "\t" } } == ["_bare", "photo-3"])
        #expect(await recorder.run("favorites list --json").output.hasSuffix("\"total\": 2}\n"))
        #expect(await recorder.run("favorites remove photo-3").exitCode == .done)
        #expect(await recorder.run("favorites remove photo-3").exitCode == .noSuchItem)
        #expect(await recorder.run("favorites remove _bare").exitCode == .done)
        #expect(await recorder.run("favorites list").exitCode == .nothingMatched)
    }

    @Test(
        arguments: [
            (FavoritesError.offline, ExitCode.unavailable), (.tryLater(after: .seconds(60)), .tryLater),
            (.serviceFailed, .unavailable), (.notFound, .noSuchItem), (.storageFull, .diskError),
        ])
    func `end with what a script can act on`(_ error: FavoritesError, _ code: ExitCode) async {
        recorder.photos.catalog.fail(with: error)
        let printed = await recorder.run("unsplash random")
        #expect(printed.exitCode == code)
        #expect(printed.errors == error.message(in: .english) + "\n")
    }

    @Test func `ask for words, and for fewer of them`() async {
        #expect(await recorder.run("unsplash search").exitCode == .usage)
        let long = await recorder.run("unsplash search " + String(repeating: "x", count: 5_000))
        #expect(long.exitCode == .usage && long.errors.contains("200"))
        #expect(await recorder.run("favorites add no/such").exitCode == .noSuchItem)
    }

    private struct Listed: Decodable {
        let items: [Item]
        let source: String
        let nextPage: String?
        let total: Int

        struct Item: Decodable, Hashable { let id: String }
    }
}
