import CatalogAdapters
import Foundation
import HTTPTransport
import InMemoryAdapters
import Registration
import SharedKernel

extension URL {
    static let shop = URL(string: "https://catalog.example")!
}

/// The source of a list, over a client of a test's own.
func source(_ kind: CatalogKind, _ client: any HTTPClient, clock: SkippingClock = SkippingClock()) -> any CatalogSource
{
    switch kind {
    case .products: FakeStoreCatalogSource(client: client, address: .shop)
    case .books: FakerAPICatalogSource(client: client, address: .shop)
    case .contests: KontestsCatalogSource(client: client, address: .shop, clock: clock)
    }
}

/// What a source makes of one body, which it gets however often it asks.
func list(_ kind: CatalogKind, in body: String, status: Int = 200) async throws -> CatalogList {
    try await source(kind, CannedHTTPClient(.status(status, body: body))).list().value
}

func products(_ rows: String) async throws -> [Product] {
    try await list(.products, in: "[\(rows)]").items.compactMap { if case .product(let one) = $0 { one } else { nil } }
}

func books(_ rows: String) async throws -> [Book] {
    try await list(.books, in: #"{"status":"OK","code":200,"total":1,"data":[\#(rows)]}"#).items.compactMap {
        if case .book(let one) = $0 { one } else { nil }
    }
}

func contests(_ rows: String) async throws -> [Contest] {
    try await list(.contests, in: "[\(rows)]").items.compactMap { if case .contest(let one) = $0 { one } else { nil } }
}
