import Favorites
import Foundation
import HTTPTransport
import InMemoryAdapters
import PortContracts
import SharedKernel
import SimulatorKit
import Testing
import URLSessionTransport
import UnsplashAdapter
import UnsplashFixtures
import UnsplashSimulator
import WebServer

@Suite(.timeLimit(.minutes(3))) struct `Every port of Unsplash, over its simulator` {
    private let client: any HTTPClient = URLSessionClient().following()
    private let time = FixedTime(Date(timeIntervalSince1970: 1_772_445_600))
    private let hosts = Hosts()

    @Test(arguments: PhotoCatalogContract.behaviors)
    func `a catalog`(_ promise: Behavior<PhotoWorld, any PhotoCatalog>) async throws {
        try await hosts.whileOpen(promise) { try await catalog($0) }
    }

    @Test(arguments: PhotoDetailsSourceContract.behaviors)
    func `a source of details`(_ promise: Behavior<PhotoWorld, any PhotoDetailsSource>) async throws {
        try await hosts.whileOpen(promise) { try await catalog($0) }
    }

    @Test(arguments: DownloadTrackingContract.behaviors)
    func `what tracks downloads`(_ promise: Behavior<Photo, DownloadTrackingContract.Subject>) async throws {
        try await hosts.whileOpen(promise) { photo in
            let unsplash = SimulatedUnsplash(photos: [PhotoRecord(photo)])
            let catalog = try await catalog(unsplash)
            return DownloadTrackingContract.Subject(catalog, photo: try await catalog.photo(photo.id)) {
                unsplash.downloads(of: photo.id.rawValue)
            }
        }
    }

    @Test(arguments: RateLimitSourceContract.behaviors)
    func `a source of rate limits`(_ promise: Behavior<Void, RateLimitSourceContract.Subject>) async throws {
        try await hosts.whileOpen(promise) { _ in
            let catalog = try await catalog(SimulatedUnsplash())
            return RateLimitSourceContract.Subject(catalog) { _ = try await catalog.photosByChance(1) }
        }
    }

    private func catalog(_ world: PhotoWorld) async throws -> UnsplashPhotoCatalog {
        switch world {
        case .photos(let photos): try await catalog(SimulatedUnsplash(photos: photos.map(PhotoRecord.init)))
        case .failing: try await catalog(behaving: UnsplashConduct(api: [.status(500)]))
        case .nonsense: try await catalog(behaving: UnsplashConduct(rows: [.nonsense]))
        case .refusing: try await catalog(behaving: UnsplashConduct(access: .refused))
        case .usedUp: try await catalog(behaving: UnsplashConduct(access: .usedUp))
        case .silent: try await catalog(behaving: UnsplashConduct(api: [.silent]))
        case .outOfReach: catalog(at: Hosts.nowhere, key: "key")
        }
    }

    private func catalog(_ unsplash: SimulatedUnsplash) async throws -> UnsplashPhotoCatalog {
        let address = try await hosts.open(Server { await unsplash.respond(to: $0) })
        return catalog(at: address, key: unsplash.accessKey)
    }

    private func catalog(behaving conduct: UnsplashConduct) async throws -> UnsplashPhotoCatalog {
        try await catalog(SimulatedUnsplash(conduct: conduct))
    }

    private func catalog(at address: URL, key: String) -> UnsplashPhotoCatalog {
        UnsplashPhotoCatalog(
            client: client, address: address,
            access: UnsplashAccess(key: key, setting: "VITRINE_KEY", application: "vitrine"), time: time)
    }
}

extension PhotoRecord {
    fileprivate init(_ photo: Photo) {
        let details = photo.details
        self.init(
            id: photo.id.rawValue, slug: nil, createdAt: Int(photo.createdAt?.timeIntervalSince1970 ?? 1_700_000_000),
            width: photo.size?.width ?? 300, height: photo.size?.height ?? 200, color: photo.color?.rawValue,
            blurHash: photo.blurHash?.rawValue, description: photo.description, altText: photo.altText,
            author: Author(username: "ada", name: photo.author.name),
            place: details?.location.map { location in
                Place(
                    name: location.name, city: nil, country: nil, latitude: location.position.map { "\($0.latitude)" },
                    longitude: location.position.map { "\($0.longitude)" })
            }, downloads: details?.downloads ?? 0, likes: 0, words: [], picture: Picture.all[0])
    }
}
