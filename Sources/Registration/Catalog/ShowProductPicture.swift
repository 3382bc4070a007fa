public import SharedKernel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A product's picture, kept once it was seen.
public struct ShowProductPicture: Sendable {
    private let list: ListCatalog
    private let source: any ProductPictureSource
    private let cache: any ProductPictureCache

    public init(list: ListCatalog, source: any ProductPictureSource, cache: any ProductPictureCache) {
        self.list = list
        self.source = source
        self.cache = cache
    }

    /// Only addresses that the list names, as it was last shown, are ever asked for.
    ///
    /// - Returns: `nil` when there is no such product, or it has no picture.
    public func callAsFunction(_ id: Product.ID) async throws(CatalogError) -> Picture? {
        guard let address = await list.kept(.products)?.value.picture(of: id) else { return nil }
        if let kept = await cache.kept(at: address) { return kept }
        let picture = try await source.picture(at: address)
        // A picture in hand outweighs a full disk.
        try? await cache.keep(picture, at: address)
        return picture
    }
}

extension CatalogList {
    fileprivate func picture(of id: Product.ID) -> URL? {
        for case .product(let product) in items where product.id == id { return product.image }
        return nil
    }
}
