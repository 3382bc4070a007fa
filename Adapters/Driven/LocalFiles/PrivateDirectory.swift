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

/// Small files in one directory that nobody else may read (0700, its files 0600). Every call may block.
struct PrivateDirectory: Sendable {
    let path: String

    /// `nil` where there is no such file, or it cannot be read.
    func read(_ name: String) -> Data? {
        guard let file = open(name, O_RDONLY) else { return nil }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        var data = Data(count: Int(status.st_size))
        let isWhole = data.withUnsafeMutableBytes { buffer in
            var filled = 0
            while filled < buffer.count {
                let got = pread(file, buffer.baseAddress.map { $0 + filled }, buffer.count - filled, off_t(filled))
                if got == -1, errno == EINTR { continue }
                guard got > 0 else { return false }
                filled += got
            }
            return true
        }
        return isWhole ? data : nil
    }

    /// Puts the bytes in place whole, or leaves what was there.
    ///
    /// - Parameter survivingPowerCut: for what nobody can fetch again; the rest need not wait for the disk.
    func write(_ bytes: Data, to name: String, survivingPowerCut: Bool = false) -> Bool {
        guard makeDirectory() else { return false }
        // Two processes may write one picture at once; each has a file of its own until it is whole.
        let temporary = "\(name).\(getpid()).tmp"
        guard let file = open(temporary, O_WRONLY | O_CREAT | O_TRUNC) else { return false }
        let isWritten = writeAll(bytes, to: file)
        // The system's own stamp is the same for all that is written within some milliseconds.
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        futimens(file, [now, now])
        let isSafe = isWritten && (!survivingPowerCut || fsync(file) == 0)
        close(file)
        if isSafe, rename(place(temporary), place(name)) == 0 { return !survivingPowerCut || synchronize() }
        unlink(place(temporary))
        return false
    }

    private func synchronize() -> Bool {
        guard let itself = open(".", O_RDONLY) else { return false }
        defer { close(itself) }
        return fsync(itself) == 0
    }

    /// Of a regular file; `nil` where there is none.
    func size(of name: String) -> Int? {
        var status = stat()
        guard lstat(place(name), &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return Int(status.st_size)
    }

    /// Of all files; none where there is no directory, `nil` where it cannot be read.
    var names: [String]? {
        // An error says nothing more than the absence of names does.
        if let names = try? FileManager.default.contentsOfDirectory(atPath: path) { return names }
        return access(path, F_OK) == 0 ? nil : []
    }

    func remove(_ name: String) -> Bool {
        unlink(place(name)) == 0 || errno == ENOENT || errno == ENOTDIR
    }

    /// Removes what writers of these names left unfinished because they were killed.
    func removeLeftovers(of written: [String]) {
        // A directory that cannot be read has nothing to remove.
        for name in names ?? [] {
            let parts = name.split(separator: ".")
            guard parts.count > 2, parts.last == "tmp", let writer = pid_t(parts[parts.count - 2]),
                written.contains("\(parts.dropLast(2).joined(separator: "."))"), writer != getpid(),
                kill(writer, 0) == -1, errno == ESRCH
            else { continue }
            unlink(place(name))
        }
    }

    /// Removes the files written longest ago until all together are small enough; a dead writer's unfinished ones too.
    func removeOldest(untilBelow limitInBytes: Int, sparing kept: String) {
        let files = files.sorted { $0.writtenAt < $1.writtenAt }
        var total = files.reduce(0) { $0 + $1.sizeInBytes }
        for file in files where total > limitInBytes && file.name != kept {
            if remove(file.name) { total -= file.sizeInBytes }
        }
    }

    /// In bytes.
    var sizeOfAll: Int { files.reduce(0) { $0 + $1.sizeInBytes } }

    private struct File {
        let name: String
        let sizeInBytes: Int
        /// In nanoseconds.
        let writtenAt: Int
    }

    private var files: [File] {
        // A directory that cannot be read has nothing to remove.
        (names ?? []).compactMap { name in
            var status = stat()
            guard lstat(place(name), &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
            #if canImport(Glibc)
            let moment = status.st_mtim
            #else
            let moment = status.st_mtimespec
            #endif
            return File(
                name: name, sizeInBytes: Int(status.st_size), writtenAt: moment.tv_sec * 1_000_000_000 + moment.tv_nsec)
        }
    }

    private func place(_ name: String) -> String { path + "/" + name }

    private func open(_ name: String, _ flags: Int32) -> Int32? {
        let file = openFile(place(name), flags | O_CLOEXEC | O_NOFOLLOW, 0o600)
        return file == -1 ? nil : file
    }

    func makeDirectory() -> Bool {
        if mkdir(path, 0o700) == 0 || errno == EEXIST { return true }
        guard errno == ENOENT else { return false }
        let parts = path.split(separator: "/")
        for count in 1...max(1, parts.count) { mkdir("/" + parts.prefix(count).joined(separator: "/"), 0o700) }
        return access(path, W_OK) == 0
    }
}

/// Writes every byte to an open file; where it does not, `errno` says why.
func writeAll(_ bytes: Data, to file: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
        var written = 0
        while written < buffer.count {
            let count = writeSome(file, buffer.baseAddress.map { $0 + written }, buffer.count - written)
            if count == -1, errno == EINTR { continue }
            guard count > 0 else { return false }
            written += count
        }
        return true
    }
}

// The system's names, where a method's own would hide them.
private func openFile(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 { open(path, flags, mode) }
private func writeSome(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { write(file, bytes, count) }
