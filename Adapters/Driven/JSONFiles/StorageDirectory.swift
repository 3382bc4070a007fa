public import SharedKernel
import Synchronization

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A directory of documents and collections, safe for several processes at once.
///
/// It is made at the first write (0700; its files 0600). Whoever writes holds `flock` on its file `.lock`, so a
/// temporary file found while holding it is a dead writer's, and is removed.
public final class StorageDirectory: Sendable {
    /// Stands in the name of every file set aside.
    static let damagedMark = ".damaged-"
    static let temporaryMark = ".tmp"

    public let path: String
    let queue: StorageQueue
    private let time: any TimeSource
    private let report: @Sendable (StorageIncident) -> Void
    private let isClean = Mutex(false)
    /// The lock's file, open, while nobody here holds the lock.
    private let idleLock = Mutex<OpenFile?>(nil)

    /// - Parameter report: is told of every file that had to be set aside, on a thread of the directory's own.
    public init(at url: URL, time: any TimeSource, report: @escaping @Sendable (StorageIncident) -> Void) {
        path = url.path
        queue = StorageQueue(url.lastPathComponent)
        self.time = time
        self.report = report
    }

    func path(of name: String) -> String { path + "/" + name }

    /// The name, where it may be one of a file here.
    static func checked(_ name: String) throws(StorageFailure) -> String {
        let isPlain = name.utf8.allSatisfy { byte in
            switch UnicodeScalar(byte) {
            case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
            default: false
            }
        }
        guard isPlain, (1...200).contains(name.utf8.count) else { throw .badName(name) }
        return name
    }

    /// Does something while no other writer is in the directory.
    func locked<Result>(_ work: () throws(StorageFailure) -> Result) throws(StorageFailure) -> Result {
        let lock = try acquireLock()
        defer {
            lock.unlock()
            idleLock.withLock { $0 = lock }
        }
        try removeLeftovers()
        return try work()
    }

    private func acquireLock() throws(StorageFailure) -> OpenFile {
        while true {
            let lock = if let idle = idleLock.withLock({ $0.take() }) { idle } else { try openLock() }
            try lock.lock()
            // The directory may have been removed and made anew since: then it is the wrong lock.
            if let now = try FileStatus(path: path(of: ".lock")), try lock.status.isSameFile(as: now) { return lock }
        }
    }

    private func openLock() throws(StorageFailure) -> OpenFile {
        try makeDirectory(path)
        return try OpenFile(path(of: ".lock"), for: .locking)
    }

    private func makeDirectory(_ path: String) throws(StorageFailure) {
        if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
        guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
            throw .system(operation: "make", file: path.lastPathName, code: errno)
        }
        try makeDirectory(String(path[..<slash]))
        try System.retrying("make", path.lastPathName) { mkdir(path, 0o700) == 0 || errno == EEXIST ? 0 : -1 }
    }

    private func removeLeftovers() throws(StorageFailure) {
        guard !isClean.withLock({ $0 }) else { return }
        for name in names where name.hasSuffix(Self.temporaryMark) { unlink(path(of: name)) }
        isClean.withLock { $0 = true }
    }

    /// The names of all files; none where there is no directory.
    var names: [String] {
        // Nothing can be cleaned up or salvaged in a directory that cannot be read.
        ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    }

    /// Puts a file in the place of the one before: the whole of either is there at any moment. Needs the lock.
    ///
    /// - Returns: the new file, open for reading.
    @discardableResult
    func replace(
        _ name: String, _ durability: Durability, _ fill: (OpenFile) throws(StorageFailure) -> Void
    ) throws(StorageFailure) -> OpenFile {
        let temporary = path(of: name + Self.temporaryMark)
        do throws(StorageFailure) {
            let file = try OpenFile(temporary, for: .replacing)
            try fill(file)
            if durability == .survivesPowerCut { try file.synchronize() }
            let new = try OpenFile(temporary, for: .reading)
            try System.retrying("put in place", name) { rename(temporary, path(of: name)) }
            if durability == .survivesPowerCut { try synchronizeDirectory() }
            return new
        } catch {
            unlink(temporary)
            throw error
        }
    }

    func synchronizeDirectory() throws(StorageFailure) {
        try OpenFile(path, for: .reading).synchronize()
    }

    /// Keeps the bytes of a damaged file under another name, and reports it. Needs the lock.
    func setAside(_ name: String, because detail: String, keepingName: Bool = false) throws(StorageFailure) {
        let moment = time.now
        let stamp = moment.formatted(.iso8601.timeSeparator(.omitted).dateSeparator(.omitted))
        var target = name + Self.damagedMark + stamp
        var number = 1
        while try FileStatus(path: path(of: target)) != nil {
            number += 1
            target = name + Self.damagedMark + stamp + "-\(number)"
        }
        if keepingName {
            // A second name for the same bytes: the original is replaced, never changed in place, from here on.
            try System.retrying("set aside", name) { link(path(of: name), path(of: target)) }
        } else {
            try System.retrying("set aside", name) { rename(path(of: name), path(of: target)) }
        }
        report(StorageIncident(file: name, setAside: target, detail: detail, moment: moment))
    }

    func remove(_ name: String) throws(StorageFailure) {
        guard unlink(path(of: name)) != 0, errno != ENOENT else { return }
        throw .system(operation: "remove", file: name, code: errno)
    }
}

/// What an acknowledged write survives. All survive the end of the process at any moment.
public enum Durability: Hashable, Sendable {
    /// Also a power cut: for what nobody can fetch again.
    case survivesPowerCut
    /// What can be fetched again need not wait for the disk.
    case cache
}
