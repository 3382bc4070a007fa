import Synchronization

/// What a download has, what is under way, and what its account on disk says of it. Threads of the transport and of the
/// files write into it; whoever reads sees one moment.
final class DownloadLedger: Sendable {
    private struct State {
        var plan = SlicePlan()
        var version: FileVersion?
        var onDisk = ByteRanges()
        /// In bytes, since the account was last written, and since the disk was last waited for.
        var unsaved = 0
        var unsynchronized = 0
        var isSaving = false
        var isSynchronizing = false
        var failure: DownloadFailure?
        /// Counts how often everything was forgotten.
        var beginning = 0
    }

    private let part: PartFile
    private let files: FileQueue
    private let source: String
    private let boot: String
    private let pace: CheckpointPace
    private let state: Mutex<State>

    /// Takes up what the account tells, as far as it can be trusted. Blocks.
    init(_ part: PartFile, files: FileQueue, source: String, pace: CheckpointPace) throws(DownloadFailure) {
        self.part = part
        self.files = files
        self.source = source
        self.pace = pace
        boot = DownloadAccount.currentBoot()
        var start = State()
        let size = try part.size
        if let account = part.account(), account.source == source, account.trusted(boot: boot).end <= size {
            let done = account.trusted(boot: boot)
            start.plan = SlicePlan(total: account.version.total, done: done)
            start.version = account.version
            start.onDisk = account.onDisk
        } else if size > 0 {
            try part.empty()
        }
        state = Mutex(start)
    }

    var version: FileVersion? { state.withLock(\.version) }
    var total: Int? { state.withLock(\.plan.total) }
    var receivedBytes: Int { state.withLock(\.plan.done.count) }
    /// How far the file is there without a gap.
    var bytesFromStart: Int { state.withLock { $0.plan.done.gap(from: 0, to: .max)?.lowerBound ?? .max } }
    var isComplete: Bool { state.withLock(\.plan.isComplete) }
    /// How far it is, as the number of connections is judged by.
    func sample(active: Int, at moment: Duration) -> ConnectionRamp.Sample {
        state.withLock { state in
            let received = state.plan.done.count
            return ConnectionRamp.Sample(
                received: received, missing: (state.plan.total ?? received) - received, active: active,
                bringing: state.plan.bringing, moment: moment)
        }
    }

    /// Of writing the account.
    var failure: DownloadFailure? { state.withLock(\.failure) }

    /// - Parameter most: the longest slice, in bytes.
    func claim(upTo most: Int, connections: Int) -> SlicePlan.Slice? {
        state.withLock { state in
            state.plan.claim(upTo: state.plan.length(of: most, connections: connections))
        }
    }

    func release(_ slice: SlicePlan.Slice) {
        state.withLock { $0.plan.release(slice.id) }
    }

    /// What an answer has told of the file.
    func learn(total: Int, version: FileVersion?) {
        state.withLock { state in
            state.plan.setTotal(total)
            state.version = version
        }
    }

    /// The slice brings the whole file.
    func learnWhole(total: Int?, from slice: SlicePlan.Slice) {
        state.withLock { state in
            if let total { state.plan.setTotal(total) }
            state.plan.widen(slice.id)
        }
    }

    /// That many more bytes of the slice are in the file.
    ///
    /// - Throws: what went wrong with the account since.
    func note(_ count: Int, of slice: SlicePlan.Slice) throws(DownloadFailure) {
        let (savingIsDue, savingIsLate, synchronizingIsDue, failure) = state.withLock { state in
            state.plan.note(count, of: slice.id)
            state.unsaved += count
            state.unsynchronized += count
            guard state.version != nil else { return (false, false, false, state.failure) }
            let savingIsDue = !state.isSaving && state.unsaved >= pace.saveEveryBytes
            let savingIsLate = state.unsaved >= pace.mostUnsavedBytes
            let synchronizingIsDue = !state.isSynchronizing && state.unsynchronized >= pace.synchronizeEveryBytes
            if savingIsDue { state.isSaving = true }
            if synchronizingIsDue { state.isSynchronizing = true }
            return (savingIsDue, savingIsLate, synchronizingIsDue, state.failure)
        }
        if let failure { throw failure }
        // A disk that is slow to synchronize does not hold up the account.
        if savingIsLate {
            try files.now { () throws(DownloadFailure) in try save() }
        } else if savingIsDue {
            saveLater()
        }
        if synchronizingIsDue { files.aside { self.noting { () throws(DownloadFailure) in try self.synchronize() } } }
    }

    /// Has the account written, if there is anything new: so a slow line loses no more than some moments either.
    func saveSoon() {
        let isDue = state.withLock { state in
            guard state.version != nil, !state.isSaving, state.unsaved > 0 else { return false }
            state.isSaving = true
            return true
        }
        if isDue { saveLater() }
    }

    private func saveLater() {
        files.later { self.noting { () throws(DownloadFailure) in try self.save() } }
    }

    private func noting(_ work: () throws(DownloadFailure) -> Void) {
        do throws(DownloadFailure) { try work() } catch { state.withLock { $0.failure = error } }
    }

    /// Writes the account of what is in the file now; nothing for a file that could not be resumed. Blocks.
    func save() throws(DownloadFailure) {
        let (version, written, onDisk) = state.withLock { state in
            state.isSaving = false
            state.unsaved = 0
            return (state.version, state.plan.done, state.onDisk)
        }
        guard let version else { return }
        try part.save(
            DownloadAccount(source: source, version: version, written: written, onDisk: onDisk, boot: boot))
    }

    /// Waits until what is in the file now is on the disk; the next account says so. Blocks.
    func synchronize() throws(DownloadFailure) {
        let (written, beginning) = state.withLock { state in
            state.unsynchronized = 0
            return (state.plan.done, state.beginning)
        }
        defer { state.withLock { $0.isSynchronizing = false } }
        try part.synchronize()
        state.withLock { if $0.beginning == beginning { $0.onDisk = written } }
    }

    /// Forgets everything. Only when nothing is under way. Blocks.
    func startAnew() throws(DownloadFailure) {
        state.withLock { $0 = State(beginning: $0.beginning + 1) }
        try part.empty()
    }
}

/// How much may be lost.
struct CheckpointPace: Hashable, Sendable {
    /// When the process is killed.
    var saveEveryBytes = 384 << 10
    /// When the process is killed and the account could not keep up: from here on, whoever brings bytes waits for it.
    /// At most twice that is lost, since the account may just be under way: never a mebibyte.
    var mostUnsavedBytes = 448 << 10
    /// When the power is cut.
    var synchronizeEveryBytes = 32 << 20
}
