import Registration

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension CatalogItem {
    var json: JSONValue {
        switch self {
        case .product(let product): product.json
        case .book(let book): book.json
        case .contest(let contest): contest.json
        }
    }
}

extension Product {
    fileprivate var json: JSONValue {
        [
            "id": .string(id), "title": .string(title), "price": price.map { .decimal("\($0.amount)") } ?? .null,
            "currency": JSONValue(price?.currency.rawValue), "summary": .string(summary),
            "category": JSONValue(category), "rating": rating.map { .decimal("\($0.average)") } ?? .null,
            "imageURL": JSONValue(image?.absoluteString),
        ]
    }
}

extension Book {
    fileprivate var json: JSONValue {
        [
            "id": .string(id), "title": .string(title), "author": .string(author), "summary": .string(summary),
            "genre": JSONValue(genre), "publisher": JSONValue(publisher),
            "publishedOn": JSONValue(published?.description), "isbn": JSONValue(isbn),
        ]
    }
}

extension Contest {
    fileprivate var json: JSONValue {
        [
            "id": .string(id), "title": .string(name), "site": .string(site), "startsAt": JSONValue(span.startsAt),
            "endsAt": JSONValue(span.endsAt),
            "durationSeconds": span.duration.map { .number(Int($0.components.seconds)) } ?? .null,
            "publicURL": JSONValue(link?.absoluteString),
        ]
    }
}
