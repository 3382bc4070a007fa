#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A collection's snapshot `NAME.jsonl` and the journal `NAME.journal-N.jsonl` that goes on from it.
///
/// Everything but ``isCurrent`` needs the directory's lock. Whatever is damaged is set aside, and a new snapshot of all
/// that could be read takes its place.
struct CollectionFiles<Record: Codable & Sendable & Identifiable> where Record.ID: Codable & Sendable {
    /// The files as they were read last. Keeping them open keeps their numbers from being given to other files.
    private struct Opened {
        let snapshot: OpenFile
        var journal: Journal
    }

    private enum State {
        case unread
        /// There are no files yet.
        case none
        case opened(Opened)
    }

    let directory: StorageDirectory
    let codec: LineCodec<Record>
    private let name: String
    private let durability: Durability
    private let smallestJournalToFold: Int
    private var state = State.unread

    init(
        _ name: String, in directory: StorageDirectory, format: StorageFormat<Record>, durability: Durability,
        smallestJournalToFold: Int
    ) {
        self.directory = directory
        self.name = name
        self.durability = durability
        self.smallestJournalToFold = smallestJournalToFold
        codec = LineCodec(format)
    }

    var snapshotName: String { name + ".jsonl" }
    private var journalPrefix: String { name + ".journal-" }
    func journalName(_ number: Int) -> String { journalPrefix + "\(number).jsonl" }

    /// The numbers of all journals, the oldest first.
    private var journalNumbers: [Int] {
        directory.names.compactMap { name in
            guard name.hasPrefix(journalPrefix), name.hasSuffix(".jsonl") else { return nil }
            return Int(name.dropFirst(journalPrefix.count).dropLast(".jsonl".count))
        }.sorted()
    }

    /// The names of the files that were damaged.
    var setAside: [String] {
        directory.names.filter { file in
            file.contains(StorageDirectory.damagedMark)
                && (file.hasPrefix(snapshotName + StorageDirectory.damagedMark) || file.hasPrefix(journalPrefix))
        }
    }

    /// Whether nothing was read yet.
    var isUnread: Bool {
        if case .unread = state { true } else { false }
    }

    /// Whether nobody has written since.
    var isCurrent: Bool {
        get throws(StorageFailure) {
            let snapshot = try FileStatus(path: directory.path(of: snapshotName))
            switch state {
            case .unread: return false
            case .none: return snapshot == nil
            case .opened(let opened):
                guard let snapshot, try opened.snapshot.status.isSameFile(as: snapshot) else { return false }
                return try opened.journal.isCurrent
            }
        }
    }

    /// Whether there is anything to read.
    var exists: Bool {
        get throws(StorageFailure) {
            _ = try StorageDirectory.checked(name)
            return try FileStatus(path: directory.path(of: snapshotName)) != nil || !journalNumbers.isEmpty
        }
    }

    /// Forgets what was read: the next ``catchUp(_:)`` reads everything.
    mutating func forget() { state = .unread }

    /// Takes in what was written since.
    mutating func catchUp(_ contents: inout CollectionContents<Record>) throws(StorageFailure) {
        guard try !isCurrent else { return }
        if case .opened(var opened) = state,
            try opened.snapshot.status == FileStatus(path: directory.path(of: snapshotName)),
            let lines = try opened.journal.added,
            case let read = codec.changes(in: lines, version: codec.format.version), read.damagedLines == 0
        {
            for change in read.changes { contents.stored.apply(change) }
            try opened.journal.take(read.end, of: lines)
            state = .opened(opened)
            return
        }
        try load(&contents, strictly: false)
    }

    /// Reads everything anew, decoding every record: whatever is damaged is set aside, and the rest written anew.
    mutating func mend(_ contents: inout CollectionContents<Record>) throws(StorageFailure) {
        try load(&contents, strictly: true)
    }

    // MARK: Reading everything

    /// What the files tell, and what is to be done about them.
    private struct Findings {
        var changes: [DecidedChange] = []
        var damage: [Damage] = []
        /// Whether the snapshot has lines that are no longer written so.
        var isOld = false
    }

    private struct Damage {
        let file: String
        let detail: String
    }

