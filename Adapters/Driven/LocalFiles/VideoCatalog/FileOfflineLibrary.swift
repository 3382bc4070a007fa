public import Digests
import Dispatch
public import SharedKernel
public import VideoCatalog

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// An ``OfflineLibrary`` in a directory of its own (0700): for each video its file, `ID.mp4` or another ending that its
/// link has, a record of what it is, `ID.json`, and its picture, `ID.picture`.
///
/// The record is written last and read first: a file without one is not kept yet. A damaged record is one that is not
/// there.
public struct FileOfflineLibrary: OfflineLibrary, OfflineLibraryEditing, Fingerprints {
    private let shelf: OfflineShelf
    /// One change at a time, and no blocking on the cooperative pool.
    private let queue = DispatchQueue(label: "offline-library")
    /// Nobody who plays a video waits for one that is read through.
    private let readers = DispatchQueue(label: "offline-library.fingerprints")

    /// - Parameter directory: made at the first download; nothing else may be kept in it but downloaders' own files.
    public init(in directory: URL) {
        shelf = OfflineShelf(directory: PrivateDirectory(path: directory.path))
    }

    public func kept() async throws(DownloadError) -> [KeptVideo] {
        guard let records = await queue.run({ shelf.records }) else { throw .storageFailed }
        return records.map(\.kept).sorted { ($1.keptAt, $0.id.rawValue) < ($0.keptAt, $1.id.rawValue) }
    }

    public func contents(of id: Video.ID) async -> KeptContents? {
        await queue.run {
            guard let record = shelf.record(of: id), let size = shelf.directory.size(of: record.file) else {
                return nil
            }
            let file = URL(filePath: shelf.directory.path + "/" + record.file)
            return KeptContents(
                .file(file), sizeInBytes: size, mediaType: VideoFileKind(nameOf: record.file).mediaType)
        }
    }

    public func picture(of id: Video.ID) async -> Picture? {
        await queue.run {
            guard shelf.record(of: id) != nil else { return nil }
            return shelf.directory.read("\(id).picture").flatMap { PictureFile(bytes: $0) }?.picture
        }
    }

    public func place(for video: Video) async throws(DownloadError) -> OfflinePlace {
        let place = await queue.run { () -> OfflinePlace? in
            guard shelf.directory.makeDirectory() else { return nil }
            let name = OfflineShelf.fileName(of: video)
            let isKept = shelf.record(of: video.id) != nil
            return OfflinePlace(
                URL(filePath: shelf.directory.path + "/" + name),
                arrivedBytes: isKept ? nil : shelf.directory.size(of: name))
        }
        guard let place else { throw .storageFailed }
        return place
    }

    public func add(_ video: KeptVideo, picture: Picture?) async throws(DownloadError) {
        let isAdded = await queue.run { shelf.add(video, picture: picture) }
        guard isAdded else { throw .storageFailed }
    }

    public func remove(_ id: Video.ID) async throws(DownloadError) {
        let isRemoved = await queue.run { shelf.remove(id) }
        guard isRemoved else { throw .storageFailed }
    }

    public func fingerprint(
        of video: Video, progress: @escaping @Sendable (ReceivedBytes) -> Void
    ) async throws(DownloadError) -> Digest? {
        let name = OfflineShelf.fileName(of: video)
        guard await queue.run({ shelf.directory.size(of: name) }) != nil else { return nil }
        return try await FileReading(of: shelf.directory.path + "/" + name).digest(on: readers, progress: progress)
    }
}
