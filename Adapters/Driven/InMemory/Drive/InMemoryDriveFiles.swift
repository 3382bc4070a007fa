import Drive
import Synchronization

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Files of this computer, in memory, for transfers; those of the real disk as well where it is told so.
public final class InMemoryDriveFiles: Sendable {
    private struct State {
        var files: [URL: Data] = [:]
        var folders: Set<URL> = []
        var parts: [URL: (bytes: Data, total: Int)] = [:]
        var busy: Set<URL> = []
    }

    /// Where the shelf's own files are, which never come to the real disk.
    static let shelf = URL(filePath: "/memory/shelf", directoryHint: .isDirectory)
    private let isRealElsewhere: Bool
    private let state: Mutex<State>

    /// - Parameter isRealElsewhere: whether what is not on the shelf is read from and written to the real disk, so that
    ///   a person who names a file finds it there.
    public init(_ files: [URL: Data] = [:], isRealElsewhere: Bool = false) {
        self.isRealElsewhere = isRealElsewhere
        state = Mutex(State(files: files))
    }

    /// A whole file's bytes.
    public func contents(_ file: URL) -> Data? {
        isReal(file) ? FileManager.default.contents(atPath: file.path) : state.withLock { $0.files[file] }
    }

    /// Puts a whole file there, in place of the one before and of what was unfinished.
    ///
    /// - Returns: whether it is there.
    @discardableResult
    public func put(_ contents: Data, at file: URL) -> Bool {
        state.withLock {
            if !isReal(file) { $0.files[file] = contents }
            $0.parts[file] = nil
        }
        return !isReal(file) || FileManager.default.createFile(atPath: file.path, contents: contents)
    }

    private func isReal(_ file: URL) -> Bool { isRealElsewhere && !file.path.hasPrefix(Self.shelf.path) }

    /// Every whole file.
    public var all: [URL: Data] { state.withLock(\.files) }

    // MARK: For transfers

    func begin(_ file: URL) -> Bool { state.withLock { $0.busy.insert(file).inserted } }

    func end(_ file: URL) { state.withLock { _ = $0.busy.remove(file) } }

    func part(_ file: URL) -> Data? { state.withLock { $0.parts[file]?.bytes } }

    func put(part: Data, of total: Int, at file: URL) { state.withLock { $0.parts[file] = (part, total) } }

    func unfinished(_ file: URL) -> UnfinishedDownload? {
        state.withLock { state in
            let isUnderWay = state.busy.contains(file)
            let part = state.parts[file]
            guard isUnderWay || part != nil else { return nil }
            return UnfinishedDownload(
                TransferredBytes(part?.bytes.count ?? 0, of: part?.total), isUnderWay: isUnderWay)
        }
    }

    func discardPart(_ file: URL) throws(DriveError) {
        let isBusy = state.withLock { state in
            if !state.busy.contains(file) { state.parts[file] = nil }
            return state.busy.contains(file)
        }
        if isBusy { throw .busyElsewhere }
    }

    // MARK: For shelves and folders

    /// Removes whole files and unfinished ones.
    func remove(_ isGone: (URL) -> Bool) {
        state.withLock { state in
            state.files = state.files.filter { !isGone($0.key) }
            state.parts = state.parts.filter { !isGone($0.key) }
        }
    }

    func make(folder: URL) { state.withLock { _ = $0.folders.insert(folder) } }

    func isFolder(_ folder: URL) -> Bool { state.withLock { $0.folders.contains(folder) } }

    /// Of every file and folder.
    var places: [URL] { state.withLock { Array($0.files.keys) + Array($0.folders) } }
}
