import Dispatch
public import Favorites
public import SharedKernel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A ``FavoritePictureStore`` in a directory of its own (0700, its files 0600): a file for each picture, until it is
/// told to forget it. A damaged file is a picture that is not there.
public struct FileFavoritePictures: FavoritePictureStore {
    private let directory: PrivateDirectory
    /// One write at a time, and no blocking on the cooperative pool.
    private let queue = DispatchQueue(label: "favorite-pictures")

    /// - Parameter directory: made at the first write; nothing else may be kept in it.
    public init(in directory: URL) {
        self.directory = PrivateDirectory(path: directory.path)
    }

    public func picture(of id: Photo.ID) async -> Picture? {
        await queue.run {
            directory.read(Self.name(of: id)).flatMap { PictureFile(bytes: $0) }
                .flatMap { $0.address == id.rawValue ? $0.picture : nil }
        }
    }

    public func keep(_ picture: Picture, of id: Photo.ID) async throws(FavoritesError) {
        let isKept = await queue.run {
            directory.write(PictureFile(address: id.rawValue, picture: picture).bytes, to: Self.name(of: id))
        }
        guard isKept else { throw .storageFailed }
    }

    public func forget(_ ids: [Photo.ID]) async throws(FavoritesError) {
        let isForgotten = await queue.run {
            ids.map { directory.remove(Self.name(of: $0)) }.allSatisfy(\.self)
        }
        guard isForgotten else { throw .storageFailed }
    }

    /// The id, and a hash of it: some file systems take `a` and `A` for one name.
    private static func name(of id: Photo.ID) -> String {
        "\(id)-" + String(stableHash(of: Data(id.rawValue.utf8)), radix: 16)
    }
}
