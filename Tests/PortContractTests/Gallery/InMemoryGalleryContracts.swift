import Foundation
import Gallery
import InMemoryAdapters
import PortContracts
import SharedKernel
import Testing

@Suite(.timeLimit(.minutes(2))) struct `Every port of the gallery, in memory` {
    private let community = Community.ID(rawValue: "club1")

    @Test(arguments: PhotoSourceContract.behaviors)
    func `a photo source`(
        _ promise: Behavior<PhotoSourceContract.World, PhotoSourceContract.Subject>
    ) async throws {
        try await promise.check { world in
            let source = InMemoryPhotoSource(world.items, of: community)
            return PhotoSourceContract.Subject(source, over: source, of: community, in: world)
        }
    }

    @Test(arguments: VideoSourceContract.behaviors)
    func `a video source`(
        _ promise: Behavior<VideoSourceContract.World, VideoSourceContract.Subject>
    ) async throws {
        try await promise.check { world in
            let source = InMemoryVideoSource(world.items, of: community)
            return VideoSourceContract.Subject(source, over: source, of: community, in: world)
        }
    }

    @Test(arguments: CommunitySourceContract.behaviors)
    func `a community source`(_ promise: Behavior<CommunitySourceContract.World, any CommunitySource>) async throws {
        try await promise.check { world in
            if case .community(let community, let reference) = world {
                return InMemoryCommunitySource([reference: community])
            }
            let source = InMemoryCommunitySource([:])
            switch world {
            case .outOfReach: source.fail(with: .offline)
            case .failing: source.fail(with: .serviceFailed)
            default: source.gate.close()
            }
            return source
        }
    }

    @Test(arguments: CommunityCacheContract.behaviors)
    func `a community cache`(_ promise: Behavior<Void, any CommunityCache>) async throws {
        try await promise.check { InMemoryCommunityCache() }
    }

    @Test(arguments: GalleryCacheContract.behaviors)
    func `a gallery cache`(_ promise: Behavior<Void, any GalleryCache<Photo>>) async throws {
        try await promise.check { InMemoryGalleryCache() }
    }

    @Test(arguments: PictureLibraryContract.behaviors)
    func `a picture library`(_ promise: Behavior<Void, PictureLibraryContract.Subject>) async throws {
        try await promise.check {
            let library = InMemoryPictureLibrary()
            return PictureLibraryContract.Subject(library, folder: .named(path: "/elsewhere")) { path in
                library.files.first { $0.path == path }?.picture.data
            }
        }
    }
}

extension GallerySubject where Item: Hashable & Identifiable, Item.ID: Sendable {
    /// - Parameters:
    ///   - port: what `fake` is asked as.
    ///   - world: what `fake` begins with, and how it answers.
    fileprivate init(
        _ port: Source, over fake: InMemoryGallerySource<Item>, of community: Community.ID, in world: GalleryWorld<Item>
    ) {
        switch world {
        case .items: break
        case .outOfReach: fake.fail(with: .offline)
        case .failing: fake.fail(with: .serviceFailed)
        case .silent: fake.gate.close()
        }
        self.init(port, of: community, add: { fake.add($0) }, remove: { fake.remove($0.id) })
    }
}

extension GalleryWorld {
    fileprivate var items: [Item] { if case .items(let items) = self { items } else { [] } }
}
