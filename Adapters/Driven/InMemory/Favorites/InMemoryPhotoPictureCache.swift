public import Favorites

/// A ``PhotoPictureCache`` that forgets everything with the process, and the oldest pictures when room is short.
public typealias InMemoryPhotoPictureCache = InMemoryPictureCache<FavoritesError>

extension InMemoryPictureCache: PhotoPictureCache where Failure == FavoritesError {}
