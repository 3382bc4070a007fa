#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A file that is coming, `NAME.part`, and its account beside it, `NAME.part.json`. Readable by their owner only.
///
/// It is locked for as long as it is held: one download at a time writes it, in whatever process. Every call may block.
final class PartFile: Sendable {
    private let path: String
    private let names: PartNames
    private let descriptor: Int32

    private var folderPath: String { path.lastIndex(of: "/").map { String(path[...$0]) } ?? "." }

    /// - Throws: ``DownloadFailure/busy`` where another download holds it.
    init(for file: URL) throws(DownloadFailure) {
        path = file.path
        names = PartNames(for: file)
        var status = stat()
        // The part's name may be shorter than the file's own.
        if lstat(path, &status) != 0, errno == ENAMETOOLONG { throw .nameTooLong }
        descriptor = try Self.openLocked(names.part)
    }

    deinit { close(descriptor) }

    private static func openLocked(_ path: String) throws(DownloadFailure) -> Int32 {
        while true {
            let descriptor = try FileCall.retrying("open") {
                open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
            }
            guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
                let code = errno
                close(descriptor)
                throw code == EWOULDBLOCK ? .busy : DownloadFailure(operation: "lock", code: code)
            }
            // The other one may have finished in between: then this is its finished file, under a new name.
            var held = stat()
            var named = stat()
            if fstat(descriptor, &held) == 0, stat(path, &named) == 0, held.st_ino == named.st_ino,
                held.st_dev == named.st_dev
            {
                return descriptor
            }
            close(descriptor)
        }
    }

    /// Whether a download holds it, in whatever process.
    static func isHeld(for file: URL) -> Bool {
        let descriptor = open(PartNames(for: file).part, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        // Shared, so that two who look do not see each other; closing lets go of it.
        return flock(descriptor, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK
    }

    /// Lets another download have it. What still waits for the disk does no harm.
    func unlock() {
        flock(descriptor, LOCK_UN)
    }

    var size: Int {
        get throws(DownloadFailure) {
            var status = stat()
            try FileCall.retrying("examine") { fstat(descriptor, &status) }
            return Int(status.st_size)
        }
    }

    func write(_ piece: Data, at offset: Int) throws(DownloadFailure) {
        try FileCall.writeAll(piece) { rest, done in
            pwrite(descriptor, rest.baseAddress, rest.count, off_t(offset + done))
        }
    }

    /// - Returns: nothing at the end of the file.
    func read(upTo most: Int, from offset: Int) throws(DownloadFailure) -> Data {
        var piece = Data(count: most)
        let count = try FileCall.retrying("read") {
            piece.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, off_t(offset)) }
        }
        return piece.prefix(count)
    }

    func synchronize() throws(DownloadFailure) {
        try FileCall.synchronize(descriptor)
    }

    /// Forgets all that has come.
    func empty() throws(DownloadFailure) {
        try removeAccount()
        try FileCall.retrying("shorten") { ftruncate(descriptor, 0) }
    }

    /// Gives the file its name, in the place of what bears it, for good.
    func putInPlace() throws(DownloadFailure) {
        try FileCall.retrying("put in place") { rename(names.part, path) }
        let folder = try FileCall.retrying("open") { open(folderPath, O_RDONLY | O_CLOEXEC) }
        defer { close(folder) }
        try FileCall.synchronize(folder)
        try removeAccount()
    }

    /// Removes the part and its account.
    func discard() throws(DownloadFailure) {
        try removeAccount()
        try FileCall.retrying("remove") { unlink(names.part) }
    }
}

// The account.
extension PartFile {
    /// - Returns: `nil` where there is none that can be read: the download then starts anew.
    func account() -> DownloadAccount? {
        FileManager.default.contents(atPath: names.account).flatMap(DownloadAccount.init)
    }

    /// Whole or not at all, also when the process is killed; a power cut may lose it, which costs only time.
    func save(_ account: DownloadAccount) throws(DownloadFailure) {
        do throws(DownloadFailure) {
            try write(account.json, toFileAt: names.nextAccount)
            try FileCall.retrying("put in place") { rename(names.nextAccount, names.account) }
        } catch {
            unlink(names.nextAccount)
            throw error
        }
    }

    private func write(_ data: Data, toFileAt path: String) throws(DownloadFailure) {
        let file = try FileCall.retrying("open") {
            open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
        }
        defer { close(file) }
        try FileCall.writeAll(data) { rest, _ in systemWrite(file, rest.baseAddress, rest.count) }
    }

    private func removeAccount() throws(DownloadFailure) {
        // Also what a killed process was just writing.
        for path in [names.account, names.nextAccount] {
            guard unlink(path) != 0, errno != ENOENT else { continue }
            throw DownloadFailure(operation: "remove", code: errno)
        }
    }
}

#if canImport(Glibc)
private let systemWrite = Glibc.write
#else
private let systemWrite = Darwin.write
#endif
