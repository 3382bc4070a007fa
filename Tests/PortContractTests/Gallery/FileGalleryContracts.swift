import Foundation
import Gallery
import InMemoryAdapters
import JSONFileStorage
import LocalFiles
import PortContracts
import Testing

@Suite(.timeLimit(.minutes(2))) struct `Every cache and library of the gallery, on disk` {
    private static func storage(_ scratch: ScratchDirectory) -> StorageDirectory {
        StorageDirectory(at: scratch.url, time: FixedTime(.distantPast)) { Issue.record("\($0)") }
    }

    @Test(arguments: GalleryCacheContract.behaviors)
    func `a gallery cache in JSON files`(_ promise: Behavior<Void, any GalleryCache<Photo>>) async throws {
        let scratch = ScratchDirectory()
        try await promise.check { JSONFileGalleryCache("photos", in: Self.storage(scratch)) }
    }

    @Test(arguments: CommunityCacheContract.behaviors)
    func `a community cache in JSON files`(_ promise: Behavior<Void, any CommunityCache>) async throws {
        let scratch = ScratchDirectory()
        try await promise.check { JSONFileCommunityCache(in: Self.storage(scratch)) }
    }

    @Test(arguments: PictureLibraryContract.behaviors)
    func `a picture library in files`(_ promise: Behavior<Void, PictureLibraryContract.Subject>) async throws {
        let scratch = ScratchDirectory()
        try await promise.check {
            PictureLibraryContract.Subject(
                FilePictureLibrary(personal: scratch.url.appending(path: "Pictures")),
                folder: .named(path: scratch.url.appending(path: "else/where").path),
                bytes: { path in try Data(contentsOf: URL(filePath: path)) })
        }
    }
}
