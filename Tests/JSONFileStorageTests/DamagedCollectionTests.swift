import Foundation
import JSONFileStorage
import SharedKernel
import TestTraits
import Testing

private let format = StorageFormat<Note>("notes")

/// A snapshot of a, b, c, and a journal that put d, removed a and put e.
@Suite(.timeLimit(.minutes(10))) struct `A damaged collection` {
    private let storage = TemporaryStorage()
    private let snapshot: Data
    private let journal: Data

    init() async throws {
        let first = JSONCollection("notes", in: storage.open(), format: format)
        try await first.change { _ in ["c", "b", "a"].map { .put(Note(id: $0, text: "snapshot")) } }
        for id in ["d", "e"] {
            try await first.put(Note(id: id, text: "journal"))
            if id == "d" { try await first.remove("a") }
        }
        snapshot = try Data(contentsOf: storage.file("notes.jsonl"))
        journal = try storage.lines(of: "notes.journal-1.jsonl")
    }

    /// What a new process reads over these bytes, and again after it, which must be the same.
    private func read(_ snapshot: Data?, _ journal: Data?) async throws -> [String] {
        try? FileManager.default.removeItem(at: storage.url)
        if let snapshot { try storage.write(snapshot, to: "notes.jsonl") }
        if let journal { try storage.write(journal, to: "notes.journal-1.jsonl") }
        let page = try await JSONCollection("notes", in: storage.open(), format: format).page(limit: 2)
        let ids = try await JSONCollection("notes", in: storage.open(), format: format).records().map(\.id)
        #expect(page.items.map(\.id) == Array(ids.prefix(2)))
        let again = JSONCollection("notes", in: storage.open(), format: format)
        #expect(try await again.records().map(\.id) == ids)
        try await again.put(Note(id: "new"))
        let third = JSONCollection("notes", in: storage.open(), format: format)
        #expect(try await third.records().map(\.id) == ["new"] + ids)
        return ids
    }

    @Test func `begins as it should`() async throws {
        #expect(try await read(snapshot, journal) == ["e", "d", "b", "c"])
        #expect(storage.incidents.isEmpty)
    }

    @Test func `whose journal is cut anywhere has every change before the cut, and nothing to report`() async throws {
        let states = [["a", "b", "c"], ["d", "a", "b", "c"], ["d", "b", "c"], ["e", "d", "b", "c"]]
        for length in 0...journal.count {
            let whole = journal.prefix(length).count { $0 == UInt8(ascii: "\n") }
            #expect(try await read(snapshot, journal.prefix(length)) == states[whole], "cut at \(length)")
        }
        #expect(storage.incidents.isEmpty)
    }

    @Test(arguments: [true, false])
    func `whose last line a power cut tore has every change before it`(_ lacksItsEnd: Bool) async throws {
        let last = try #require(journal.dropLast().lastIndex(of: UInt8(ascii: "\n"))) + 1
        for cut in last + 1..<journal.count {
            var torn = journal + Data(count: 100)
            torn.resetBytes(in: lacksItsEnd ? cut..<journal.count : last..<cut)
            #expect(try await read(snapshot, torn) == ["d", "b", "c"], "torn at \(cut)")
        }
        // Of a line that lacks its beginning nobody can say that it was never finished.
        #expect(storage.incidents.isEmpty == lacksItsEnd)
    }

    @Test func `whose snapshot is cut anywhere keeps its whole lines and the journal, and says so`() async throws {
        for length in 1..<snapshot.count {
            let before = storage.incidents.count
            let lines = max(1, snapshot.prefix(length).count { $0 == UInt8(ascii: "\n") })
            let kept = ["b", "c"].prefix(max(0, lines - 2))
            #expect(try await read(snapshot.prefix(length), journal) == ["e", "d"] + kept, "cut at \(length)")
            #expect(storage.incidents.count > before)
            #expect(try Data(contentsOf: storage.file(storage.incidents[before].setAside)) == snapshot.prefix(length))
        }
    }

    @Test func `with any byte of its journal changed keeps every other line`() async throws {
        let lines = journal.split(separator: UInt8(ascii: "\n"))
        for index in journal.indices {
            var damaged = journal
            damaged[index] ^= 0xFF
            let ids = try await read(snapshot, damaged)
            let hit = lines.firstIndex { $0.indices.contains(index) || $0.endIndex == index } ?? 0
            if hit != 0, journal[index] != UInt8(ascii: "\n") { #expect(ids.contains("d"), "changed at \(index)") }
            if hit == 0, journal[index] != UInt8(ascii: "\n") { #expect(ids.contains("e"), "changed at \(index)") }
            #expect(ids.suffix(2) == ["b", "c"], "changed at \(index)")
        }
    }

    @Test func `with any byte of its snapshot changed keeps all the rest, and says so`()
        async throws
    {
        // Of a, which the journal removed, nobody asks what it was.
        let start = try #require(snapshot.range(of: Data(#","put":"#.utf8))).upperBound
        let removed = start..<(try #require(snapshot[start...].range(of: Data("}}".utf8))).upperBound - 1)
        for index in snapshot.indices {
            var damaged = snapshot
            damaged[index] ^= 0xFF
            let before = storage.incidents.count
            let ids = try await read(damaged, journal)
            #expect(ids.prefix(2) == ["e", "d"], "changed at \(index)")
            #expect(ids.count >= 2, "changed at \(index)")
            #expect((storage.incidents.count > before) != removed.contains(index), "changed at \(index)")
        }
    }

    @Test func `with a damaged line in the middle is set aside whole, and keeps every good line`() async throws {
        var lines = journal.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        lines[1] = Data("\u{0}\u{0}not json".utf8)
        let damaged = Data(lines.joined(separator: [UInt8(ascii: "\n")]))
        #expect(try await read(snapshot, damaged) == ["e", "d", "a", "b", "c"])
        #expect(storage.incidents.map(\.file) == ["notes.journal-1.jsonl"])
        #expect(try Data(contentsOf: storage.file(storage.incidents[0].setAside)) == damaged)
    }

    @Test func `whose snapshot is gone keeps what its journal tells, and says so`() async throws {
        #expect(try await read(nil, journal) == ["e", "d"])
        #expect(storage.incidents.map(\.detail) == ["its snapshot is gone"])
    }

    @Test func `damaged while it is open is mended without a restart`() async throws {
        _ = try await read(snapshot, journal)
        let open = JSONCollection("notes", in: storage.open(), format: format)
        #expect(try await open.count == 5)
        let handle = try FileHandle(forWritingTo: storage.file("notes.journal-1.jsonl"))
        try handle.seek(toOffset: UInt64(storage.lines(of: "notes.journal-1.jsonl").count))
        try handle.write(contentsOf: Data("garbage\n".utf8))
        try handle.close()
        #expect(try await open.count == 5)
        #expect(storage.incidents.count == 1)
        try await open.put(Note(id: "after"))
        #expect(try await JSONCollection("notes", in: storage.open(), format: format).count == 6)
    }

    @Test func `of which an interrupted fold left both journals goes on with the named one`() async throws {
        try? FileManager.default.removeItem(at: storage.url)
        try storage.write(snapshot, to: "notes.jsonl")
        try storage.write(journal, to: "notes.journal-1.jsonl")
        try storage.write(Data(), to: "notes.journal-2.jsonl")
        try storage.write(Data("half a snap".utf8), to: "notes.jsonl.tmp")
        let notes = JSONCollection("notes", in: storage.open(), format: format)
        #expect(try await notes.records().map(\.id) == ["e", "d", "b", "c"])
        #expect(!storage.names.contains("notes.jsonl.tmp"))
        #expect(storage.incidents.isEmpty)
    }
}
