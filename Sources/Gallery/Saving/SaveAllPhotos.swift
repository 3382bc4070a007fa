import SharedKernel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Saves many photos: a whole community, or those that the person selected.
///
/// What was saved before is not fetched again, so a run that was cut goes on where it was, and the next one brings only
/// what is new. Never more than a page of photos, and a few pictures, are in memory.
public struct SaveAllPhotos: Sendable {
    private let source: any PhotoSource
    private let community: OpenCommunity
    private let savePhoto: SavePhoto

    /// How many pictures are fetched at once.
    private static let width = 3
    private static let pageSize = 100

    /// - Parameter source: one that does not fall back to kept pages: they are not every photo.
    public init(_ community: OpenCommunity, source: any PhotoSource, savePhoto: SavePhoto) {
        self.community = community
        self.source = source
        self.savePhoto = savePhoto
    }

    /// A photo that cannot be had is left out and counted; whatever would stop all others too ends the run.
    ///
    /// - Parameter tell: is given every step, in order; never two at once.
    /// - Returns: the last step.
    /// - Throws: what ended the run; what was saved by then is safe, and the next run begins behind it.
    @discardableResult
    public func callAsFunction(
        _ selection: PhotoSelection, in folder: PictureFolder = .personal,
        telling tell: (SavingProgress) async -> Void
    ) async throws(GalleryError) -> SavingProgress {
        switch selection {
        case .all(let moment): try await saveAll(since: moment, in: folder, tell)
        case .photos(let ids): try await save(ids, in: folder, tell)
        }
    }

    private func saveAll(
        since moment: Date?, in folder: PictureFolder, _ tell: (SavingProgress) async -> Void
    ) async throws(GalleryError) -> SavingProgress {
        let community = try await community()
        var progress = SavingProgress()
        var cursor: Page<Photo>.Cursor?
        repeat {
            let page = try await source.photos(of: community.id, after: cursor, limit: Self.pageSize).value
            let wanted = page.items.filter { photo in moment.map { photo.uploadedAt >= $0 } ?? true }
            let isPastTheLast = page.order == .newestFirst && wanted.count < page.items.count
            progress.total = moment == nil ? page.total : nil
            try await save(wanted, in: folder, &progress, tell)
            cursor = isPastTheLast ? nil : page.next
        } while cursor != nil
        progress.total = progress.seenCount
        await tell(progress)
        return progress
    }

    private func save(
        _ ids: [Photo.ID], in folder: PictureFolder, _ tell: (SavingProgress) async -> Void
    ) async throws(GalleryError) -> SavingProgress {
        var progress = SavingProgress(total: ids.count)
        for start in stride(from: 0, to: ids.count, by: Self.pageSize) {
            let wanted = Array(ids[start..<min(start + Self.pageSize, ids.count)])
            let found = try await source.photos(wanted)
            let foundIDs = Set(found.map(\.id))
            for id in wanted where !foundIDs.contains(id) { progress.add(.init(id, .notFound)) }
            try await save(found, in: folder, &progress, tell)
        }
        await tell(progress)
        return progress
    }

    private func save(
        _ photos: [Photo], in folder: PictureFolder, _ progress: inout SavingProgress,
        _ tell: (SavingProgress) async -> Void
    ) async throws(GalleryError) {
        var waiting = photos[...]
        let failure = await withTaskGroup(of: Outcome.self) { group -> GalleryError? in
            var failure: GalleryError?
            for photo in waiting.prefix(Self.width) { group.addTask { await outcome(of: photo, in: folder) } }
            waiting = waiting.dropFirst(Self.width)
            while let outcome = await group.next() {
                switch outcome.result {
                case .success(let saved): progress.add(saved)
                case .failure(let error) where error.isAboutOneItem: progress.add(.init(outcome.id, error))
                case .failure(let error):
                    // The first one says why; those after it are only its echo.
                    failure = failure ?? error
                    group.cancelAll()
                }
                guard failure == nil else { continue }
                await tell(progress)
                if let photo = waiting.popFirst() { group.addTask { await self.outcome(of: photo, in: folder) } }
            }
            return failure
        }
        if Task.isCancelled { throw .cancelled }
        if let failure { throw failure }
    }

    private struct Outcome: Sendable {
        let id: Photo.ID
        let result: Result<SavedPicture, GalleryError>
    }

    private func outcome(of photo: Photo, in folder: PictureFolder) async -> Outcome {
        do throws(GalleryError) {
            if Task.isCancelled { throw GalleryError.cancelled }
            return Outcome(id: photo.id, result: .success(try await savePhoto.save(photo, in: folder)))
        } catch {
            return Outcome(id: photo.id, result: .failure(error))
        }
    }
}
