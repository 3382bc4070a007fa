public import Registration

/// A ``ProductPictureCache`` in a directory of its own, a file for each picture.
public typealias FileProductPictureCache = FilePictureCache<CatalogError>

extension FilePictureCache: ProductPictureCache where Failure == CatalogError {}
extension CatalogError: PictureCacheError {}
