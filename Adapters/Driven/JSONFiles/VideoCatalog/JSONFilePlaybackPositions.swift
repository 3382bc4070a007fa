public import VideoCatalog

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// ``PlaybackPositions`` in a collection of its own, safe for several programs at once.
public struct JSONFilePlaybackPositions: PlaybackPositions {
    private static let most = 500
    private let collection: JSONCollection<WatchedRecord>

    /// - Parameter name: of the collection's files: letters, digits, `-` and `_`.
    public init(_ name: String = "watched", in directory: StorageDirectory) {
        // Written every few seconds while somebody watches: a power cut may cost the last of them.
        collection = JSONCollection(
            name, in: directory, format: StorageFormat("playback-position"), durability: .cache)
    }

    public func all() async throws(VideoCatalogError) -> [PlaybackPosition] {
        do throws(StorageFailure) {
            return try await collection.records().map(\.position)
        } catch {
            throw .storageFailed
        }
    }

    public func save(_ position: PlaybackPosition) async throws(VideoCatalogError) {
        try await change { contents in
            let others = contents.ids.filter { $0 != position.id }
            // A record that comes anew goes first.
            return [.remove(position.id), .put(WatchedRecord(position))]
                + others.dropFirst(Self.most - 1).map { .remove($0) }
        }
    }

    public func forget(_ id: Video.ID) async throws(VideoCatalogError) {
        try await change { _ in [.remove(id)] }
    }

    private func change(
        _ decide: @escaping JSONCollection<WatchedRecord>.Decision
    ) async throws(VideoCatalogError) {
        do throws(StorageFailure) {
            try await collection.change(decide)
        } catch {
            throw .storageFailed
        }
    }
}

/// A position as it stands in the file.
private struct WatchedRecord: Codable, Identifiable {
    let id: Video.ID
    let momentSeconds: Double
    let lengthSeconds: Double?
    let watchedAt: Date

    init(_ position: PlaybackPosition) {
        id = position.id
        momentSeconds = position.moment / .seconds(1)
        lengthSeconds = position.length.map { $0 / .seconds(1) }
        watchedAt = position.watchedAt
    }

    var position: PlaybackPosition {
        PlaybackPosition(
            id, at: .seconds(momentSeconds), of: lengthSeconds.map { .seconds($0) }, watchedAt: watchedAt)
    }
}
