import Foundation
import JSONFileStorage
import SharedKernel
import TestTraits
import Testing

private let format = StorageFormat<Note>("notes")

@Suite(.timeLimit(.minutes(5))) struct `A collection` {
    private let storage = TemporaryStorage()

    private func collection(_ name: String = "notes") -> JSONCollection<Note> {
        JSONCollection(name, in: storage.open(), format: format)
    }

    private func ids(_ collection: JSONCollection<Note>? = nil) async throws -> [String] {
        try await (collection ?? self.collection()).records().map(\.id)
    }

    @Test func `has nothing before anything is put, and makes no directory to say so`() async throws {
        #expect(try await ids() == [])
        #expect(try await collection().count == 0)
        #expect(!FileManager.default.fileExists(atPath: storage.url.path))
    }

    @Test func `keeps the newest first, also for another process`() async throws {
        let notes = collection()
        for id in ["a", "b", "c"] { try await notes.put(Note(id: id)) }
        #expect(try await ids(notes) == ["c", "b", "a"])
        #expect(try await ids() == ["c", "b", "a"])
        #expect(try await collection().record("b") == Note(id: "b"))
    }

    @Test func `puts a known record in its old place`() async throws {
        let notes = collection()
        for id in ["a", "b", "c"] { try await notes.put(Note(id: id)) }
        try await notes.put(Note(id: "a", text: "new"))
        #expect(try await ids(notes) == ["c", "b", "a"])
        #expect(try await collection().record("a")?.text == "new")
    }

    @Test(arguments: [
        ("d", "a", ["c", "b", "d", "a"]), ("a", "d", ["a", "d", "c", "b"]), ("d", nil, ["c", "b", "a", "d"]),
        ("b", "b", ["d", "c", "b", "a"]), ("c", "b", ["d", "c", "b", "a"]), ("a", nil, ["d", "c", "b", "a"]),
        ("x", "a", ["d", "c", "b", "a"]), ("d", "x", ["c", "b", "a", "d"]),
    ])
    func `is put in another order`(_ id: String, _ other: String?, _ expected: [String]) async throws {
        let notes = collection()
        for id in ["a", "b", "c", "d"] { try await notes.put(Note(id: id)) }
        try await notes.change { _ in [.move(id, before: other)] }
        #expect(try await ids(notes) == expected)
        #expect(try await ids() == expected)
    }

    @Test func `takes a removed record back where it was`() async throws {
        let notes = collection()
        for id in ["a", "b", "c"] { try await notes.put(Note(id: id)) }
        try await notes.remove("b")
        #expect(try await ids() == ["c", "a"])
        try await notes.change { _ in [.insert(Note(id: "b"), before: "a")] }
        #expect(try await ids() == ["c", "b", "a"])
    }

    @Test func `stands any number of moves to one place`() async throws {
        let notes = collection()
        for id in ["a", "b", "c"] { try await notes.put(Note(id: id)) }
        for round in 0..<60 {
            let mover = round.isMultiple(of: 2) ? "c" : "b"
            try await notes.change { _ in [.move(mover, before: "a")] }
            #expect(try await ids(notes) == [mover == "c" ? "b" : "c", mover, "a"])
        }
        #expect(try await ids() == ["c", "b", "a"])
    }

    @Test func `gives pages that lose and repeat nothing while records come and go`() async throws {
        let notes = collection()
        try await notes.change { _ in (0..<10).map { .put(Note(id: "\($0)")) } }
        let first = try await notes.page(limit: 4)
        #expect(first.items.map(\.id) == ["9", "8", "7", "6"])
        try await notes.put(Note(id: "new"))
        try await notes.remove("6")
        let second = try await notes.page(after: first.next, limit: 4)
        #expect(second.items.map(\.id) == ["5", "4", "3", "2"])
        let third = try await notes.page(after: second.next, limit: 4)
        #expect(third.items.map(\.id) == ["1", "0"])
        #expect(third.next == nil)
        #expect(try await notes.page(limit: 11).items.count == 10)
    }

    @Test func `decides on what is there, and tells what was decided`() async throws {
        let notes = collection()
        let toggle: JSONCollection<Note>.Decision = { $0.record("a") == nil ? [.put(Note(id: "a"))] : [.remove("a")] }
        try await notes.change(toggle)
        #expect(try await ids() == ["a"])
        #expect(try await collection().change(toggle) == [.remove("a")])
        #expect(try await ids(notes) == [])
    }

    @Test func `writes many changes that come at once, each once`() async throws {
        let notes = collection()
        try await withThrowingTaskGroup { group in
            for number in 0..<200 { group.addTask { try await notes.put(Note(id: "\(number)")) } }
            try await group.waitForAll()
        }
        #expect(Set(try await ids()) == Set((0..<200).map(String.init)))
    }

    @Test(arguments: [false, true])
    func `is one for several processes that write at once`(afterItsFolderWasRemoved isAnew: Bool) async throws {
        let writers = (0..<4).map { _ in
            JSONCollection("notes", in: storage.open(), format: format, durability: .cache)
        }
        if isAnew {
            for notes in writers { try await notes.put(Note(id: "gone")) }
            try FileManager.default.removeItem(at: storage.url)
        }
        try await withThrowingTaskGroup { group in
            for (writer, notes) in writers.enumerated() {
                group.addTask {
                    for number in 0..<25 {
                        try await notes.put(Note(id: "\(writer)-\(number)"))
                        // What I wrote I see, whatever the others do.
                        #expect(try await notes.record("\(writer)-\(number)") != nil)
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try await collection().count == 100)
        #expect(storage.incidents.isEmpty)
    }

    @Test func `makes room in its journal at once for many changes, which others see come`() async throws {
        let (notes, other) = (collection(), collection())
        try await notes.put(Note(id: "a"))
        try await notes.put(Note(id: "b"))
        let size = try storage.identity(of: "notes.journal-1.jsonl").size
        #expect(try await ids(other) == ["b", "a"])
        for id in ["c", "d"] { try await other.put(Note(id: id)) }
        #expect(try storage.identity(of: "notes.journal-1.jsonl").size == size)
        #expect(try await ids(notes) == ["d", "c", "b", "a"])
        try await notes.put(Note(id: "e", text: String(repeating: "x", count: size)))
        #expect(try storage.identity(of: "notes.journal-1.jsonl").size > size)
        #expect(try await ids(other) == ["e", "d", "c", "b", "a"])
        #expect(try await ids() == ["e", "d", "c", "b", "a"])
    }

    @Test func `makes no room where nobody waits for the disk`() async throws {
        let notes = JSONCollection("notes", in: storage.open(), format: format, durability: .cache)
        for id in ["a", "b"] { try await notes.put(Note(id: id)) }
        let bytes = try Data(contentsOf: storage.file("notes.journal-1.jsonl"))
        #expect(bytes == (try storage.lines(of: "notes.journal-1.jsonl")))
        #expect(bytes.last == UInt8(ascii: "\n"))
    }

    @Test func `folds a journal that outgrows it, and others follow`() async throws {
        let (notes, other) = (collection(), collection())
        try await notes.put(Note(id: "first"))
        #expect(try await ids(other) == ["first"])
        let text = String(repeating: "x", count: 100_000)
        for number in 0..<15 { try await notes.put(Note(id: "\(number % 3)", text: text)) }
        #expect(storage.names == [".lock", "notes.journal-2.jsonl", "notes.jsonl"])
        #expect(try await ids(other) == ["2", "1", "0", "first"])
        try await other.remove("first")
        #expect(try await ids(notes) == ["2", "1", "0"])
        #expect(try await ids() == ["2", "1", "0"])
    }

    @Test(arguments: [
        #"{"put":{"id":"a","text":"x"},"at":7}"#, #"{"at":7,"put":{"text":"x","id":"a"}}"#,
        #"{ "at" : 7, "put" : {"id":"a","text":"x"} }"#, #"{"all":[{"at":7,"put":{"id":"a","text":"x"}}]}"#,
    ])
    func `reads a line however its JSON is laid out`(_ line: String) async throws {
        try await collection().change { _ in [.put(Note(id: "below")), .put(Note(id: "c"))] }
        let snapshot = try String(contentsOf: storage.file("notes.jsonl"), encoding: .utf8)
        let lines = snapshot.split(separator: "\n").map(String.init)
        try storage.write(Data((lines.dropLast() + [line, ""]).joined(separator: "\n").utf8), to: "notes.jsonl")
        #expect(try await collection().records() == [Note(id: "c"), Note(id: "a", text: "x")])
        #expect(storage.incidents.isEmpty)
    }

    @Test(arguments: [
        #"{"at":7,"put":{"id":"a","text":"x"},{"id":"b","text":"y"}}"#, #"{"at":7,"put":}"#, #"{"at":,"put":{}}"#,
        #"{"at":7,"put":{"id":"a","text":"x"}"#, #"{"at":07,"put":{"id":"a","text":"x"}}"#,
        #"{"at":7,"put":{"id":"a","text":"x"}}}"#, #"{"at":99999999999999999999,"put":{"id":"a","text":"x"}}"#,
    ])
    func `knows a line that is not JSON from one that only looks so`(_ line: String) async throws {
        try await collection().change { _ in [.put(Note(id: "below")), .put(Note(id: "c"))] }
        let snapshot = try String(contentsOf: storage.file("notes.jsonl"), encoding: .utf8)
        let lines = snapshot.split(separator: "\n").map(String.init)
        try storage.write(Data((lines.dropLast() + [line, ""]).joined(separator: "\n").utf8), to: "notes.jsonl")
        #expect(try await collection().records() == [Note(id: "c")])
        #expect(storage.incidents.map(\.file) == ["notes.jsonl"])
    }

    @Test func `is readable by its owner only`() async throws {
        try await collection().put(Note(id: "a"))
        #expect(storage.names == [".lock", "notes.journal-1.jsonl", "notes.jsonl"])
        for name in storage.names { #expect(try storage.permissions(of: name) == 0o600) }
        #expect(try storage.permissions(of: "") == 0o700)
    }

    @Test func `that is removed by somebody is empty, and begins anew`() async throws {
        let notes = collection()
        try await notes.put(Note(id: "a"))
        try FileManager.default.removeItem(at: storage.url)
        #expect(try await ids(notes) == [])
        try await notes.put(Note(id: "b"))
        #expect(try await ids() == ["b"])
    }

    @Test func `leaves everything as it was when a record has no JSON`() async throws {
        struct Reading: Codable, Identifiable, Sendable {
            let id: String
            let value: Double
        }
        let readings = JSONCollection("r", in: storage.open(), format: StorageFormat<Reading>("readings"))
        try await readings.put(Reading(id: "a", value: 1))
        await #expect(throws: StorageFailure.self) {
            try await readings.change { _ in [.remove("a"), .put(Reading(id: "b", value: .nan))] }
        }
        #expect(try await readings.records().map(\.id) == ["a"])
    }
}

@Suite(.timeLimit(.minutes(5))) struct `A collection of another version` {
    private let storage = TemporaryStorage()

    @Test func `is read in its old form, and written in today's`() async throws {
        struct Old: Codable, Identifiable, Sendable {
            let id: String
            let words: [String]
        }
        let old = JSONCollection("notes", in: storage.open(), format: StorageFormat<Old>("notes", version: 1))
        try await old.put(Old(id: "a", words: ["x", "y"]))
        try await old.put(Old(id: "b", words: []))
        let format = StorageFormat<Note>("notes", version: 2)
            .reading(version: 1, as: Old.self) { Note(id: $0.id, text: $0.words.joined(separator: " ")) }
        let notes = JSONCollection("notes", in: storage.open(), format: format)
        #expect(try await notes.records() == [Note(id: "b"), Note(id: "a", text: "x y")])
        try await notes.put(Note(id: "c"))
        #expect(try String(contentsOf: storage.file("notes.jsonl"), encoding: .utf8).contains(#""version":2"#))

        // The older program, still running, sees that it must not touch it any more.
        await #expect(throws: StorageFailure.newerVersion(file: "notes.jsonl", found: 2, known: 1)) {
            try await old.put(Old(id: "d", words: []))
        }
        let again = JSONCollection("notes", in: storage.open(), format: format)
        #expect(try await again.records().map(\.id) == ["c", "b", "a"])
        #expect(storage.incidents.isEmpty)
    }
}
