import Drive
import Foundation
import InMemoryAdapters
import Testing

@Suite(.timeLimit(.minutes(2))) struct `Uploads in pieces` {
    let world = DiskWorld(["/Trips/lake.jpg": "old"])

    private var uploads: DriveUploads {
        DriveUploads(upload: world.drive.upload, inbox: InMemoryUploadInbox(files: world.files))
    }

    /// Waits until that upload is as it is wanted.
    private func wait(
        _ uploads: DriveUploads, for id: Upload.ID, until isWanted: (Upload.State) -> Bool
    ) async -> Upload.State? {
        for await now in await uploads.states() {
            if let state = now.first(where: { $0.id == id })?.state, isWanted(state) { return state }
        }
        return nil
    }

    private func isSettled(_ state: Upload.State) -> Bool {
        switch state {
        case .gathering, .waiting, .sending: false
        case .interrupted, .nameIsTaken, .done, .failed: true
        }
    }

    @Test func `go to the disk once the last piece has come`() async throws {
        let uploads = uploads
        let id = try await uploads.begin("new.txt", sizeInBytes: 7, to: .at("/Trips"))
        try await uploads.add(Data("one ".utf8), to: id, at: 0)
        try await uploads.add(Data("two".utf8), to: id, at: 4)
        guard case .done(let item) = await wait(uploads, for: id, until: isSettled) else {
            Issue.record("it was not sent")
            return
        }
        #expect(item.path == .at("/Trips/new.txt"))
        #expect(world.disk.contents(of: item.path) == Data("one two".utf8))
    }

    @Test func `send an empty file as well`() async throws {
        let uploads = uploads
        let id = try await uploads.begin("empty", sizeInBytes: 0, to: .root)
        _ = await wait(uploads, for: id, until: isSettled)
        #expect(world.disk.contents(of: .at("/empty")) == Data())
    }

    @Test(arguments: [Conflict.keepBoth, .replace, .cancel])
    func `leave the choice where a name is taken`(choice: Conflict) async throws {
        let uploads = uploads
        let id = try await uploads.begin("lake.jpg", sizeInBytes: 3, to: .at("/Trips"))
        try await uploads.add(Data("new".utf8), to: id, at: 0)
        #expect(await wait(uploads, for: id, until: isSettled) == .nameIsTaken)
        #expect(world.disk.contents(of: .at("/Trips/lake.jpg")) == Data("old".utf8))
        await uploads.choose(choice, for: id)
        if choice == .cancel {
            #expect(await uploads.uploads.isEmpty)
        } else {
            _ = await wait(uploads, for: id) { if case .done = $0 { true } else { false } }
        }
        let replaced = world.disk.contents(of: .at("/Trips/lake.jpg")) == Data("new".utf8)
        #expect(replaced == (choice == .replace))
        #expect((world.disk.contents(of: .at("/Trips/lake (2).jpg")) != nil) == (choice == .keepBoth))
    }

    @Test func `keep what has come, and send it again, where the disk could not be reached`() async throws {
        let uploads = uploads
        world.disk.failTransfers(with: .offline)
        let id = try await uploads.begin("new.txt", sizeInBytes: 3, to: .root)
        try await uploads.add(Data("new".utf8), to: id, at: 0)
        #expect(await wait(uploads, for: id, until: isSettled) == .failed(.offline))
        world.disk.failTransfers(with: nil)
        await uploads.retry(id)
        _ = await wait(uploads, for: id) { if case .done = $0 { true } else { false } }
        #expect(world.disk.contents(of: .at("/new.txt")) == Data("new".utf8))
    }

    @Test func `refuse names that cannot be, and more bytes than were told`() async throws {
        let uploads = uploads
        await #expect(throws: DriveError.badName(.slash)) {
            try await uploads.begin("a/b", sizeInBytes: 1, to: .root)
        }
        let id = try await uploads.begin("a", sizeInBytes: 2, to: .root)
        await #expect(throws: DriveError.localFileChanged) { try await uploads.add(Data("abc".utf8), to: id, at: 0) }
    }

    @Test func `keep nothing of a file whose pieces stopped coming, and wait for it to be chosen again`() async throws {
        let uploads = uploads
        let id = try await uploads.begin("a", sizeInBytes: 2, to: .root)
        try await uploads.add(Data("a".utf8), to: id, at: 0)
        await uploads.interrupt(id)
        #expect(await uploads.uploads.map(\.state) == [.interrupted])
        #expect(world.files.all.isEmpty)
        await #expect(throws: DriveError.notFound) { try await uploads.add(Data("b".utf8), to: id, at: 1) }
        let again = try await uploads.begin("a", sizeInBytes: 1, to: .root)
        #expect(await uploads.uploads.map(\.id) == [again])
        try await uploads.add(Data("a".utf8), to: again, at: 0)
        _ = await wait(uploads, for: again, until: isSettled)
        // What is sent already is not touched.
        await uploads.interrupt(again)
        #expect(world.disk.contents(of: .at("/a")) == Data("a".utf8))
        #expect(await uploads.uploads.allSatisfy { $0.state != .interrupted })
    }

    @Test func `are gone when they are cancelled, with what has come of them`() async throws {
        let uploads = uploads
        let id = try await uploads.begin("a", sizeInBytes: 2, to: .root)
        try await uploads.add(Data("a".utf8), to: id, at: 0)
        await uploads.cancel(id)
        #expect(await uploads.uploads.isEmpty)
        await #expect(throws: DriveError.notFound) { try await uploads.add(Data("b".utf8), to: id, at: 1) }
        #expect(world.files.all.isEmpty)
    }
}
