import CrashedStore
import Favorites
import Foundation
import JSONFileStorage
import SharedKernel
import TestTraits
import Testing

@Suite(
    .timeLimit(.minutes(10)),
    .enabled(if: WriterProcess.executable.map { FileManager.default.isExecutableFile(atPath: $0.path) } ?? false))
struct `Favorites that are toggled` {
    private let storage = TemporaryStorage()

    private func kept(in url: URL) async throws -> [Photo.ID] {
        let store = CrashedStore(at: url, smallestJournalToFold: .max) { Issue.record("\($0)") }
        return try await store.favorites.favorites(after: nil, limit: 200).items.map(\.id)
    }

    @Test(.requirement("UN-13", "UN-16"), arguments: 0..<12)
    func `a thousand times by a writer who is killed are all there`(_ round: Int) async throws {
        let delay = UInt32(round * round) * 2_000
        let said = try await WriterProcess([storage.url.path, "toggles", "1000"])
            .killed(after: delay, sinceItsFirstWord: true)
        let count = said.count
        #expect(said == (0..<count).map { "toggle \($0)" })
        let there = Set(try await kept(in: storage.url))
        // One more may have been under way, done and not yet acknowledged.
        let allowed = try [count, count + 1].map { try CrashedStore.favorites(after: $0) }
        #expect(allowed.contains(there), "after \(count) toggles")
    }

    @Test(.requirement("UN-13")) func `by two processes at once end where they began`() async throws {
        let writers = try (0..<2).map { _ in try WriterProcess([storage.url.path, "toggles", "500"]) }
        for writer in writers { #expect(try await writer.ended().count == 500) }
        // Forty toggles of each photo.
        #expect(try await kept(in: storage.url) == [])
    }

    @Test(.requirement("UN-16")) func `lose one to a damaged line, and keep what was there set aside`() async throws {
        let place = storage.url.appending(path: "data")
        let first = JSONFileFavorites(in: storage.open())
        let favorites = try (0..<25).map(CrashedStore.toggled)
        _ = try await first.toggle(favorites[0])
        try await first.restore(
            favorites.dropFirst().enumerated().map {
                RemovedFavorite($1, place: RemovedFavorite.Place(rawValue: "\(-$0)"))
            })
        let name = "favorites.journal-1.jsonl"
        let whole = try String(contentsOf: storage.file(name), encoding: .utf8)
        let damaged = whole.replacing("Author of photo-12\"", with: "Author of photo-12")
        try #require(damaged != whole)
        try storage.write(Data(damaged.utf8), to: name)

        let ids = try await JSONFileFavorites(in: storage.open()).favorites(after: nil, limit: 200).items.map(\.id)
        #expect(ids == favorites.map(\.id).filter { $0.rawValue != "photo-12" })
        #expect(storage.incidents.map(\.file) == [name])
        #expect(FileSetAside.all(under: place).count == 1)
    }

    @Test(.requirement("UN-13")) func `add one line, however many are kept, and rewrite no file`() async throws {
        let favorites = JSONFileFavorites(in: storage.open())
        try await favorites.restore(
            (0..<2_000).map { number in
                RemovedFavorite(try CrashedStore.favorite(number), place: RemovedFavorite.Place(rawValue: "\(-number)"))
            })
        let (snapshot, journal) = ("favorites.jsonl", "favorites.journal-1.jsonl")
        let before = try (storage.identity(of: snapshot), storage.identity(of: journal))
        let lines = try storage.lines(of: journal)
        _ = try await favorites.toggle(CrashedStore.favorite(1_000))
        _ = try await favorites.toggle(CrashedStore.favorite(5_000))
        let after = try (storage.identity(of: snapshot), storage.identity(of: journal))
        #expect(after.0 == before.0)
        #expect(after.1.number == before.1.number)
        let added = try storage.lines(of: journal).dropFirst(lines.count)
        #expect(try storage.lines(of: journal).starts(with: lines))
        #expect(added.count { $0 == UInt8(ascii: "\n") } == 2)
        #expect(try await JSONFileFavorites(in: storage.open()).count == 2_000)
    }
}
