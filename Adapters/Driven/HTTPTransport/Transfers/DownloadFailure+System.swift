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

extension DownloadFailure {
    /// What the system said, in the words of someone who can do something about it.
    init(operation: String, code: Int32) {
        self =
            switch code {
            case ENOSPC, EDQUOT, EFBIG: .diskFull
            case EACCES, EPERM, EROFS: .notWritable
            case ENOENT, ENOTDIR: .folderMissing
            case ENAMETOOLONG: .nameTooLong
            default: .disk(operation: operation, code: code)
            }
    }
}

enum FileCall {
    /// Calls again while a signal interrupts, and turns -1 into the failure.
    @discardableResult
    static func retrying<Number: SignedInteger>(
        _ operation: String, _ call: () -> Number
    ) throws(DownloadFailure) -> Number {
        while true {
            let result = call()
            if result != -1 { return result }
            let code = errno
            if code != EINTR { throw DownloadFailure(operation: operation, code: code) }
        }
    }

    /// - Parameter write: is given what is left, and how much is done.
    static func writeAll(
        _ data: Data, _ write: (UnsafeRawBufferPointer, Int) -> Int
    ) throws(DownloadFailure) {
        var written = 0
        while written < data.count {
            written += try retrying("write") {
                data.withUnsafeBytes { write(UnsafeRawBufferPointer(rebasing: $0[written...]), written) }
            }
        }
    }

    /// Waits until what was written to the file, or to the folder's list, is safe from a power cut.
    static func synchronize(_ descriptor: Int32) throws(DownloadFailure) {
        #if canImport(Glibc)
        try retrying("synchronize") { fdatasync(descriptor) }
        #else
        try retrying("synchronize") { fsync(descriptor) }
        #endif
    }
}
