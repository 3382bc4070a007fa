import Foundation
import JSONFileStorage
import Registration
import SampleVideos
import TestTraits
import Testing

@Suite(.timeLimit(.minutes(5))) struct `A profile on disk` {
    private let storage = TemporaryStorage()
    private var store: JSONFileProfileStore { JSONFileProfileStore(in: storage.open()) }

    private let anna = Profile(
        firstName: PersonName(rawValue: "Анна")!, lastName: PersonName(rawValue: "O’Neil")!,
        birthDate: CalendarDay("1990-02-28")!, registeredAt: .monday)

    @Test(.requirement("RG-15", "RG-28")) func `is there after a restart, readable by its owner only`() async throws {
        try await store.add(anna)
        #expect(try await store.profile() == anna)
        #expect(try storage.permissions(of: "") == 0o700)
        #expect(try storage.permissions(of: "profile.json") == 0o600)
    }

    @Test(.requirement("RG-28")) func `leaves no file behind when it is forgotten`() async throws {
        try await store.add(anna)
        try await store.forget()
        #expect(storage.names == [".lock"])
    }

    @Test(
        arguments: [
            "<html>", #"{"format":"profile","version":1,"value":{}}"#,
            #"{"format":"profile","version":1,"value":{"firstName":"<b>","lastName":"Neil","birthDate":"1990-02-28","registeredAt":0}}"#,
            #"{"format":"profile","version":1,"value":{"firstName":"Anna","lastName":"Neil","birthDate":"1990-02-31","registeredAt":0}}"#,
        ])
    func `that is damaged counts as none, lies aside whole, and is reported`(contents: String) async throws {
        try storage.write(Data(contents.utf8), to: "profile.json")
        #expect(try await store.profile() == nil)
        let incident = try #require(storage.incidents.first)
        #expect(try Data(contentsOf: storage.file(incident.setAside)) == Data(contents.utf8))
        try await store.add(anna)
        #expect(try await store.profile() == anna)
    }

    @Test func `of a newer program is refused with a reason, and left untouched`() async throws {
        let newer = Data(#"{"format":"profile","version":99,"value":{"new":true}}"#.utf8)
        try storage.write(newer, to: "profile.json")
        let store = store
        await #expect(throws: RegistrationError.newerStorage) { try await store.profile() }
        await #expect(throws: RegistrationError.newerStorage) { try await store.add(anna) }
        await #expect(throws: RegistrationError.newerStorage) { try await store.forget() }
        #expect(try Data(contentsOf: storage.file("profile.json")) == newer)
    }

    @Test func `that cannot be written is an error`() async throws {
        try storage.write(Data(), to: "other")
        try FileManager.default.createDirectory(
            at: storage.file("profile.json.tmp"), withIntermediateDirectories: false)
        await #expect(throws: RegistrationError.storageFailed) { try await store.add(anna) }
        #expect(try await store.profile() == nil)
    }
}
