import Foundation
import JSONFileStorage
import SharedKernel
import TestTraits
import Testing

private let format = StorageFormat<Note>("notes")

@Suite(.timeLimit(.minutes(5))) struct `The lines of a collection's files` {
    private let storage = TemporaryStorage()

    private func collection() -> JSONCollection<Note> {
        JSONCollection("notes", in: storage.open(), format: format)
    }

    private func ids() async throws -> [String] { try await collection().records().map(\.id) }

    private func text(of file: String) throws -> String {
        String(decoding: try storage.lines(of: file), as: UTF8.self)
    }

    @Test func `are read as they were written at first, and are then written as they are today`() async throws {
        let snapshot = """
            {"format":"notes","version":1,"journal":3,"count":3}
            {"at":30,"put":{"id":"a/1","text":"é \\"x\\""}}
            {"put":{"text":"two","id":"b"},"at":20}
            {"at":10,"put":{"id":"c","text":""}}

            """
        let journal = """
            {"remove":"c"}
            {"all":[{"put":{"id":"d","text":"together"},"at":50},{"remove":"b"},{"put":{"id":"e","text":""},"at":40}]}
            {"at":60,"put":{"id":"f","text":"last"}}

            """
        try storage.write(Data(snapshot.utf8), to: "notes.jsonl")
        try storage.write(Data(journal.utf8), to: "notes.journal-3.jsonl")
        let expected = [
            Note(id: "f", text: "last"), Note(id: "d", text: "together"), Note(id: "e"),
            Note(id: "a/1", text: "é \"x\""),
        ]
        #expect(try await collection().page(limit: 3).items == Array(expected.prefix(3)))
        #expect(try await collection().records() == expected)
        #expect(try await collection().page(limit: 9).items == expected)
        #expect(try await collection().record("a/1") == expected[3])
        #expect(storage.names == [".lock", "notes.journal-4.jsonl", "notes.jsonl"])
        #expect(try text(of: "notes.jsonl").contains(#"{"at":60,"id":"f","put":{"#))
        #expect(storage.incidents.isEmpty)
    }

    @Test func `that belong together are all there after a cut, or none of them`() async throws {
        try await collection().change { _ in [.put(Note(id: "c")), .put(Note(id: "b")), .put(Note(id: "a"))] }
        try await collection().change { _ in [.remove("a"), .put(Note(id: "d")), .move("c", before: "d")] }
        try await collection().put(Note(id: "e"))
        let (snapshot, journal) = (
            try Data(contentsOf: storage.file("notes.jsonl")), try text(of: "notes.journal-1.jsonl")
        )
        let together = journal.split(separator: "\n", omittingEmptySubsequences: false).prefix(4).joined(
            separator: "\n")
        for length in 0..<journal.utf8.count {
            try storage.write(snapshot, to: "notes.jsonl")
            try storage.write(Data(journal.utf8.prefix(length)), to: "notes.journal-1.jsonl")
            let expected = length > together.utf8.count ? ["c", "d", "b"] : ["a", "b", "c"]
            #expect(try await ids() == expected, "cut at \(length)")
            // What comes next is not taken for a part of what was never finished.
            try await collection().put(Note(id: "f"))
            #expect(try await ids() == ["f"] + expected, "cut at \(length)")
        }
        #expect(storage.incidents.isEmpty)
    }

    @Test func `that name another record than they hold are damaged, and no record is there twice`() async throws {
        try await collection().change { _ in [.put(Note(id: "c")), .put(Note(id: "b")), .put(Note(id: "a"))] }
        let whole = try text(of: "notes.jsonl")
        try storage.write(Data(whole.replacing(#""id":"b","put""#, with: #""id":"x","put""#).utf8), to: "notes.jsonl")
        #expect(try await ids() == ["a", "c"])
        #expect(storage.incidents.map(\.file) == ["notes.jsonl"])
        #expect(try await collection().record("x") == nil)
    }

    @Test func `that are damaged in the journal leave the record as the snapshot has it`() async throws {
        try await collection().change { _ in [.put(Note(id: "b", text: "old")), .put(Note(id: "a"))] }
        try await collection().put(Note(id: "b", text: "new"))
        let journal = try text(of: "notes.journal-1.jsonl")
        try storage.write(Data(journal.replacing(#""new""#, with: #""new"#).utf8), to: "notes.journal-1.jsonl")
        #expect(try await collection().record("b") == Note(id: "b", text: "old"))
        #expect(storage.incidents.map(\.file) == ["notes.journal-1.jsonl"])
        #expect(try await ids() == ["a", "b"])
    }

    @Test func `hold records of any id`() async throws {
        struct Numbered: Codable, Hashable, Identifiable, Sendable {
            let id: Int
        }
        let notes = ["", "\"", "\\", "a\nb", "привет", "e\u{301}", "👩‍🚀", "a/b", "\u{7f}"].map {
            Note(id: $0, text: "of \($0)")
        }
        try await collection().change { _ in notes.map { .put($0) } }
        for note in notes { try await collection().put(note) }
        #expect(try await collection().records() == notes.reversed())
        for note in notes { #expect(try await collection().record(note.id) == note) }
        for note in notes { try await collection().remove(note.id) }
        #expect(try await ids() == [])

        let numbers = JSONCollection("numbers", in: storage.open(), format: StorageFormat<Numbered>("numbers"))
        let known = [0, -1, 7, .max, .min].map(Numbered.init)
        try await numbers.change { _ in known.map { .put($0) } }
        let again = JSONCollection("numbers", in: storage.open(), format: StorageFormat<Numbered>("numbers"))
        #expect(try await again.records() == known.reversed())
        for number in known { #expect(try await again.record(number.id) == number) }
        #expect(storage.incidents.isEmpty)
    }
}
