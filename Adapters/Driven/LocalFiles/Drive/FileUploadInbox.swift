import Dispatch
public import Drive

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

/// An ``UploadInbox`` in a directory of its own (0700, files 0600).
public struct FileUploadInbox: UploadInbox {
    private let directory: URL
    /// No blocking on the cooperative pool.
    private let queue = DispatchQueue(label: "upload-inbox")

    /// - Parameter directory: made at the first file; nothing else may be kept in it.
    public init(in directory: URL) {
        self.directory = directory
    }

    public func place(of name: String) -> URL {
        directory.appending(path: name.filter { $0.isASCII && ($0.isLetter || $0.isNumber) } + ".upload")
    }

    public func add(_ piece: Data, to name: String, at offset: Int) async throws(DriveError) {
        let path = place(of: name).path
        let failure: DriveError? = await queue.run { [folder = directory.path] in
            guard PrivateDirectory(path: folder).makeDirectory() else { return .storageFailed }
            let begins = offset == 0 ? O_CREAT | O_TRUNC : 0
            let file = open(path, O_WRONLY | O_APPEND | O_CLOEXEC | O_NOFOLLOW | begins, 0o600)
            guard file >= 0 else { return .storageFailed }
            defer { close(file) }
            guard lseek(file, 0, SEEK_END) == offset else { return .localFileChanged }
            if writeAll(piece, to: file) { return nil }
            let hasNoRoom = errno == ENOSPC || errno == EDQUOT
            // Half of a piece would be in the way of its second try.
            ftruncate(file, off_t(offset))
            return hasNoRoom ? .noRoom(missingBytes: nil) : .storageFailed
        }
        if let failure { throw failure }
    }

    public func discard(_ name: String?) async {
        let wanted = name.map { place(of: $0).lastPathComponent }
        await queue.run { [folder = directory.path] in
            // A folder that is not there holds nothing; what cannot be removed is written anew later.
            for found in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            where found.hasSuffix(".upload") && (wanted == nil || wanted == found) {
                unlink(folder + "/" + found)
            }
        }
    }
}
