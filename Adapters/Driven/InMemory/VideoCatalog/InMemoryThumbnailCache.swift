public import VideoCatalog

/// A ``ThumbnailCache`` that forgets everything with the process, and the oldest pictures when room is short.
public typealias InMemoryThumbnailCache = InMemoryPictureCache<VideoCatalogError>

extension InMemoryPictureCache: ThumbnailCache where Failure == VideoCatalogError {}
