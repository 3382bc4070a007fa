public import Drive
public import SharedKernel
import Synchronization

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A whole disk with its trash, in memory: every port that a service of disks fills. It can be written, and can be told
/// to fail, to wait, to lock an item and to take its time.
public final class InMemoryDisk: Sendable {
    /// Holds every question back while it is closed, and counts them.
    public let gate = Gate()
    /// Holds back the next step of a transfer while it is closed, and counts the steps.
    public let transferGate = Gate()
    /// Where transfers read and write on this computer.
    public let files: InMemoryDriveFiles
    let time: any TimeSource
    let stepInBytes: Int
    private let admission: @Sendable () async throws(DriveError) -> Void
    private let state: Mutex<State>

    /// - Parameters:
    ///   - entries: what is on it; folders on the way are made where they are missing.
    ///   - totalBytes: how large it is.
    ///   - stepInBytes: how much a transfer moves before it can be held or told to fail.
    ///   - admission: is asked before each question; throws where nobody is signed in, say.
    public init(
        _ entries: [Entry] = [], totalBytes: Int = 10 << 30, files: InMemoryDriveFiles = InMemoryDriveFiles(),
        time: any TimeSource, stepInBytes: Int = 64 << 10,
        admission: @escaping @Sendable () async throws(DriveError) -> Void = { () throws(DriveError) in }
    ) {
        self.admission = admission
        self.files = files
        self.time = time
        self.stepInBytes = max(1, stepInBytes)
        var first = State(totalBytes: totalBytes)
        for entry in entries { first.put(entry, at: time.now) }
        state = Mutex(first)
    }

    /// Something to begin with.
    public struct Entry: Sendable {
        public let path: DrivePath
        /// `nil` for a folder.
        public let contents: Data?
        public let mimeType: String?
        public let createdAt: Date?
        public let preview: Picture?
        public let isPublished: Bool
        public let safety: FileFacts.Safety

        public init(
            _ path: DrivePath, _ contents: Data? = nil, mimeType: String? = nil, createdAt: Date? = nil,
            preview: Picture? = nil, isPublished: Bool = false, safety: FileFacts.Safety = .clean
        ) {
            self.path = path
            self.contents = contents
            self.mimeType = mimeType
            self.createdAt = createdAt
            self.preview = preview
            self.isPublished = isPublished
            self.safety = safety
        }
    }
}

// MARK: What it can be told

extension InMemoryDisk {
    /// Answers every question so from now on; `nil` ends it.
    public func fail(with error: DriveError?) {
        state.withLock { $0.failure = error }
    }

    /// Fails every transfer so once that many steps were made; `nil` ends it.
    public func failTransfers(with error: DriveError?, afterSteps steps: Int = 0) {
        state.withLock { $0.transferFailure = error.map { ($0, steps) } }
    }

    /// Takes that many questions about its state until a change of a folder that is not empty has happened; 0 makes it
    /// happen at once.
    public func takeTime(polls: Int, thenFail: Bool = false) {
        state.withLock {
            $0.polls = polls
            $0.operationsFail = thenFail
        }
    }

    /// Lets nobody change that item, nor anything in it.
    public func lock(_ path: DrivePath) {
        state.withLock { _ = $0.locked.insert(path) }
    }

    public func unlock(_ path: DrivePath) {
        state.withLock { _ = $0.locked.remove(path) }
    }

    /// Puts something on it, as if from elsewhere.
    public func put(_ entry: Entry) {
        state.withLock { $0.put(entry, at: entry.createdAt ?? time.now) }
    }

    /// Takes something from it, with all that is in it, as if from elsewhere.
    public func drop(_ path: DrivePath) {
        state.withLock { _ = $0.take(path) }
    }

    /// A file's bytes; `nil` for a folder, and where there is nothing.
    public func contents(of path: DrivePath) -> Data? {
        state.withLock { $0.nodes[path]?.contents }
    }

    /// Every path that there is, in order.
    public var paths: [String] {
        state.withLock { $0.nodes.keys.map(\.description) }.sorted()
    }
}

// MARK: For its ports

extension InMemoryDisk {
    /// Answers a question, unless it is told otherwise.
    func answer<Answer>(_ work: (inout State) throws(DriveError) -> Answer) async throws(DriveError) -> Answer {
        guard await gate.pass() else { throw .cancelled }
        try await admission()
        return try now(work)
    }

    /// The same, whatever the gate says.
    func now<Answer>(_ work: (inout State) throws(DriveError) -> Answer) throws(DriveError) -> Answer {
        let result = state.withLock { state -> Result<Answer, DriveError> in
            if let failure = state.failure { return .failure(failure) }
            do throws(DriveError) {
                return .success(try work(&state))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    /// Makes one step of a transfer, unless it is told to fail.
    func step() async throws(DriveError) {
        guard await transferGate.pass() else { throw .cancelled }
        let failure = state.withLock { state -> DriveError? in
            guard let failure = state.transferFailure else { return nil }
            if failure.afterSteps == 0 { return failure.error }
            state.transferFailure?.afterSteps -= 1
            return nil
        }
        if let failure { throw failure }
    }
}
