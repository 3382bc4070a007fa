public import Registration

/// A ``ProductPictureCache`` that forgets everything with the process, and the oldest pictures when room is short.
public typealias InMemoryProductPictureCache = InMemoryPictureCache<CatalogError>

extension InMemoryPictureCache: ProductPictureCache where Failure == CatalogError {}
