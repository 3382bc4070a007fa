import Foundation
import InMemoryAdapters
import JSONFileStorage
import SharedKernel
import TestTraits
import Testing

private let format = StorageFormat<Note>("notes")

/// 400 notes of a kilobyte each in the snapshot, 399 first: far more than a first page needs of it.
@Suite(.timeLimit(.minutes(5))) struct `The first page of a collection nobody has read yet` {
    private let storage = TemporaryStorage()

    private func collection() -> JSONCollection<Note> {
        JSONCollection("notes", in: storage.open(), format: format)
    }

    init() async throws {
        let text = String(repeating: "x", count: 1_000)
        try await collection().change { _ in (0..<400).map { .put(Note(id: "\($0)", text: text)) } }
    }

    /// Damages the line of that note; the number of notes in the snapshot stays what its header says.
    private func damage(_ id: String, in file: String) throws {
        let text = try String(contentsOf: storage.file(file), encoding: .utf8)
        let damaged = text.replacing(#""id":"\#(id)""#, with: #""id";"\#(id)""#)
        try #require(damaged != text)
        try storage.write(Data(damaged.utf8), to: file)
    }

    @Test func `needs only the snapshot's beginning`() async throws {
        try damage("7", in: "notes.jsonl")
        let notes = collection()
        let first = try await notes.page(limit: 3)
        #expect(first.items.map(\.id) == ["399", "398", "397"])
        #expect(storage.incidents.isEmpty)
        let second = try await notes.page(after: first.next, limit: 2)
        #expect(second.items.map(\.id) == ["396", "395"])
        #expect(storage.incidents.map(\.file) == ["notes.jsonl"])
        #expect(try await notes.count == 399)
    }

    /// Changes too many to be told one by one.
    struct Story: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let changes: [CollectionChange<Note>]

        init(_ testDescription: String, _ changes: [CollectionChange<Note>]) {
            (self.testDescription, self.changes) = (testDescription, changes)
        }
    }

    @Test(arguments: [
        Story("nothing", []), Story("a new first", [.put(Note(id: "new"))]),
        Story("the first changed", [.put(Note(id: "399", text: "changed"))]),
        Story("the first removed", [.remove("399")]),
        Story("the last moved first", [.move("0", before: "399")]),
        Story("the first moved down", [.move("399", before: "0")]),
        Story("the first moved last", [.move("399", before: nil)]),
        Story("one between the first", [.insert(Note(id: "between"), before: "398")]),
        Story("a new last", [.insert(Note(id: "last"), before: nil)]),
        Story("one back far below", [.remove("398"), .insert(Note(id: "398"), before: "5")]),
        Story("all but the first removed", (0..<397).map { .remove("\($0)") }),
        Story("all but the last removed", (3..<400).map { .remove("\($0)") }),
        Story("all removed", (0..<400).map { .remove("\($0)") }),
        Story("nearly all moved down", (3..<400).map { .move("\($0)", before: "2") }),
    ])
    func `is what it is once everything is read`(_ story: Story) async throws {
        try await collection().change { _ in story.changes }
        let read = collection()
        _ = try await read.records()
        for limit in [1, 2, 3, 50, 399, 400, 401] {
            #expect(try await collection().page(limit: limit) == read.page(limit: limit), "of \(limit)")
        }
    }

    @Test(arguments: 1...8 as ClosedRange<UInt64>)
    func `is what it is once everything is read, after any changes`(_ seed: UInt64) async throws {
        let random = SeededRandom(seed: seed)
        let (writer, read) = (collection(), collection())
        for _ in 0..<40 {
            let chance = random.bytes(3).map(Int.init)
            // Mostly around the list's beginning.
            let (id, other) = ("\(399 - chance[0] % 12)", "\(399 - chance[1] % 12)")
            let change: CollectionChange<Note> =
                switch chance[2] % 4 {
                case 0: .remove(id)
                case 1: .move(id, before: other)
                case 2: .insert(Note(id: id, text: "inserted"), before: other)
                default: .put(Note(id: id, text: "put"))
                }
            try await writer.change { _ in [change] }
            _ = try await read.records()
            #expect(try await collection().page(limit: 6) == read.page(limit: 6))
        }
        #expect(storage.incidents.isEmpty)
    }

    @Test func `that is damaged has every good record, and is mended`() async throws {
        try damage("398", in: "notes.jsonl")
        #expect(try await collection().page(limit: 3).items.map(\.id) == ["399", "397", "396"])
        #expect(storage.incidents.map(\.file) == ["notes.jsonl"])
        #expect(try await collection().page(limit: 3).items.map(\.id) == ["399", "397", "396"])
        #expect(storage.incidents.count == 1)
    }

    @Test func `under a damaged journal has every good change, and is mended`() async throws {
        for id in ["a", "b"] { try await collection().put(Note(id: id)) }
        try damage("a", in: "notes.journal-1.jsonl")
        #expect(try await collection().page(limit: 2).items.map(\.id) == ["b", "399"])
        #expect(storage.incidents.map(\.file) == ["notes.journal-1.jsonl"])
    }

    @Test func `under a journal whose end was never finished has every change before it`() async throws {
        for id in ["a", "b"] { try await collection().put(Note(id: id)) }
        let journal = try storage.lines(of: "notes.journal-1.jsonl")
        try storage.write(journal.dropLast(3), to: "notes.journal-1.jsonl")
        let notes = collection()
        #expect(try await notes.page(limit: 2).items.map(\.id) == ["a", "399"])
        try await notes.put(Note(id: "c"))
        #expect(try await collection().page(limit: 3).items.map(\.id) == ["c", "a", "399"])
        #expect(storage.incidents.isEmpty)
    }

    @Test func `has what another process wrote meanwhile, also in a new snapshot`() async throws {
        let (notes, other) = (collection(), collection())
        #expect(try await notes.page(limit: 1).items.map(\.id) == ["399"])
        try await other.put(Note(id: "new"))
        #expect(try await notes.page(limit: 2).items.map(\.id) == ["new", "399"])
        let text = String(repeating: "y", count: 1 << 20)
        for _ in 0..<2 { try await other.put(Note(id: "new", text: text)) }
        #expect(!storage.names.contains("notes.journal-1.jsonl"))
        #expect(try await notes.page(limit: 2).items.map(\.id) == ["new", "399"])
        try await notes.remove("new")
        #expect(try await collection().page(limit: 2).items.map(\.id) == ["399", "398"])
    }
}
