import CatalogAdapters
import Favorites
import Foundation
import Gallery
import HTTPTransport
import InMemoryAdapters
import LocalFiles
import PortContracts
import Registration
import SharedKernel
import Testing
import URLSessionTransport
import UnsplashAdapter
import VKAdapter
import VideoCatalog
import VideoFeedAdapter

@Suite(.timeLimit(.minutes(5))) struct `Every source of pictures` {
    typealias Contract = PictureSourceContract
    typealias Promise<Failure: PictureError> = Behavior<PictureWorld, Contract<Failure>.Subject>
    private let client: any HTTPClient = URLSessionClient().following()

    @Test(arguments: Contract<GalleryError>.behaviors)
    func `VK's hosts`(_ promise: Promise<GalleryError>) async throws {
        try await check(promise, on: VKPictureSource(client: client), limitInBytes: 64 << 20)
    }

    @Test(arguments: Contract<FavoritesError>.behaviors)
    func `Unsplash's host`(_ promise: Promise<FavoritesError>) async throws {
        try await check(promise, on: UnsplashPictureSource(client: client))
    }

    @Test(arguments: Contract<CatalogError>.behaviors)
    func `the hosts of products`(_ promise: Promise<CatalogError>) async throws {
        try await check(promise, on: HTTPProductPictureSource(client: client))
    }

    @Test(arguments: Contract<VideoCatalogError>.behaviors)
    func `the hosts of thumbnails`(_ promise: Promise<VideoCatalogError>) async throws {
        try await check(promise, on: HTTPThumbnailSource(client: client))
    }

    @Test(arguments: Contract<GalleryError>.behaviors)
    func `in memory`(_ promise: Promise<GalleryError>) async throws {
        let address = try #require(URL(string: "https://pictures.example/a.jpg"))
        try await promise.check { world in
            let source = InMemoryPictureSource<GalleryError>()
            switch world {
            case .picture(let picture): source.answer(.success(picture), at: address)
            case .page, .tooLarge: source.fail(with: .unfitPicture)
            case .gone: break
            case .outOfReach: source.fail(with: .offline)
            case .silent: source.gate.close()
            }
            return Contract.Subject(source, at: address)
        }
    }

    private func check<Failure>(
        _ promise: Promise<Failure>, on source: some PictureSource<Failure>, limitInBytes: Int = 8 << 20
    ) async throws {
        let hosts = Hosts()
        try await hosts.whileOpen(promise) { world in
            Contract.Subject(source, at: try await hosts.open(world, limitInBytes: limitInBytes))
        }
    }
}

@Suite(.timeLimit(.minutes(2))) struct `Every cache of pictures` {
    typealias Contract = PictureCacheContract<GalleryError>
    typealias Promise = Behavior<PictureRoom, any PictureCache<GalleryError>>

    @Test(arguments: Contract.behaviors)
    func `in memory`(_ promise: Promise) async throws {
        try await promise.check { InMemoryPictureCache(limitInBytes: $0.limitInBytes) }
    }

    @Test(arguments: Contract.behaviors)
    func `in files`(_ promise: Promise) async throws {
        let scratch = ScratchDirectory()
        try await promise.check { FilePictureCache(in: scratch.url, limitInBytes: $0.limitInBytes) }
    }
}
