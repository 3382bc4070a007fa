import Foundation
import InMemoryAdapters
import Registration
import SharedKernel
import TestTraits
import Testing

@Suite(.timeLimit(.minutes(2))) struct `A product's picture` {
    private static let address = URL(string: "https://pictures.example/satchel.jpg")!
    private let picture = Picture(data: Data([0xFF, 0xD8, 0xFF]), mediaType: "image/jpeg")
    private let source: InMemoryPictureSource<CatalogError>
    private let cache = InMemoryPictureCache<CatalogError>()
    private let show: ShowProductPicture

    init() {
        source = InMemoryPictureSource([Self.address: picture])
        let products = CatalogList([
            .product(Product(id: "1", title: "Satchel", price: nil, image: Self.address)),
            .product(Product(id: "2", title: "Ring", price: nil)),
        ])
        let nothing = InMemoryCatalogSource()
        show = ShowProductPicture(
            list: ListCatalog(
                sources: CatalogSources(products: nothing, books: nothing, contests: nothing),
                cache: InMemoryCatalogCache([.products: SavedCatalog(products, savedAt: .noon)])),
            source: source, cache: cache)
    }

    @Test(.requirement("RG-23")) func `is asked for once, at the address that the list names, and then kept`()
        async throws
    {
        #expect(try await show("1") == picture)
        source.fail(with: .offline)
        #expect(try await show("1") == picture)
        #expect(source.calls == 1)
    }

    @Test func `is none where the list names none, and nobody is asked then`() async throws {
        #expect(try await show("2") == nil)
        #expect(try await show("9") == nil)
        #expect(source.calls == 0)
    }

    @Test func `is shown though it cannot be kept, and fails as its source does`() async throws {
        cache.failWrites(with: .storageFailed)
        #expect(try await show("1") == picture)
        source.fail(with: .offline)
        await #expect(throws: CatalogError.offline) { try await show("1") }
    }
}
