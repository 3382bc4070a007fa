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

/// An open file, closed with its last reference. Every call may block: never on the cooperative pool.
final class OpenFile: Sendable {
    let name: String
    private let descriptor: Int32

    enum Purpose {
        case reading
        /// Emptied or made anew, readable by its owner only.
        case replacing
        /// Read, and written at places.
        case changing
        case locking
    }

    /// - Returns: `nil` where there is no such file, and none is made.
    static func ifPresent(_ path: String, for purpose: Purpose) throws(StorageFailure) -> OpenFile? {
        do throws(StorageFailure) {
            return try OpenFile(path, for: purpose)
        } catch {
            if case .system(_, _, ENOENT) = error { return nil }
            throw error
        }
    }

    init(_ path: String, for purpose: Purpose) throws(StorageFailure) {
        name = path.lastPathName
        let flags =
            switch purpose {
            case .reading: O_RDONLY
            case .replacing: O_WRONLY | O_CREAT | O_TRUNC
            case .changing: O_RDWR
            case .locking: O_RDWR | O_CREAT
            }
        descriptor = try System.retrying("open", name) { open(path, flags | O_CLOEXEC | O_NOFOLLOW, 0o600) }
    }

    deinit { close(descriptor) }

    /// Which file it is, as long as it is open, and how long.
    var status: FileStatus {
        get throws(StorageFailure) {
            var status = stat()
            try System.retrying("examine", name) { fstat(descriptor, &status) }
            return FileStatus(status)
        }
    }

    /// How long it is now.
    ///
    /// Examining a file between two changes would make its kernel note the time of each more finely, and write that to
    /// the disk with every ``synchronize()``; this looks at nothing but the end.
    var size: Int {
        get throws(StorageFailure) { Int(try System.retrying("examine", name) { lseek(descriptor, 0, SEEK_END) }) }
    }

    /// Up to `count` bytes from there; fewer only at the end.
    func read(_ count: Int, from offset: Int) throws(StorageFailure) -> Data {
        var data = Data(count: count)
        var filled = 0
        while filled < count {
            let got = try System.retrying("read", name) {
                data.withUnsafeMutableBytes { buffer in
                    pread(descriptor, buffer.baseAddress.map { $0 + filled }, count - filled, off_t(offset + filled))
                }
            }
            if got == 0 { break }
            filled += got
        }
        return filled == count ? data : data.prefix(filled)
    }

    func readAll() throws(StorageFailure) -> Data {
        try read(size, from: 0)
    }

    func write(_ data: Data) throws(StorageFailure) {
        var written = 0
        while written < data.count {
            written += try System.retrying("write", name) {
                data.withUnsafeBytes { buffer in
                    System.write(descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
                }
            }
        }
    }

    /// Writes over what stands there, and on past the end.
    func write(_ data: Data, at offset: Int) throws(StorageFailure) {
        var written = 0
        while written < data.count {
            written += try System.retrying("write", name) {
                data.withUnsafeBytes { buffer in
                    let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
                    return pwrite(descriptor, rest.baseAddress, rest.count, off_t(offset + written))
                }
            }
        }
    }

    func truncate(to size: Int) throws(StorageFailure) {
        try System.retrying("shorten", name) { ftruncate(descriptor, off_t(size)) }
    }

    /// Waits until what was written is safe from a power cut.
    func synchronize() throws(StorageFailure) {
        #if canImport(Glibc)
        try System.retrying("synchronize", name) { fdatasync(descriptor) }
        #else
        try System.retrying("synchronize", name) { fsync(descriptor) }
        #endif
    }

    /// Waits until no other open file holds the lock; it ends with this one.
    func lock() throws(StorageFailure) {
        try System.retrying("lock", name) { flock(descriptor, LOCK_EX) }
    }

    /// Takes the lock where no other open file holds it.
    func lockIfFree() throws(StorageFailure) -> Bool {
        do throws(StorageFailure) {
            try System.retrying("lock", name) { flock(descriptor, LOCK_EX | LOCK_NB) }
            return true
        } catch {
            if case .system(_, _, EWOULDBLOCK) = error { return false }
            throw error
        }
    }

    /// Lets the lock go before the file is closed.
    func unlock() {
        flock(descriptor, LOCK_UN)
    }
}

/// What tells one file from another, and its length.
struct FileStatus: Hashable, Sendable {
    let device: UInt64
    let number: UInt64
    let size: Int

    init(_ status: stat) {
        device = UInt64(status.st_dev)
        number = UInt64(status.st_ino)
        size = Int(status.st_size)
    }

    /// - Returns: `nil` where there is no such file.
    init?(path: String) throws(StorageFailure) {
        var status = stat()
        do throws(StorageFailure) {
            try System.retrying("examine", path.lastPathName) { stat(path, &status) }
        } catch {
            if case .system(_, _, ENOENT) = error { return nil }
            throw error
        }
        self.init(status)
    }

    func isSameFile(as other: FileStatus) -> Bool {
        device == other.device && number == other.number
    }
}

enum System {
    #if canImport(Glibc)
    static let write = Glibc.write
    #else
    static let write = Darwin.write
    #endif

    /// Calls again while a signal interrupts, and turns -1 into the failure.
    @discardableResult
    static func retrying<Number: SignedInteger>(
        _ operation: String, _ file: String, _ call: () -> Number
    ) throws(StorageFailure) -> Number {
        while true {
            let result = call()
            if result != -1 { return result }
            let code = errno
            if code != EINTR { throw .system(operation: operation, file: file, code: code) }
        }
    }
}

extension String {
    /// What stands after the last `/`.
    var lastPathName: String {
        utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? self
    }
}
