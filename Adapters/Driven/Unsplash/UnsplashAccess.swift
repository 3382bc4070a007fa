import Favorites

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What Unsplash wants to know of an application: its access key, and the name that links back to it carry.
public struct UnsplashAccess: Hashable, Sendable {
    /// Without the white space that pasting brings along; `nil` where none is set.
    let key: String?
    let setting: String
    let application: String

    /// - Parameters:
    ///   - setting: what the key is called in the application's settings, for whoever has to set it.
    ///   - application: as it is registered at Unsplash, for the links that its rules ask for.
    public init(key: String?, setting: String, application: String) {
        let trimmed = key?.filter { !$0.isWhitespace } ?? ""
        self.key = trimmed.isEmpty ? nil : trimmed
        self.setting = setting
        self.application = application
    }

    /// Where a person gets a key.
    var advice: FavoritesError.KeyAdvice? {
        URL(string: "https://unsplash.com/oauth/applications").map { .init(page: $0, setting: setting) }
    }

    /// The service's first page, with what the guidelines ask links to it to carry ("Attribution").
    public var home: URL? { URL(string: "https://unsplash.com/")?.linked(from: application) }

    /// The field that names the application; never an item of the query, which ends up in logs and caches.
    var authorization: String {
        get throws(FavoritesError) {
            guard let key else { throw advice.map(FavoritesError.keyMissing) ?? .serviceFailed }
            // Whatever is not of a key's alphabet was pasted from elsewhere, and must not reach a header.
            guard key.utf8.allSatisfy({ $0.isOfAKey }) else {
                throw advice.map(FavoritesError.keyRefused) ?? .serviceFailed
            }
            return "Client-ID \(key)"
        }
    }
}

extension UInt8 {
    fileprivate var isOfAKey: Bool {
        switch UnicodeScalar(self) {
        case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
        default: false
        }
    }
}
