public import SharedKernel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A product's picture, kept once it was seen.
public struct ShowProductPicture: Sendable {
    private let list: ListCatalog
    private let source: KeepingPictureSource<CatalogError>

    public init(
        list: ListCatalog, source: any PictureSource<CatalogError>, cache: any PictureCache<CatalogError>
    ) {
        self.list = list
        self.source = source.keeping(in: cache)
    }

    /// Only addresses that the list names, as it was last shown, are ever asked for.
    ///
    /// - Returns: `nil` when there is no such product, or it has no picture.
    public func callAsFunction(_ id: Product.ID) async throws(CatalogError) -> Picture? {
        guard let address = await list.kept(.products)?.value.picture(of: id) else { return nil }
        return try await source.picture(at: address)
    }
}

extension CatalogList {
    fileprivate func picture(of id: Product.ID) -> URL? {
        for case .product(let product) in items where product.id == id { return product.image }
        return nil
    }
}
