public import HTTPTransport
public import Registration
public import SharedKernel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Products from the Fake Store: `GET /products`, a bare list, without a key or pages.
///
/// It names no currency; everybody shows dollars. Titles end in spaces, ratings were missing before 2021, and while it
/// is down it answers with empty bodies or its proxy's pages.
public struct FakeStoreCatalogSource: CatalogSource {
    private let client: any HTTPClient
    private let address: URL

    /// - Parameter address: the service's, without a path: `https://fakestoreapi.com`.
    public init(client: any HTTPClient, address: URL) {
        self.client = client
        self.address = address
    }

    public func list() async throws(CatalogError) -> Loaded<CatalogList> {
        guard let rows = try await client.catalog(at: address.appending(path: "products")).list else {
            throw .unreadable
        }
        let read = CatalogRows(rows) { row, _ in Product(row).map(CatalogItem.product) }
        return Loaded(try read.list(), freshness: .live)
    }
}

extension Product {
    fileprivate init?(_ row: Wire) {
        guard let id = row["id"]?.text, let title = row["title"]?.text else { return nil }
        self.init(
            id: id, title: title, price: row["price"]?.number.flatMap { Price($0, .dollar) },
            summary: row["description"]?.text ?? "", category: row["category"]?.text, image: row["image"]?.link,
            rating: row["rating"].flatMap(Rating.init))
    }
}

extension Product.Rating {
    fileprivate init?(_ row: Wire) {
        guard let average = row["rate"]?.number, let count = row["count"]?.number.flatMap({ Int($0.description) })
        else { return nil }
        self.init(average: average, count: count)
    }
}
