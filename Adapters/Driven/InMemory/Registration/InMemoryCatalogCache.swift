public import Registration

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A ``CatalogCache`` that forgets everything with the process.
public final class InMemoryCatalogCache: CatalogCache {
    private let lists: Fallible<[CatalogKind: SavedCatalog], CatalogError>

    public init(_ saved: [CatalogKind: SavedCatalog] = [:]) {
        lists = Fallible(saved)
    }

    /// Fails every read so from now on; `nil` ends it.
    public func failReads(with error: CatalogError?) {
        lists.failReads(with: error)
    }

    /// Fails every write so from now on; `nil` ends it.
    public func failWrites(with error: CatalogError?) {
        lists.failWrites(with: error)
    }

    public func saved(_ kind: CatalogKind) async throws(CatalogError) -> SavedCatalog? {
        try lists.read { $0[kind] }
    }

    public func save(_ list: CatalogList, as kind: CatalogKind, at moment: Date) async throws(CatalogError) {
        try lists.write { $0[kind] = SavedCatalog(list, savedAt: moment) }
    }
}
