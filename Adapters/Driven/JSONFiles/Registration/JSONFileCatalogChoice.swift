public import Registration

/// A ``CatalogChoice`` in one file, `NAME.json`. A damaged file is set aside, and then nothing is chosen.
public struct JSONFileCatalogChoice: CatalogChoice {
    private let document: JSONDocument<CatalogKind>

    /// - Parameter name: of the file: letters, digits, `-` and `_`.
    public init(_ name: String = "catalog-choice", in directory: StorageDirectory) {
        document = JSONDocument(
            name, in: directory, format: StorageFormat("catalog-choice"), durability: .survivesPowerCut)
    }

    public func chosen() async throws(CatalogError) -> CatalogKind? {
        do throws(StorageFailure) { return try await document.value() } catch { throw .storageFailed }
    }

    public func choose(_ kind: CatalogKind) async throws(CatalogError) {
        do throws(StorageFailure) { try await document.save(kind) } catch { throw .storageFailed }
    }
}
