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

    @Test(arguments: PhotoCatalogContract.behaviors)
    func `a catalog`(_ promise: Behavior<PhotoWorld, any PhotoCatalog>) async throws {
        try await check(promise) { try await $0.catalog($1) }
    }

    @Test(arguments: PhotoDetailsSourceContract.behaviors)
    func `a source of details`(_ promise: Behavior<PhotoWorld, any PhotoDetailsSource>) async throws {
        try await check(promise) { try await $0.catalog($1) }
    }

    @Test(arguments: DownloadTrackingContract.behaviors)
    func `what tracks downloads`(_ promise: Behavior<Photo, DownloadTrackingContract.Subject>) async throws {
        try await check(promise) { services, photo in
            let unsplash = SimulatedUnsplash(photos: [PhotoRecord(photo)])
            let catalog = try await services.catalog(unsplash)
            return DownloadTrackingContract.Subject(catalog, photo: try await catalog.photo(photo.id)) {
                unsplash.downloads(of: photo.id.rawValue)
            }
        }
    }

    @Test(arguments: RateLimitSourceContract.behaviors)
    func `a source of rate limits`(_ promise: Behavior<Void, RateLimitSourceContract.Subject>) async throws {
        try await check(promise) { services, _ in
            let catalog = try await services.catalog(SimulatedUnsplash())
            return RateLimitSourceContract.Subject(catalog) { _ = try await catalog.photosByChance(1) }
        }
    }

    @Test(arguments: PhotoPictureSourceContract.behaviors)
    func `a source of pictures`(
        _ promise: Behavior<PhotoPictureSourceContract.World, PhotoPictureSourceContract.Subject>
    ) async throws {
        try await check(promise) { services, world in
            PhotoPictureSourceContract.Subject(
                UnsplashPictureSource(client: client), at: try await services.host(of: world))
        }
    }

    private func check<World, Port>(
        _ promise: Behavior<World, Port>, _ given: @escaping @Sendable (Services, World) async throws -> Port
    ) async throws {
        let services = Services(client: client, time: time)
        let broken: (any Error)?
        do {
            try await promise.check { try await given(services, $0) }
            broken = nil
        } catch {
            broken = error
        }
        await services.stop()
        if let broken { throw broken }
    }
}

/// Services that are there while a promise is checked.
private actor Services {
    private let client: any HTTPClient
    private let time: FixedTime
    private var running: [RunningServer] = []

    init(client: any HTTPClient, time: FixedTime) {
        self.client = client
        self.time = time
    }

    func catalog(_ world: PhotoWorld) async throws -> UnsplashPhotoCatalog {
        switch world {
        case .photos(let photos): try await catalog(SimulatedUnsplash(photos: photos.map(PhotoRecord.init)))
        case .failing: try await catalog(behaving: UnsplashConduct(api: [.status(500)]))
        case .nonsense: try await catalog(behaving: UnsplashConduct(rows: [.nonsense]))
        case .refusing: try await catalog(behaving: UnsplashConduct(access: .refused))
        case .usedUp: try await catalog(behaving: UnsplashConduct(access: .usedUp))
        case .silent: try await catalog(behaving: UnsplashConduct(api: [.silent]))
        case .outOfReach: catalog(at: Self.nowhere, key: "key")
        }
    }

    func catalog(_ unsplash: SimulatedUnsplash) async throws -> UnsplashPhotoCatalog {
        let address = try await open { await unsplash.respond(to: $0) }
        return catalog(at: address, key: unsplash.accessKey)
    }

    func host(of world: PhotoPictureSourceContract.World) async throws -> URL {
        let response: Response
        switch world {
        case .picture(let picture):
            response = Response(headers: ["Content-Type": picture.mediaType], body: .data(picture.data))
        case .page: response = .text(.ok, "<!DOCTYPE html>", type: "text/html")
        case .tooLarge: response = Response(body: .data([0xFF, 0xD8, 0xFF] + Data(count: 8 << 20)))
        case .outOfReach: return Self.nowhere
        case .silent:
            return try await open { _ in
                // Ends when the client leaves.
                try? await Task.sleep(for: .seconds(86_400))
                return Response(body: .reset)
            }
        }
        return try await open { _ in response }
    }

    func stop() async {
        for server in running { await server.stop(within: .zero) }
    }

    /// Nothing listens there.
    private static let nowhere = URL(string: "http://127.0.0.1:1/")!

    private func open(_ answer: @escaping @Sendable (Request) async -> Response) async throws -> URL {
        let server = try await Server { await answer($0) }.start()
        running.append(server)
        return server.address.url
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
