import Foundation
import JSONFileStorage
import TestTraits
import Testing

private let format = StorageFormat<[Note]>("notes", version: 2)
    .reading(version: 1, as: [String].self) { ids in ids.map { Note(id: $0) } }

@Suite(.timeLimit(.minutes(5))) struct `A document` {
    private let storage = TemporaryStorage()
    private let notes = [Note(id: "a", text: "«ключ» / \"key\"\n"), Note(id: "b")]

    private func document(_ name: String = "notes") -> JSONDocument<[Note]> {
        JSONDocument(name, in: storage.open(), format: format, durability: .survivesPowerCut)
    }

    @Test func `gives what was saved, also to another process`() async throws {
        let document = document()
        #expect(try await document.value() == nil)
        try await document.save(notes)
        #expect(try await document.value() == notes)
        #expect(try await self.document().value() == notes)
    }

    @Test func `is readable by its owner only, and leaves nothing beside it`() async throws {
        try await document().save(notes)
        #expect(try storage.permissions(of: "") == 0o700)
        #expect(try storage.permissions(of: "notes.json") == 0o600)
        #expect(storage.names == [".lock", "notes.json"])
    }

    @Test func `makes no directory to be read`() async throws {
        #expect(try await document().value() == nil)
        #expect(!FileManager.default.fileExists(atPath: storage.url.path))
    }

    @Test func `is forgotten when removed`() async throws {
        try await document().save(notes)
        try await document().remove()
        #expect(try await document().value() == nil)
        #expect(storage.names == [".lock"])
    }

    @Test func `says what it holds, in which version`() async throws {
        try await document().save(notes)
        let text = try String(contentsOf: storage.file("notes.json"), encoding: .utf8)
        #expect(text.contains(#""format":"notes""#))
        #expect(text.contains(#""version":2"#))
    }

    @Test func `is read in an older form, and written in today's`() async throws {
        try storage.write(Data(#"{"format":"notes","version":1,"value":["x","y"]}"#.utf8), to: "notes.json")
        let old = [Note(id: "x"), Note(id: "y")]
        #expect(try await document().value() == old)
        try await document().update { $0?.append(Note(id: "z")) }
        #expect(try await document().value() == old + [Note(id: "z")])
        #expect(try String(contentsOf: storage.file("notes.json"), encoding: .utf8).contains(#""version":2"#))
        #expect(storage.incidents.isEmpty)
    }

    @Test func `of a newer program is refused and left untouched`() async throws {
        let newer = Data(#"{"format":"notes","version":3,"value":{"new":true}}"#.utf8)
        try storage.write(newer, to: "notes.json")
        let failure = StorageFailure.newerVersion(file: "notes.json", found: 3, known: 2)
        await #expect(throws: failure) { try await document().value() }
        await #expect(throws: failure) { try await document().save(notes) }
        await #expect(throws: failure) { try await document().remove() }
        #expect(try Data(contentsOf: storage.file("notes.json")) == newer)
        #expect(storage.incidents.isEmpty)
    }

    @Test(arguments: [#"{"format":"recipes","version":2,"value":[]}"#, #"{"format":"notes","version":0,"value":[]}"#])
    func `of another kind is set aside`(_ text: String) async throws {
        try storage.write(Data(text.utf8), to: "notes.json")
        #expect(try await document().value() == nil)
        #expect(storage.incidents.map(\.setAside) == ["notes.json.damaged-20260302T100000Z"])
        #expect(try Data(contentsOf: storage.file("notes.json.damaged-20260302T100000Z")) == Data(text.utf8))
    }

    @Test func `cut short anywhere is set aside whole, reported, and can be saved again`() async throws {
        try await document().save(notes)
        let whole = try Data(contentsOf: storage.file("notes.json"))
        for length in 0..<whole.count {
            let name = "notes-\(length)"
            try storage.write(whole.prefix(length), to: name + ".json")
            #expect(try await document(name).value() == nil)
            let aside = name + ".json.damaged-20260302T100000Z"
            #expect(try Data(contentsOf: storage.file(aside)) == whole.prefix(length))
            try await document(name).save(notes)
            #expect(try await document(name).value() == notes)
        }
        #expect(storage.incidents.count == whole.count)
        #expect(FileSetAside.all(under: storage.url).count == whole.count)
    }

    @Test func `with any byte changed is read or set aside, never an error`() async throws {
        try await document().save(notes)
        let whole = try Data(contentsOf: storage.file("notes.json"))
        var readings = 0
        for index in whole.indices {
            var damaged = whole
            damaged[index] ^= 0xFF
            try storage.write(damaged, to: "notes.json")
            let before = storage.incidents.count
            if try await document().value() == nil {
                #expect(storage.incidents.count == before + 1)
                #expect(try Data(contentsOf: storage.file(storage.incidents[before].setAside)) == damaged)
            } else {
                readings += 1
            }
        }
        #expect(readings == 0)
    }

    @Test func `saved over a damaged one keeps the damaged one aside`() async throws {
        try storage.write(Data("{".utf8), to: "notes.json")
        try await document().save(notes)
        #expect(storage.incidents.count == 1)
        #expect(FileSetAside.all(under: storage.url).map(\.sizeInBytes) == [1])
        #expect(try await document().value() == notes)
    }

    @Test func `is never half of two when processes save at once`() async throws {
        let storage = storage
        try await withThrowingTaskGroup { group in
            for writer in 0..<8 {
                group.addTask {
                    let document = JSONDocument("n", in: storage.open(), format: format, durability: .cache)
                    for _ in 0..<10 { try await document.update { $0 = ($0 ?? []) + [Note(id: "\(writer)")] } }
                }
            }
            try await group.waitForAll()
        }
        let all = try await document("n").value() ?? []
        #expect(all.count == 80)
        #expect(Set(all.map(\.id)).count == 8)
    }

    @Test(arguments: ["", "..", "a/b", "a.b", "é", String(repeating: "a", count: 201)])
    func `cannot have a name that leaves its directory`(_ name: String) async throws {
        await #expect(throws: StorageFailure.badName(name)) { try await document(name).save(notes) }
        await #expect(throws: StorageFailure.badName(name)) { try await document(name).value() }
        #expect(!FileManager.default.fileExists(atPath: storage.url.path))
    }

    @Test func `that cannot be written is an error, and the one before stays`() async throws {
        try await document().save(notes)
        try FileManager.default.createDirectory(at: storage.file("notes.json.tmp"), withIntermediateDirectories: false)
        await #expect(throws: StorageFailure.self) { try await document().save([]) }
        #expect(try await document().value() == notes)
    }

    @Test func `leaves a dead writer's unfinished file to the next writer, who removes it`() async throws {
        try storage.write(Data("half".utf8), to: "other.json.tmp")
        try await document().save(notes)
        #expect(storage.names == [".lock", "notes.json"])
    }
}
