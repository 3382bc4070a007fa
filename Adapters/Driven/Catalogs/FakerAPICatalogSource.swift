public import HTTPTransport
public import Registration
public import SharedKernel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Books from FakerAPI: `GET /api/v1/books`, in both of its envelopes (with and without `locale` and `seed`).
///
/// Without a seed every answer has other books under the same numbers, so one seed is always asked for, and a book goes
/// by its ISBN. A number in a row is only its position.
public struct FakerAPICatalogSource: CatalogSource {
    private let client: any HTTPClient
    private let address: URL
    private let quantity: Int

    /// - Parameters:
    ///   - address: the service's, without a path: `https://fakerapi.it`.
    ///   - quantity: how many books to ask for, up to 1,000.
    public init(client: any HTTPClient, address: URL, quantity: Int = 50) {
        self.client = client
        self.address = address
        self.quantity = quantity
    }

    public func list() async throws(CatalogError) -> Loaded<CatalogList> {
        let books = address.appending(path: "api/v1/books").appending(queryItems: [
            URLQueryItem(name: "_quantity", value: "\(quantity)"), URLQueryItem(name: "_seed", value: "2026"),
        ])
        guard let rows = try await client.catalog(at: books)["data"]?.list else { throw .unreadable }
        let read = CatalogRows(rows) { row, position in Book(row, at: position).map(CatalogItem.book) }
        return Loaded(try read.list(), freshness: .live)
    }
}

extension Book {
    fileprivate init?(_ row: Wire, at position: Int) {
        guard let title = row["title"]?.text else { return nil }
        let isbn = row["isbn"]?.text.flatMap { $0.count == 13 && $0.allSatisfy(\.isNumber) ? $0 : nil }
        self.init(
            id: isbn ?? "row-\(position)", title: title, author: row["author"]?.text ?? "",
            summary: row["description"]?.text ?? "", genre: row["genre"]?.text, publisher: row["publisher"]?.text,
            published: row["published"]?.text.flatMap { CalendarDay($0) }, isbn: isbn, image: row["image"]?.link)
    }
}
