import Glibc

/// A regular file, open for reading.
final class OpenFile: Sendable {
    let descriptor: Descriptor
    let byteCount: Int
    /// As the `Last-Modified` field writes it.
    let lastModified: String
    /// Changes with the file's time (to the nanosecond), size or place on the disk.
    let entityTag: String

    /// Why there is none.
    enum Failure: Error {
        /// It is missing, may not be read, or is no regular file.
        case notFound
        /// The system has no descriptor to spare, or cannot read (its `errno`): the file may well be there.
        case unavailable(Int32)
    }

    init(path: String) throws(Failure) {
        // Non-blocking: opening a named pipe would wait for its writer.
        let number = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard number >= 0 else {
            let code = errno
            throw [EMFILE, ENFILE, ENOMEM, EIO].contains(code) ? .unavailable(code) : .notFound
        }
        descriptor = Descriptor(owning: number)
        var status = stat()
        guard fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .notFound }
        byteCount = Int(status.st_size)
        lastModified = HTTPDate.text(status.st_mtim.tv_sec)
        entityTag = Self.entityTag(of: status)
    }

    private static func entityTag(of status: stat) -> String {
        let (size, time) = (status.st_size, status.st_mtim)
        var text: [UInt8] = [UInt8(ascii: "\"")]
        text.append(number: UInt(status.st_ino), radix: 36)
        for part in [time.tv_sec, time.tv_nsec, Int(size)] {
            text.append(text: "-")
            text.append(number: UInt(bitPattern: part), radix: 36)
        }
        text.append(text: "\"")
        return String(decoding: text, as: UTF8.self)
    }
}
