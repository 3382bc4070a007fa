import Auth
import Foundation
import JSONFileStorage
import TestTraits
import Testing

@Suite(.timeLimit(.minutes(5))) struct `A session on disk` {
    private let storage = TemporaryStorage()
    private let session = Session(
        account: Account(provider: "clouds", id: "8492"), way: .loopbackCode, accessToken: SecretText("hush-access"),
        refreshToken: SecretText("hush-refresh"))

    private var store: JSONFileSessionStore { JSONFileSessionStore(in: storage.open()) }

    @Test(.requirement("VK-25"))
    func `is there after a restart, readable by its owner only`() async throws {
        try await store.save(session)
        #expect(try await store.session(of: "clouds") == session)
        #expect(try storage.permissions(of: "") == 0o700)
        #expect(try storage.permissions(of: "session-clouds.json") == 0o600)
    }

    @Test(.requirement("VK-6"))
    func `leaves no file behind when it is forgotten`() async throws {
        try await store.save(session)
        try await store.forget("clouds")
        #expect(storage.names == [".lock"])
    }

    @Test func `that is damaged counts as none, lies aside whole, and is reported without its tokens`() async throws {
        try await store.save(session)
        let whole = try Data(contentsOf: storage.file("session-clouds.json"))
        try storage.write(whole.dropLast(3), to: "session-clouds.json")
        #expect(try await store.session(of: "clouds") == nil)
        let incident = try #require(storage.incidents.first)
        #expect(try Data(contentsOf: storage.file(incident.setAside)) == whole.dropLast(3))
        #expect(!"\(incident)".contains("hush"))
    }

    @Test func `of a newer program is refused with a reason, and left untouched`() async throws {
        let newer = Data(#"{"format":"session","version":99,"value":{"new":true}}"#.utf8)
        try storage.write(newer, to: "session-clouds.json")
        let store = store
        await #expect(throws: AuthError.newerStorage) { try await store.session(of: "clouds") }
        await #expect(throws: AuthError.newerStorage) { try await store.save(session) }
        await #expect(throws: AuthError.newerStorage) { try await store.forget("clouds") }
        #expect(try Data(contentsOf: storage.file("session-clouds.json")) == newer)
        #expect(storage.incidents.isEmpty)
    }

    @Test func `that cannot be written is an error`() async throws {
        try await store.save(session)
        try FileManager.default.createDirectory(
            at: storage.file("session-clouds.json.tmp"), withIntermediateDirectories: false)
        await #expect(throws: AuthError.storageFailed) { try await store.save(session) }
        #expect(try await store.session(of: "clouds") == session)
    }

    @Test func `keeps to its directory, whatever its provider is called`() async throws {
        await #expect(throws: AuthError.storageFailed) { try await store.session(of: "../clouds") }
        await #expect(throws: AuthError.storageFailed) {
            try await FileSessionTurn(in: storage.open()).take(for: "../clouds") { () async throws(AuthError) in }
        }
    }

    @Test func `gives its turn up when it takes too long, and says to try later`() async throws {
        let storage = storage
        let one = FileSessionTurn(in: storage.open())
        let error = try await one.take(for: "clouds") { () async throws(AuthError) -> AuthError? in
            do throws(AuthError) {
                try await FileSessionTurn(in: storage.open(), patience: .zero)
                    .take(for: "clouds") { () async throws(AuthError) in }
                return nil
            } catch {
                return error
            }
        }
        #expect(error == .tryLater(after: .seconds(5)))
    }
}
