public import Registration

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A ``CatalogCache`` with a file for each list, `NAME.json`. A damaged file is set aside, and then that list is
/// not kept.
public struct JSONFileCatalogCache: CatalogCache {
    private let directory: StorageDirectory
    private let name: @Sendable (CatalogKind) -> String

    /// - Parameter name: of a list's file: letters, digits, `-` and `_`.
    public init(
        in directory: StorageDirectory, naming name: @escaping @Sendable (CatalogKind) -> String = \.rawValue
    ) {
        self.directory = directory
        self.name = name
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
        JSONDocument(name(kind), in: directory, format: StorageFormat("catalog"), durability: .cache)
    }
}
