import Foundation
import HTTPTransport
import Registration
import SharedKernel
import TestTraits
import Testing

/// What clients of the three services recorded. It is not part of this project, so it is looked for beside it.
struct RecordedCatalog: Decodable, CustomTestStringConvertible {
    let id: String
    let file: String
    let status: Int
    let headers: [String: String]

    var testDescription: String { id }

    static let folder = URL(filePath: #filePath).appending(path: "../../../../shared/recorded/catalogs").standardized

    /// Empty where the folder is absent.
    static let all =
        (try? Data(contentsOf: folder.appending(path: "index.json")))
        .flatMap { try? JSONDecoder().decode([RecordedCatalog].self, from: $0) } ?? []

    var kind: CatalogKind {
        id.hasPrefix("kontests") ? .contests : id.hasPrefix("fakerapi") ? .books : .products
    }

    /// What the source makes of it; the error where it makes nothing of it.
    func outcome() async throws -> Result<CatalogList, CatalogError> {
        let client = CannedHTTPClient(
            .answer(
                status: status, headers: HTTPHeaders(headers.map { .init($0.key, $0.value) }),
                body: try Data(contentsOf: Self.folder.appending(path: file))))
        let source = source(kind, client)
        do throws(CatalogError) { return .success(try await source.list().value) } catch { return .failure(error) }
    }
}

@Suite(.enabled(if: !RecordedCatalog.all.isEmpty, "the recorded answers of the catalogs are not beside the project"))
struct `A recorded answer of a catalog's service` {
    @Test(.requirement("RG-20", "RG-21", "RG-22"), arguments: RecordedCatalog.all)
    func `is read without a loss, or refused for what it is`(_ recorded: RecordedCatalog) async throws {
        let counts = [
            "fakestore-products": 20, "fakestore-products-2021-no-rating": 20, "fakestore-products-limit5": 5,
            "fakerapi-books-2022": 15, "kontests-all-2023-08": 5, "kontests-empty": 0,
        ]
        let refusals = [
            "fakestore-product-1": CatalogError.unreadable, "fakestore-product-missing": .unreadable,
            "fakestore-product-missing-empty": .unreadable, "fakerapi-404": .sourceFailed,
            "kontests-sites": .unreadable,
        ]
        switch try await recorded.outcome() {
        case .success(let list):
            #expect(list.items.count == counts[recorded.id] && list.skipped == 0)
            for item in list.items { #expect(isWhole(item, in: recorded)) }
        case .failure(let error):
            #expect(error == refusals[recorded.id])
        }
    }

    private func isWhole(_ item: CatalogItem, in recorded: RecordedCatalog) -> Bool {
        guard !item.title.isEmpty, item.title.first?.isWhitespace == false, item.title.last?.isWhitespace == false
        else { return false }
        return switch item {
        case .product(let product):
            product.price != nil && product.image != nil && product.category != nil && !product.summary.isEmpty
                && (product.rating == nil) == recorded.id.contains("no-rating")
        case .book(let book): !book.author.isEmpty && book.isbn?.count == 13 && book.published != nil
        case .contest(let contest):
            contest.span.startsAt != nil && contest.span.endsAt != nil && contest.span.duration != nil
                && contest.link != nil && !contest.site.isEmpty
        }
    }
}
