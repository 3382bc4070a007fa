import SharedKernel

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
        guard let media = try await media(of: video) else { throw .nothingToDownload }
        guard case .file(let link) = media else { throw .isStream }
        await queue.start(video, from: link)
        return video.id
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
