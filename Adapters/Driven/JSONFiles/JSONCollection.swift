public import SharedKernel
import Synchronization

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Many records in an order of their own, kept in `NAME.jsonl` and a journal: one change costs one line, however many
/// records there are.
///
/// Memory is the truth; what other processes write is taken in before every answer. Changes that come at once are
/// written together. A change that returned survives the end of the process at any moment.
public actor JSONCollection<Record: Codable & Sendable & Identifiable> where Record.ID: Codable & Sendable {
    /// Decides what to change, seeing everything that was changed before.
    public typealias Decision = @Sendable (CollectionContents<Record>) -> [CollectionChange<Record>]

    private struct Request {
        let decide: Decision
        let answer: CheckedContinuation<Result<[CollectionChange<Record>], StorageFailure>, Never>
    }

    private let directory: StorageDirectory
    private let codec: LineCodec<Record>
    private let name: String
    private var files: CollectionFiles<Record>
    private var contents: CollectionContents<Record>
    private var waiting: [Request] = []

    public nonisolated var unownedExecutor: UnownedSerialExecutor { directory.queue.asUnownedSerialExecutor() }

    /// - Parameter name: of the files, without their endings: letters, digits, `-` and `_`.
    public init(
        _ name: String, in directory: StorageDirectory, format: StorageFormat<Record>,
        durability: Durability = .survivesPowerCut
    ) {
        self.init(name, in: directory, format: format, durability: durability, smallestJournalToFold: 1 << 20)
    }

    /// - Parameter smallestJournalToFold: in bytes; a shorter one is not worth a new snapshot.
    package init(
        _ name: String, in directory: StorageDirectory, format: StorageFormat<Record>, durability: Durability,
        smallestJournalToFold: Int
    ) {
        self.name = name
        self.directory = directory
        codec = LineCodec(format)
        contents = CollectionContents(codec)
        files = CollectionFiles(
            name, in: directory, format: format, durability: durability, smallestJournalToFold: smallestJournalToFold)
    }

    /// How many records there are.
    public var count: Int {
        get throws(StorageFailure) {
            try catchUp()
            return contents.count
        }
    }

    public func record(_ id: Record.ID) throws(StorageFailure) -> Record? {
        try catchUp()
        guard contents.contains(id) else { return nil }
        if let record = contents.record(id) { return record }
        try mend()
        return contents.record(id)
    }

    /// Up to `limit` records from the cursor on. The first page does not wait until everything is read.
    public func page(after cursor: Page<Record>.Cursor? = nil, limit: Int) throws(StorageFailure) -> Page<Record> {
        if cursor == nil, let page = try pageBeforeEverythingIsRead(limit: limit) { return page }
        try catchUp()
        if let page = contents.page(after: cursor, limit: limit) { return page }
        try mend()
        return contents.page(after: cursor, limit: limit) ?? Page([])
    }

    /// Every record, in order.
    public func records() throws(StorageFailure) -> [Record] {
        try catchUp()
        if let records = contents.wholeRecords { return records }
        try mend()
        return contents.records
    }

    /// Changes the collection, with no other writer in between, in whatever process.
    ///
    /// - Returns: what was decided; it is all there, also after a kill.
    /// - Throws: when it could not be written; then nothing is changed.
    @discardableResult
    public func change(_ decide: @escaping Decision) async throws(StorageFailure) -> [CollectionChange<Record>] {
        try await withCheckedContinuation { answer in
            waiting.append(Request(decide: decide, answer: answer))
            // One writer for all who are waiting by then.
            if waiting.count == 1 { directory.queue.afterward { self.assumeIsolated { $0.writeWaiting() } } }
        }.get()
    }

    /// Changes the collection like ``change(_:)``, and tells what the decision was about.
    public func change<Answer: Sendable>(
        answering decide: @escaping @Sendable (CollectionContents<Record>) -> ([CollectionChange<Record>], Answer?)
    ) async throws(StorageFailure) -> Answer? {
        let told = Told<Answer>()
        try await change { contents in
            let (changes, answer) = decide(contents)
            told.answer.withLock { $0 = answer }
            return changes
        }
        return told.answer.withLock { $0 }
    }

    private final class Told<Answer: Sendable>: Sendable {
        let answer = Mutex<Answer?>(nil)
    }

    public func put(_ record: Record) async throws(StorageFailure) {
        try await change { _ in [.put(record)] }
    }

    public func remove(_ id: Record.ID) async throws(StorageFailure) {
        try await change { _ in [.remove(id)] }
    }

    /// Removes every record, so that none of them is in any file any more, not even in one that was set aside.
    public func erase() throws(StorageFailure) {
        guard try files.exists || !files.setAside.isEmpty else { return }
        try directory.locked { () throws(StorageFailure) in
            contents = CollectionContents(codec)
            try files.fold(&contents)
            for name in files.setAside { try directory.remove(name) }
        }
    }

    private func pageBeforeEverythingIsRead(limit: Int) throws(StorageFailure) -> Page<Record>? {
        guard files.isUnread, try files.exists else { return nil }
        return try directory.locked { () throws(StorageFailure) in try files.firstPage(limit: limit) }
    }

    private func catchUp() throws(StorageFailure) {
        if try files.isCurrent { return }
        // Where there is nothing yet, reading makes no directory either.
        guard try files.exists else {
            contents = CollectionContents(codec)
            return
        }
        try directory.locked { () throws(StorageFailure) in try files.catchUp(&contents) }
    }

    /// A record cannot be decoded: its file is set aside, and all the others are written anew.
    private func mend() throws(StorageFailure) {
        try directory.locked { () throws(StorageFailure) in try files.mend(&contents) }
    }

    private func writeWaiting() {
        let batch = waiting
        waiting = []
        do throws(StorageFailure) {
            let outcomes = try directory.locked { () throws(StorageFailure) in try write(batch) }
            for (request, outcome) in zip(batch, outcomes) { request.answer.resume(returning: outcome) }
            // Nobody waits for that.
            directory.queue.afterward { self.assumeIsolated { $0.foldLongJournal() } }
        } catch {
            // What memory holds may not be what the disk does.
            files.forget()
            for request in batch { request.answer.resume(returning: .failure(error)) }
        }
    }

    private func write(
        _ requests: [Request]
    ) throws(StorageFailure) -> [Result<[CollectionChange<Record>], StorageFailure>] {
        try files.catchUp(&contents)
        var lines = Data()
        var outcomes: [Result<[CollectionChange<Record>], StorageFailure>] = []
        for request in requests {
            let changes = request.decide(contents)
            do throws(StorageFailure) {
                lines += try apply(changes)
                outcomes.append(.success(changes))
            } catch {
                outcomes.append(.failure(error))
            }
        }
        if lines.isEmpty { return outcomes }
        if contents.stored.hasMovedApart || files.needsSnapshot {
            try files.fold(&contents)
        } else {
            try files.append(lines)
            // A program that ends with each change never comes to fold it later.
            if try files.journalLength == .tooLong { fold() }
        }
        return outcomes
    }

    private func foldLongJournal() {
        // Where that fails, the next change tells of it.
        guard let length = try? files.journalLength, length != .short else { return }
        try? directory.locked { () throws(StorageFailure) in
            try files.catchUp(&contents)
            if try files.journalLength != .short { fold() }
        }
    }

    private func fold() {
        // The changes are safe in the journal, however long it grows.
        try? files.fold(&contents)
    }

    /// - Returns: the lines that tell them; nothing is applied where there are none.
    private func apply(_ changes: [CollectionChange<Record>]) throws(StorageFailure) -> Data {
        var decided: [DecidedChange] = []
        var inverses: [DecidedChange] = []
        do throws(StorageFailure) {
            for change in changes {
                guard let one = try contents.decide(change, in: name) else { continue }
                inverses.append(contents.stored.inverse(of: one))
                contents.stored.apply(one)
                decided.append(one)
            }
        } catch {
            for inverse in inverses.reversed() { contents.stored.apply(inverse) }
            throw error
        }
        return decided.isEmpty ? Data() : DecidedChange.lines(decided)
    }
}
