#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Keeps each list as it was live last.
public protocol CatalogCache: Sendable {
    /// - Returns: `nil` when that list was never kept, or cannot be read any more.
    /// - Throws: ``CatalogError/storageFailed`` when what is kept cannot be reached.
    func saved(_ kind: CatalogKind) async throws(CatalogError) -> SavedCatalog?

    /// Keeps a list in the place of the one of its kind before.
    ///
    /// - Throws: ``CatalogError/storageFailed`` when it cannot be written; the one before is then still there.
    func save(_ list: CatalogList, as kind: CatalogKind, at moment: Date) async throws(CatalogError)
}

/// A list, and the moment at which it was live.
public struct SavedCatalog: Hashable, Sendable, Codable {
    public let list: CatalogList
    public let savedAt: Date

    public init(_ list: CatalogList, savedAt: Date) {
        self.list = list
        self.savedAt = savedAt
    }
}
