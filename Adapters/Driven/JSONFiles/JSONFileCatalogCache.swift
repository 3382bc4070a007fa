public import Registration

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A ``CatalogCache`` with a file for each list, `catalog-KIND.json`. A damaged file is set aside, and then that list is
/// not kept.
public struct JSONFileCatalogCache: CatalogCache {
    private let directory: StorageDirectory

    public init(in directory: StorageDirectory) {
        self.directory = directory
    }

    public func saved(_ kind: CatalogKind) async throws(CatalogError) -> SavedCatalog? {
        do throws(StorageFailure) { return try await document(of: kind).value() } catch { throw .storageFailed }
    }

    public func save(_ list: CatalogList, as kind: CatalogKind, at moment: Date) async throws(CatalogError) {
        do throws(StorageFailure) {
            try await document(of: kind).save(SavedCatalog(list, savedAt: moment))
        } catch {
            throw .storageFailed
        }
    }

    private func document(of kind: CatalogKind) -> JSONDocument<SavedCatalog> {
        JSONDocument("catalog-" + kind.rawValue, in: directory, format: StorageFormat("catalog"), durability: .cache)
    }
}
