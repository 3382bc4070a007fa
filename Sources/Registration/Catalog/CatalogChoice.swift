/// Remembers which list the person wants on the main screen.
public protocol CatalogChoice: Sendable {
    /// - Returns: `nil` where nothing was chosen, or what was chosen cannot be read any more.
    /// - Throws: ``CatalogError/storageFailed``.
    func chosen() async throws(CatalogError) -> CatalogKind?

    /// Remembers it in the place of the choice before.
    ///
    /// - Throws: ``CatalogError/storageFailed``; the choice before still stands then.
    func choose(_ kind: CatalogKind) async throws(CatalogError)
}
