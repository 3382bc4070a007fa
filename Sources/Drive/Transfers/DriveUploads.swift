import SharedKernel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// One file on its way to the disk.
public struct Upload: Hashable, Sendable, Identifiable {
    public let id: Int
    public let target: DrivePath
    public let sizeInBytes: Int
    public fileprivate(set) var state: State

    /// How far it is.
    public enum State: Hashable, Sendable {
        /// It comes to this program, piece by piece.
        case gathering(TransferredBytes)
        /// Whoever sent the pieces has left before the last one: only the file itself, chosen again, helps.
        case interrupted
        /// All has come; others go first.
        case waiting
        case sending(TransferredBytes)
        /// Something of that name is there: somebody must choose.
        case nameIsTaken
        case done(DriveItem)
        case failed(DriveError)
    }
}

/// Takes files in piece by piece, and sends them to the disk one after another. One object for all who ask.
public actor DriveUploads {
    private let upload: UploadFile
    private let inbox: any UploadInbox
    private let watchers = Watchers<[Upload]>()
    private var conflicts: [Upload.ID: Conflict] = [:]
    private var working: (id: Upload.ID, task: Task<Void, Never>)?
    private var lastID = 0

    /// In the order in which they were begun.
    public private(set) var uploads: [Upload] = []

    public init(upload: UploadFile, inbox: any UploadInbox) {
        self.upload = upload
        self.inbox = inbox
    }

    /// Whether a file can go there is told when it is sent; a name that cannot be one, at once.
    ///
    /// - Throws: ``DriveError/badName(_:)``.
    public func begin(_ name: String, sizeInBytes: Int, to folder: DrivePath) async throws(DriveError) -> Upload.ID {
        let checked: DriveName
        do throws(NameFault) { checked = try DriveName(new: name) } catch { throw .badName(error) }
        // What an earlier run of the program left goes with the first file.
        if lastID == 0 { await inbox.discard(nil) }
        lastID += 1
        let id = lastID
        // It is the one that was chosen again.
        uploads.removeAll { $0.state == .interrupted && $0.target == folder.appending(checked) }
        uploads.append(
            Upload(
                id: id, target: folder.appending(checked), sizeInBytes: max(0, sizeInBytes),
                state: .gathering(TransferredBytes(0, of: max(0, sizeInBytes)))))
        tell()
        if sizeInBytes <= 0 { try await add(Data(), to: id, at: 0) }
        return id
    }

    /// Adds a piece; the last one begins the sending.
    ///
    /// - Throws: ``DriveError/notFound`` for an upload that does not wait for pieces, such as one that was cancelled;
    ///   ``DriveError/localFileChanged`` for more bytes than were told; what the inbox says, which ends the upload.
    public func add(_ piece: Data, to id: Upload.ID, at offset: Int) async throws(DriveError) {
        guard let upload = self[id], case .gathering = upload.state else { throw .notFound }
        let end = offset + piece.count
        guard offset >= 0, end <= upload.sizeInBytes else { throw .localFileChanged }
        do throws(DriveError) {
            try await inbox.add(piece, to: "\(id)", at: offset)
        } catch {
            await fail(id, error)
            throw error
        }
        guard let now = self[id], case .gathering = now.state else { return await inbox.discard("\(id)") }
        set(end == upload.sizeInBytes ? .waiting : .gathering(TransferredBytes(end, of: upload.sizeInBytes)), of: id)
        sendNext()
    }

    /// No more pieces come of it: whoever sent them has left.
    public func interrupt(_ id: Upload.ID) async {
        guard case .gathering = self[id]?.state else { return }
        set(.interrupted, of: id)
        await inbox.discard("\(id)")
    }

    /// What is to happen where something of that name is there; ``Conflict/cancel`` ends the upload.
    public func choose(_ conflict: Conflict, for id: Upload.ID) async {
        guard self[id]?.state == .nameIsTaken else { return }
        guard conflict != .cancel else { return await cancel(id) }
        conflicts[id] = conflict
        set(.waiting, of: id)
        sendNext()
    }

    /// Sends one again that failed.
    public func retry(_ id: Upload.ID) {
        guard case .failed = self[id]?.state else { return }
        set(.waiting, of: id)
        sendNext()
    }

    /// Ends it, wherever it is, and removes it; one that is done is only taken off the list.
    public func cancel(_ id: Upload.ID) async {
        if let working, working.id == id {
            working.task.cancel()
            await working.task.value
        }
        uploads.removeAll { $0.id == id }
        conflicts[id] = nil
        await inbox.discard("\(id)")
        tell()
    }

    /// Takes those off the list that are done.
    public func clear() {
        uploads.removeAll { if case .done = $0.state { true } else { false } }
        tell()
    }

    /// Those now, and then every later state of them.
    public func states() -> AsyncStream<[Upload]> {
        watchers.stream(beginningWith: uploads)
    }

    /// Ends all of them, and removes what has come.
    public func stop() async {
        working?.task.cancel()
        await working?.task.value
        uploads = []
        conflicts = [:]
        await inbox.discard(nil)
        tell()
    }

    private subscript(id: Upload.ID) -> Upload? { uploads.first { $0.id == id } }

    private func set(_ state: Upload.State, of id: Upload.ID) {
        guard let index = uploads.firstIndex(where: { $0.id == id }) else { return }
        uploads[index].state = state
        tell()
    }

    private func tell() { watchers.tell(uploads) }

    private func fail(_ id: Upload.ID, _ error: DriveError) async {
        set(.failed(error), of: id)
        await inbox.discard("\(id)")
    }

    /// One at a time: the next begins when this one has ended.
    private func sendNext() {
        guard working == nil, let next = uploads.first(where: { $0.state == .waiting }) else { return }
        set(.sending(TransferredBytes(0, of: next.sizeInBytes)), of: next.id)
        working = (next.id, Task { await send(next) })
    }

    private func send(_ next: Upload) async {
        let (news, teller) = AsyncStream.makeStream(of: TransferredBytes.self, bufferingPolicy: .bufferingNewest(1))
        async let following: Void = follow(news, of: next.id)
        let result: Result<DriveItem, DriveError>
        do throws(DriveError) {
            result = .success(
                try await upload(
                    inbox.place(of: "\(next.id)"), to: next.target, conflicts[next.id] ?? .cancel
                ) { teller.yield($0) })
        } catch {
            result = .failure(error)
        }
        teller.finish()
        await following
        switch result {
        case .success(let item):
            set(.done(item), of: next.id)
            await inbox.discard("\(next.id)")
        case .failure(.alreadyExists): set(.nameIsTaken, of: next.id)
        // What has come stays, so that it can be sent again.
        case .failure(let error): set(.failed(error), of: next.id)
        }
        working = nil
        sendNext()
    }

    private func follow(_ news: AsyncStream<TransferredBytes>, of id: Upload.ID) async {
        for await bytes in news { set(.sending(bytes), of: id) }
    }
}
