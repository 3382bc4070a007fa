public import Digests
import SharedKernel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Puts a video of the catalog, or what any link leads to, into a file that the person names. A file that is there
/// already is never replaced; one of the right length, or of the SHA-256 that the person gave, is taken for what an
/// earlier call brought.
public struct SaveToFile: Sendable {
    private let list: ListVideos
    private let download: DownloadVideo
    private let queue: DownloadQueue
    private let library: any OfflineLibrary & Fingerprints
    private let bring: BringFile
    private let inspector: any MediaInspector
    private let files: any NamedFiles & NamedFileFingerprints

    public init(
        list: ListVideos, download: DownloadVideo, queue: DownloadQueue,
        library: any OfflineLibrary & Fingerprints, bring: BringFile, inspector: any MediaInspector,
        files: any NamedFiles & NamedFileFingerprints
    ) {
        self.list = list
        self.download = download
        self.queue = queue
        self.library = library
        self.bring = bring
        self.inspector = inspector
        self.files = files
    }

    /// What is to be saved.
    public enum Wish: Hashable, Sendable {
        /// The whole id, or its number where only one video has it.
        case video(String)
        /// Any address of the web.
        case link(URL)
    }

    /// What was saved.
    public struct Saved: Hashable, Sendable {
        /// `nil` where a link was asked for.
        public let video: Video?
        /// Where it came from; `nil` where it was kept on this computer.
        public let link: URL?
        public let sizeInBytes: Int
    }

    /// Goes on where an earlier call stopped. A video that is kept whole is copied, and no network asked.
    ///
    /// - Parameters:
    ///   - fingerprint: the SHA-256 of the only file that is wanted; `nil` for whatever is there.
    ///   - report: is told how far it is, and how fast.
    /// - Throws: ``DownloadError/placeIsTaken`` where another file stands there, ``DownloadError/placeIsFolder``, and
    ///   whatever a download may throw.
    public func callAsFunction(
        _ wish: Wish, to file: URL, expecting fingerprint: Digest? = nil,
        report: @escaping @Sendable (ReceivedBytes, _ bytesPerSecond: Double?) -> Void
    ) async throws(DownloadError) -> Saved {
        if let kept = await kept(wish) {
            if let fingerprint {
                let found = try await library.fingerprint(of: kept.video) { report($0, nil) }
                guard found == fingerprint else { throw .otherFingerprint }
            }
            switch await files.occupant(of: file, besides: kept.contents) {
            case .folder: throw .placeIsFolder
            case .otherFile: throw .placeIsTaken
            case .same: break
            case .nothing: try await files.copy(kept.contents, to: file) { report($0, nil) }
            }
            return Saved(video: kept.video, link: nil, sizeInBytes: kept.contents.sizeInBytes)
        }
        let occupant = await files.occupant(of: file, besides: nil)
        if occupant == .folder { throw .placeIsFolder }
        let (video, link) = try await source(of: wish)
        if case .otherFile(let size) = occupant {
            let isWanted =
                if let fingerprint { try await files.fingerprint(of: file) { report($0, nil) } == fingerprint } else {
                    // One of the same length is what an earlier call brought.
                    try await length(at: link) == size
                }
            guard isWanted else { throw .placeIsTaken }
            await bring.clearLeftovers(beside: file)
            return Saved(video: video, link: link, sizeInBytes: size)
        }
        let size = try await bring(link, to: file, expecting: fingerprint) { received, speed in
            report(received, speed)
            return true
        }
        await files.handOver(file)
        return Saved(video: video, link: link, sizeInBytes: size)
    }

    private func length(at link: URL) async throws(DownloadError) -> Int? {
        do throws(VideoCatalogError) {
            return try await inspector.length(at: link)
        } catch {
            // Nothing tells that it is the same then.
            if error == .cancelled { throw .cancelled }
            return nil
        }
    }

    private func kept(_ wish: Wish) async -> (video: Video, contents: KeptContents)? {
        guard case .video(let id) = wish else { return nil }
        // A shelf that cannot be read keeps nothing that could be copied.
        try? await queue.reloadShelf()
        guard let video = await queue.snapshot.video(id), await queue.isKeptWhole(video.id),
            let contents = await library.contents(of: video.id)
        else { return nil }
        return (video, contents)
    }

    private func source(of wish: Wish) async throws(DownloadError) -> (video: Video?, link: URL) {
        switch wish {
        case .link(let link): return (nil, link)
        case .video(let id):
            // Links may change from day to day. A feed that cannot be asked now may have left a list that still holds;
            // what is wrong with it is told when the video is looked up.
            _ = try? await list(.live)
            let found = try await download.source(of: id)
            return (found.video, found.link)
        }
    }
}
