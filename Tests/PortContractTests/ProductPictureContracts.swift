import CatalogAdapters
import Foundation
import HTTPTransport
import InMemoryAdapters
import LocalFiles
import PortContracts
import Registration
import SharedKernel
import Testing

@Suite(.timeLimit(.minutes(2))) struct `Products' pictures` {
    private let address = URL(string: "https://pictures.example/a.jpg")!

    @Test(arguments: ProductPictureSourceContract.behaviors)
    func `from memory`(
        _ promise: Behavior<ProductPictureSourceContract.World, ProductPictureSourceContract.Subject>
    ) async throws {
        try await promise.check { world in
            let source =
                switch world {
                case .picture(let picture): InMemoryProductPictureSource([address: picture])
                case .page: InMemoryProductPictureSource(failingWith: .unreadable)
                case .outOfReach, .silent: InMemoryProductPictureSource(failingWith: .offline)
                }
            if case .silent = world { source.gate.close() }
            return ProductPictureSourceContract.Subject(source, at: address)
        }
    }

    @Test(arguments: ProductPictureSourceContract.behaviors)
    func `over HTTP`(
        _ promise: Behavior<ProductPictureSourceContract.World, ProductPictureSourceContract.Subject>
    ) async throws {
        try await promise.check { world in
            let answer: CannedAnswer =
                switch world {
                case .picture(let picture):
                    .answer(status: 200, headers: ["Content-Type": picture.mediaType], body: picture.data)
                case .page: .status(200, headers: ["Content-Type": "image/jpeg"], body: "<!doctype html>")
                case .outOfReach: .failure(.offline(detail: "no such host"))
                case .silent: .held(until: HTTPTransport.Gate(), then: .status(200))
                }
            let source = HTTPProductPictureSource(client: CannedHTTPClient(answer))
            return ProductPictureSourceContract.Subject(source, at: address)
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
