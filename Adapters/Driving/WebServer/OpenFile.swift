import Glibc

/// A regular file, open for reading.
final class OpenFile: Sendable {
    let descriptor: Descriptor
    let byteCount: Int
    /// Seconds since 1970.
    let modifiedAt: Int
    /// Changes with the file's time (to the nanosecond), size or place on the disk.
    let entityTag: String

    /// `nil` for what is missing, may not be read, or is no regular file.
    init?(path: String) {
        // Non-blocking: opening a named pipe would wait for its writer.
        let number = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard number >= 0 else { return nil }
        descriptor = Descriptor(owning: number)
        var status = stat()
        guard fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        byteCount = Int(status.st_size)
        modifiedAt = status.st_mtim.tv_sec
        let parts = [Int(status.st_ino), status.st_mtim.tv_sec, status.st_mtim.tv_nsec, byteCount]
        entityTag = "\"" + parts.map { String($0, radix: 36) }.joined(separator: "-") + "\""
    }
}
