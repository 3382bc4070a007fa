import CatalogAdapters
import Foundation
import HTTPTransport
import InMemoryAdapters
import LocalFiles
import PortContracts
import Registration
import SharedKernel
import Testing
import URLSessionTransport

@Suite(.timeLimit(.minutes(3))) struct `Products' pictures` {
    private typealias Contract = ProductPictureSourceContract

    @Test(arguments: ProductPictureSourceContract.behaviors)
    func `over HTTP`(
        _ promise: Behavior<ProductPictureSourceContract.World, ProductPictureSourceContract.Subject>
    ) async throws {
        let hosts = Hosts()
        try await hosts.whileOpen(promise) { world in
            Contract.Subject(
                HTTPProductPictureSource(client: URLSessionClient().following()), at: try await hosts.open(world))
        }
    }

    @Test(arguments: ProductPictureSourceContract.behaviors)
    func `from memory`(
        _ promise: Behavior<ProductPictureSourceContract.World, ProductPictureSourceContract.Subject>
    ) async throws {
        let address = try #require(URL(string: "https://pictures.example/a.jpg"))
        try await promise.check { world in
            let source =
                switch world {
                case .picture(let picture): InMemoryProductPictureSource([address: picture])
                case .page, .tooLarge: InMemoryProductPictureSource(failingWith: .unreadable)
                case .outOfReach, .silent: InMemoryProductPictureSource(failingWith: .offline)
                }
            if case .silent = world { source.gate.close() }
            return Contract.Subject(source, at: address)
        }
    }

    @Test(arguments: ProductPictureCacheContract.behaviors)
    func `kept in memory`(
        _ promise: Behavior<ProductPictureCacheContract.World, any ProductPictureCache>
    ) async throws {
        try await promise.check { InMemoryProductPictureCache(limitInBytes: $0.limitInBytes) }
    }

    @Test(arguments: ProductPictureCacheContract.behaviors)
    func `kept in files`(
        _ promise: Behavior<ProductPictureCacheContract.World, any ProductPictureCache>
    ) async throws {
        let scratch = ScratchDirectory()
        try await promise.check { FileProductPictureCache(in: scratch.url, limitInBytes: $0.limitInBytes) }
    }
}
