import Favorites
import SharedKernel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Photo {
    /// - Parameter isFavorite: `nil` where it was not looked up.
    func json(isFavorite: Bool? = nil) -> JSONValue {
        var members: [JSONValue.Member] = [
            .init("id", .string(id.rawValue)), .init("summary", JSONValue(description ?? altText)),
            .init("author", JSONValue(author.name)), .init("createdAt", JSONValue(createdAt)),
            .init("location", JSONValue(details?.location?.name)),
            .init("downloads", details?.downloads.map(JSONValue.number) ?? .null),
            .init("width", size.map { .number($0.width) } ?? .null),
            .init("height", size.map { .number($0.height) } ?? .null),
            .init("thumbnailURL", JSONValue(picture.url(width: 200)?.absoluteString)),
            .init("imageURL", JSONValue(picture.url(width: 1080)?.absoluteString)),
            .init("publicURL", JSONValue(page?.absoluteString)),
        ]
        if let isFavorite { members.append(.init("favorite", .bool(isFavorite))) }
        return .object(members)
    }

    /// One line of a list: its id, whose it is, and what is to be seen.
    func line() -> String {
        "\(id)\t\((author.name ?? "-").onOneLine)\t\((altText ?? description ?? "").onOneLine)\n"
    }
}
