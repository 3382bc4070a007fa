public import VideoCatalog

/// A ``ThumbnailCache`` in a directory of its own, a file for each picture.
public typealias FileThumbnailCache = FilePictureCache<VideoCatalogError>

extension FilePictureCache: ThumbnailCache where Failure == VideoCatalogError {}
extension VideoCatalogError: PictureCacheError {}