    /// - Parameter strictly: whether every record is decoded, or left as it is until somebody asks for it.
    private mutating func load(
        _ contents: inout CollectionContents<Record>, strictly: Bool
    ) throws(StorageFailure) {
        contents = CollectionContents(codec)
        state = .unread
        guard try exists else {
            state = .none
            return
        }

        var findings = Findings()
        let snapshot = try OpenFile.ifPresent(directory.path(of: snapshotName), for: .reading)
        let header = try snapshot.flatMap { snapshot throws(StorageFailure) in
            try load(snapshot, strictly: strictly, into: &findings)
        }
        // Only where no header tells which journal goes on are all of them read.
        let numbers = header.map { [$0.journal] } ?? journalNumbers
        var last: Opened?
        for number in numbers {
            guard var journal = try Journal(ifPresent: directory.path(of: journalName(number))) else { continue }
            let version = header?.version ?? codec.format.version
            try load(&journal, version: version, strictly: strictly, into: &findings)
            if header == nil, journal.end > 0, snapshot == nil {
                findings.damage.append(Damage(file: journal.name, detail: "its snapshot is gone"))
            }
            last = snapshot.map { Opened(snapshot: $0, journal: journal) }
        }
        contents.stored = OrderedRecords(findings.changes)
        for one in findings.damage { try directory.setAside(one.file, because: one.detail, keepingName: true) }

        if let last, findings.damage.isEmpty, !findings.isOld, header?.version == codec.format.version {
            state = .opened(last)
        } else {
            try fold(&contents)
        }
    }

    /// - Returns: the header; `nil` where there is none that can be read.
    private func load(
        _ snapshot: OpenFile, strictly: Bool, into findings: inout Findings
    ) throws(StorageFailure) -> SnapshotHeader? {
        var header: SnapshotHeader?
        var start = 0
        let lines = try snapshot.readAll()
        do {
            (header, start) = try codec.header(in: lines.prefix(4 << 10))
        } catch let newer as NewerVersion {
            throw .newerVersion(file: snapshotName, found: newer.version, known: codec.format.version)
        } catch {
            findings.damage.append(Damage(file: snapshotName, detail: "its first line: \(error)"))
        }
        let read = codec.changes(
            in: lines, from: start, version: header?.version ?? codec.format.version, strictly: strictly)
        findings.changes += read.changes
        let count = read.changes.count
        let expected = header?.count ?? count
        findings.isOld = read.isOld
        if findings.damage.isEmpty, read.damagedLines > 0 || read.end < lines.count || count != expected {
            findings.damage.append(Damage(file: snapshotName, detail: "\(count) of \(expected) records could be read"))
        }
        return header
    }

    /// What a dead writer left after its last whole line is removed.
    private func load(
        _ journal: inout Journal, version: Int, strictly: Bool, into findings: inout Findings
    ) throws(StorageFailure) {
        let lines = try journal.added ?? Data()
        let read = codec.changes(in: lines, version: version, strictly: strictly)
        findings.changes += read.changes
        if read.damagedLines > 0 {
            findings.damage.append(Damage(file: journal.name, detail: "\(read.damagedLines) lines could not be read"))
        } else {
            try journal.take(read.end, of: lines)
        }
    }

    // MARK: Writing

    /// Adds lines to the journal: all of them are there when this returns, none when it throws.
    mutating func append(_ lines: Data) throws(StorageFailure) {
        guard case .opened(var opened) = state else { return }
        try opened.journal.append(lines, durability)
        state = .opened(opened)
    }

    /// Whether there is no journal yet that could tell of a change.
    var needsSnapshot: Bool {
        if case .opened = state { false } else { true }
    }

    /// How long the journal has grown beside the snapshot.
    enum JournalLength {
        case short
        /// Whoever starts in the cold will soon wait for it.
        case long
        /// Nobody had the time to fold it so far.
        case tooLong
    }

    var journalLength: JournalLength {
        get throws(StorageFailure) {
            guard case .opened(let opened) = state else { return .short }
            let limit = try max(smallestJournalToFold, opened.snapshot.status.size / 32)
            return opened.journal.end <= limit ? .short : opened.journal.end / 2 <= limit ? .long : .tooLong
        }
    }

    /// Writes everything anew and starts an empty journal. Where it throws, the files are as they were.
    mutating func fold(_ contents: inout CollectionContents<Record>) throws(StorageFailure) {
        let number = (journalNumbers.last ?? 0) + 1
        // The new journal is there before the snapshot that names it.
        let journal = try Journal(new: directory.path(of: journalName(number)))
        let header = try codec.header(journal: number, count: contents.count, in: snapshotName)
        let stored = contents.stored
        let snapshot = try directory.replace(snapshotName, durability) { file throws(StorageFailure) in
            try stored.write(to: file, after: header)
        }
        for old in journalNumbers where old != number { try directory.remove(journalName(old)) }
        contents.stored.hasMovedApart = false
        state = .opened(Opened(snapshot: snapshot, journal: journal))
    }
}
