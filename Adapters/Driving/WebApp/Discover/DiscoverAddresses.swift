import Favorites
import SharedKernel
import WebServer

// Where photos by others stand in Vitrine.

/// Its first page.
let discoverPath = "/unsplash"

extension Photo.ID {
    var discoveredPath: String { "\(discoverPath)/\(rawValue)" }

    /// - Parameter width: in pixels; what comes is at least as wide where there is so much.
    func picturePath(width: Int) -> String { "\(discoveredPath)/picture?width=\(width)" }
}

extension DiscoverWish {
    /// What an address says of it.
    ///
    /// - Parameter others: further parts of the query.
    func address(below path: String = discoverPath, _ others: String...) -> String {
        let parts =
            [
                query.map { "query=\($0.text.asQueryValue)" }, cursor.map { "after=\($0.rawValue.asQueryValue)" },
            ].compactMap(\.self) + others
        return parts.isEmpty ? path : path + "?" + parts.joined(separator: "&")
    }
}

extension String {
    /// Percent-encoded, but for the characters that mean themselves everywhere (RFC 3986 §2.3).
    fileprivate var asQueryValue: String {
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        for byte in utf8 {
            switch UnicodeScalar(byte) {
            case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "~": bytes.append(byte)
            default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension Visit {
    /// Whether the photo was reached from the favorites.
    var isFromFavorites: Bool { request.queryValue("from") == "favorites" }

    /// Where whoever looks at a photo came from.
    var wayBackFromPhoto: (path: String, title: String) {
        guard !isFromFavorites else { return (favoritesPath, say(.favorites)) }
        // A query that is no good leads to the first page.
        let query = (try? SearchQuery(request.queryValue("query") ?? "")) ?? nil
        return (DiscoverWish(query: query, cursor: nil).address(), say(.discover))
    }

    /// The photo by others that the address names.
    var discoveredID: Photo.ID? { Photo.ID(rawValue: parameters["id"] ?? "") }

    /// What the address looks for.
    ///
    /// - Throws: ``FavoritesError/queryTooLong(limit:)``.
    func discoverWish() throws(FavoritesError) -> DiscoverWish {
        let after = request.queryValue("after").flatMap { $0.isEmpty ? nil : Page<Photo>.Cursor(rawValue: $0) }
        let query = try SearchQuery(request.queryValue("query") ?? "")
        return DiscoverWish(query: query, cursor: query == nil ? nil : after)
    }

    /// Whether the person asked for the page anew: browsers then send a Cache-Control of their own.
    var isReload: Bool {
        let control = request.headers["Cache-Control"]?.lowercased() ?? ""
        return control.contains("max-age=0") || control.contains("no-cache")
    }
}
