#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Brings a file of the disk to a place that the person names.
public struct SaveFile: Sendable {
    private let downloading: any FileDownloading
    private let tree: any LocalTree
    private let hashing: any FileHashing

    public init(downloading: any FileDownloading, tree: any LocalTree, hashing: any FileHashing) {
        self.downloading = downloading
        self.tree = tree
        self.hashing = hashing
    }

    /// What came of it.
    public enum Outcome: Hashable, Sendable {
        case brought
        /// The same bytes stood there already.
        case wasThere
    }

    /// Goes on where an earlier call stopped.
    ///
    /// - Parameters:
    ///   - place: the file, not its folder; the folder is made.
    ///   - replacing: whether another file that stands there may go.
    /// - Throws: ``DriveError/placeIsTaken``, and what ``FileDownloading`` says.
    public func callAsFunction(
        _ item: DriveItem, to place: URL, replacing: Bool = false,
        progress: @escaping @Sendable (TransferredBytes) -> Void = { _ in }
    ) async throws(DriveError) -> Outcome {
        guard let facts = item.file else { throw .notAFile }
        if let there = await tree.entry(at: place) {
            guard !there.isFolder else { throw .placeIsTaken }
            if try await hashing.isSame(there, as: facts) { return .wasThere }
            guard replacing else { throw .placeIsTaken }
        }
        try await tree.makeFolder(at: place.deletingLastPathComponent())
        _ = try await downloading.download(item, to: place, progress: progress)
        return .brought
    }
}
