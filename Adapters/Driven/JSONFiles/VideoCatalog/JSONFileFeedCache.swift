public import VideoCatalog

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A ``FeedCache`` in one file, `NAME.json`. A damaged file is set aside, and then nothing is kept.
public struct JSONFileFeedCache: FeedCache {
    private let document: JSONDocument<SavedVideoList>

    /// - Parameter name: one for each feed: letters, digits, `-` and `_`.
    public init(_ name: String, in directory: StorageDirectory) {
        document = JSONDocument(name, in: directory, format: StorageFormat("video-list"), durability: .cache)
    }

    public func saved() async throws(VideoCatalogError) -> SavedVideoList? {
        do throws(StorageFailure) {
            return try await document.value()
        } catch {
            throw .storageFailed
        }
    }

    public func save(_ list: VideoList, at moment: Date) async throws(VideoCatalogError) {
        do throws(StorageFailure) {
            try await document.save(SavedVideoList(list, savedAt: moment))
        } catch {
            throw .storageFailed
        }
    }
}
