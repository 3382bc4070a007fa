public import Gallery

/// A ``MediaCache`` in a directory of its own, a file for each picture.
public typealias FileMediaCache = FilePictureCache<GalleryError>

extension FilePictureCache: MediaCache where Failure == GalleryError {}
extension GalleryError: PictureCacheError {}
