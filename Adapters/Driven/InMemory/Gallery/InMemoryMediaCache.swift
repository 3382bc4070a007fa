public import Gallery

/// A ``MediaCache`` that forgets everything with the process, and the oldest pictures when room is short.
public typealias InMemoryMediaCache = InMemoryPictureCache<GalleryError>

extension InMemoryPictureCache: MediaCache where Failure == GalleryError {}
