public import VideoCatalog

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A ``FeedCache`` that forgets everything with the process.
public final class InMemoryFeedCache: FeedCache {
    private let list: Fallible<SavedVideoList?, VideoCatalogError>

    public init(_ saved: SavedVideoList? = nil) {
        list = Fallible(saved)
    }

    /// Fails every read so from now on; `nil` ends it.
    public func failReads(with error: VideoCatalogError?) {
        list.failReads(with: error)
    }

    /// Fails every write so from now on; `nil` ends it.
    public func failWrites(with error: VideoCatalogError?) {
        list.failWrites(with: error)
    }

    public func saved() async throws(VideoCatalogError) -> SavedVideoList? {
        try list.read { $0 }
    }

    public func save(_ list: VideoList, at moment: Date) async throws(VideoCatalogError) {
        try self.list.write { $0 = SavedVideoList(list, savedAt: moment) }
    }
}
