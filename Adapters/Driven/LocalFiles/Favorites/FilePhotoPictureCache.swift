public import Favorites

/// A ``PhotoPictureCache`` in a directory of its own, a file for each picture.
public typealias FilePhotoPictureCache = FilePictureCache<FavoritesError>

extension FilePictureCache: PhotoPictureCache where Failure == FavoritesError {}
extension FavoritesError: PictureCacheError {}
