public import Digests
public import SharedKernel
public import VideoCatalog

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// An ``OfflineLibrary`` that forgets everything with the process.
public final class InMemoryOfflineLibrary: OfflineLibrary, OfflineLibraryEditing, Fingerprints {
    private struct Item {
        let kept: KeptVideo
        let picture: Picture?
    }

    private let files: InMemoryVideoFiles
    private let items = Fallible<[Item], DownloadError>([])

    public init(files: InMemoryVideoFiles = InMemoryVideoFiles()) {
        self.files = files
    }

    /// Fails every call that can fail so from now on; `nil` ends it.
    public func fail(with error: DownloadError?) {
        items.fail(with: error)
    }

    public func kept() async throws(DownloadError) -> [KeptVideo] {
        try items.read { items in items.map(\.kept).sorted { $0.keptAt > $1.keptAt } }
    }

    public func contents(of id: Video.ID) async -> KeptContents? {
        guard item(id) != nil, let place = Self.place(of: id), let data = files[place] else {
            return nil
        }
        return KeptContents(.memory(data), sizeInBytes: data.count, mediaType: "video/mp4")
    }

    public func picture(of id: Video.ID) async -> Picture? {
        item(id)?.picture
    }

    public func place(for video: Video) async throws(DownloadError) -> OfflinePlace {
        guard let place = Self.place(of: video.id) else { throw .storageFailed }
        return try items.read { items in
            let isTaken = items.contains { $0.kept.id == video.id }
            return OfflinePlace(place, arrivedBytes: isTaken ? nil : files[place]?.count)
        }
    }

    public func add(_ video: KeptVideo, picture: Picture?) async throws(DownloadError) {
        try items.write { items in
            items.removeAll { $0.kept.id == video.id }
            items.append(Item(kept: video, picture: picture))
        }
    }

    public func remove(_ id: Video.ID) async throws(DownloadError) {
        try items.write { items in
            if let place = Self.place(of: id) { files[place] = nil }
            items.removeAll { $0.kept.id == id }
        }
    }

    public func fingerprint(
        of video: Video, progress: @escaping @Sendable (ReceivedBytes) -> Void
    ) async throws(DownloadError) -> Digest? {
        guard !Task.isCancelled else { throw .cancelled }
        guard let data = try items.read({ _ in Self.place(of: video.id).flatMap { files[$0] } }) else { return nil }
        progress(ReceivedBytes(data.count, of: data.count))
        return SHA256.digest(of: data)
    }

    private func item(_ id: Video.ID) -> Item? {
        items.value.first { $0.kept.id == id }
    }

    private static func place(of id: Video.ID) -> URL? { URL(string: "memory:/\(id)") }
}
