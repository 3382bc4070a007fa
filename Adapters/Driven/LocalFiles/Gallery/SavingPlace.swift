import Gallery
import SharedKernel

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

/// One folder of the person's pictures. Every call may block.
struct SavingPlace {
    let path: String

    /// Where a photo is, or would be.
    enum Search: Equatable {
        case taken(path: String)
        /// - Parameter name: of the file, without its ending.
        case free(name: String)
    }

    /// Makes the folder, and those above it.
    func make() throws(GalleryError) {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw failure(because: (error as? CocoaError)?.code == .fileWriteOutOfSpace ? ENOSPC : EACCES)
        }
    }

    /// A file that bears the photo's name and is a picture is the photo; anything else of that name is somebody else's,
    /// and the photo's file has a number then.
    func search(for photo: Photo) throws(GalleryError) -> Search {
        let plain = "\(Self.day(of: photo.uploadedAt))_\(photo.id)"
        for number in 1...99 {
            let name = number == 1 ? plain : "\(plain) (\(number))"
            var isFree = true
            for format in PictureFormat.allCases {
                let file = "\(path)/\(name).\(format.fileNameEnding)"
                guard try isThere(file) else { continue }
                if Self.holdsPicture(file) { return .taken(path: file) }
                isFree = false
            }
            if isFree { return .free(name: name) }
        }
        throw .notWritable(path: path)
    }

    func save(_ bytes: Data, of photo: Photo, as format: PictureFormat) throws(GalleryError) -> SavedPicture {
        // Two programs that save the same photo meet at its unfinished file, and one of them waits.
        let draft = "\(path)/.\(photo.id).unfinished"
        let file = try lock(draft)
        defer { close(file) }
        switch try search(for: photo) {
        case .taken(let path):
            unlink(draft)
            return SavedPicture(path: path, isNew: false)
        case .free(let name):
            let place = "\(path)/\(name).\(format.fileNameEnding)"
            do throws(GalleryError) {
                try write(bytes, to: file, dated: photo.uploadedAt)
                try putInPlace(draft, as: place)
            } catch {
                unlink(draft)
                throw error
            }
            return SavedPicture(path: place, isNew: true)
        }
    }

    /// Opens the unfinished file, also one that a dead program left, so that nobody else has it.
    private func lock(_ draft: String) throws(GalleryError) -> Int32 {
        while true {
            let file = open(draft, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o666)
            guard file != -1 else { throw failure(because: errno) }
            while flock(file, LOCK_EX) == -1, errno == EINTR {}
            var (mine, present) = (stat(), stat())
            // Whoever had it before may have put it in place, or removed it.
            if fstat(file, &mine) == 0, lstat(draft, &present) == 0, mine.st_ino == present.st_ino {
                if mine.st_nlink == 1 { return file }
                // A program died when it had put it in place: these bytes are a picture now, and not to be touched.
                unlink(draft)
            }
            close(file)
        }
    }

    private func write(_ bytes: Data, to file: Int32, dated moment: Date) throws(GalleryError) {
        guard ftruncate(file, 0) == 0, writeAll(bytes, to: file) else { throw failure(because: errno) }
        let seconds = moment.timeIntervalSince1970.rounded(.down)
        let stamp = timespec(tv_sec: Int(exactly: seconds) ?? 0, tv_nsec: 0)
        // A file system that keeps no dates still keeps pictures.
        _ = futimens(file, [stamp, stamp])
        guard fsync(file) == 0 else { throw failure(because: errno) }
    }

    /// Gives the file its name only where nothing has it: `link` never takes the place of another file.
    private func putInPlace(_ draft: String, as place: String) throws(GalleryError) {
        if link(draft, place) == 0 {
            unlink(draft)
        } else if [EPERM, EOPNOTSUPP, EMLINK].contains(errno) {
            // A file system without hard links, FAT say: only somebody who writes this very name now could lose.
            guard try !isThere(place), rename(draft, place) == 0 else { throw failure(because: errno) }
        } else {
            throw failure(because: errno)
        }
        let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder != -1 else { return }
        fsync(folder)
        close(folder)
    }

    private func isThere(_ file: String) throws(GalleryError) -> Bool {
        var status = stat()
        if lstat(file, &status) == 0 { return true }
        guard errno == ENOENT else { throw failure(because: errno) }
        return false
    }

    private func failure(because code: Int32) -> GalleryError {
        switch code {
        case ENOSPC, EDQUOT: .diskFull
        case EIO: .storageFailed
        default: .notWritable(path: path)
        }
    }

    private static func holdsPicture(_ file: String) -> Bool {
        let file = open(file, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file != -1 else { return false }
        defer { close(file) }
        var first = [UInt8](repeating: 0, count: 16)
        let count = read(file, &first, first.count)
        return count > 0 && PictureFormat(firstBytesOf: Data(first.prefix(count))) != nil
    }

    /// In UTC, so that a photo is found again wherever the person is.
    private static func day(of moment: Date) -> String {
        moment.formatted(.iso8601.year().month().day())
    }
}
