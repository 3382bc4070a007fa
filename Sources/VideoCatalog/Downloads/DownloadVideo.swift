import SharedKernel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Asks for a video of the catalog to be kept, or for its download to go on.
public struct DownloadVideo: Sendable {
    private let show: ShowVideo
    private let queue: DownloadQueue

    public init(show: ShowVideo, queue: DownloadQueue) {
        self.show = show
        self.queue = queue
    }

    /// Returns when it stands in the queue, or is kept already.
    ///
    /// - Parameter id: the whole id, or its number where only one video has it. One that left its feed goes on by the
    ///   link that it had.
    /// - Throws: ``DownloadError/isStream`` and ``DownloadError/nothingToDownload`` for what cannot be kept;
    ///   ``DownloadError/catalog(_:)`` when the video cannot be looked up.
    @discardableResult
    public func callAsFunction(_ id: String) async throws(DownloadError) -> Video.ID {
        let video = try await wanted(id, known: await queue.snapshot.video(id))
        if await queue.isKeptWhole(video.id) { return video.id }
        await queue.start(video, from: try await link(of: video))
        return video.id
    }

    /// The video, and where its one file lies: for who brings it to a place of their own.
    ///
    /// - Throws: as when it is asked for.
    public func source(of id: String) async throws(DownloadError) -> (video: Video, link: URL) {
        let video = try await wanted(id, known: await queue.snapshot.video(id))
        return (video, try await link(of: video))
    }

    private func link(of video: Video) async throws(DownloadError) -> URL {
        guard let media = try await media(of: video) else { throw .nothingToDownload }
        guard case .file(let link) = media else { throw .isStream }
        return link
    }

    private func wanted(_ id: String, known: Video?) async throws(DownloadError) -> Video {
        do throws(VideoCatalogError) {
            return try await show(known?.id.rawValue ?? id).value
        } catch {
            if let known, error != .cancelled { return known }
            throw error == .cancelled ? .cancelled : .catalog(error)
        }
    }

    private func media(of video: Video) async throws(DownloadError) -> Video.Media? {
        do throws(VideoCatalogError) {
            return try await show.media(of: video)
        } catch {
            throw DownloadError(inspecting: error)
        }
    }
}
