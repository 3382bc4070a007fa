import Favorites
import Foundation
import HTTPTransport
import InMemoryAdapters
import UnsplashAdapter

/// A catalog over canned answers, and the moment at which it is asked: twenty minutes past the hour.
struct Asked {
    let client: CannedHTTPClient
    let time = FixedTime(Date(timeIntervalSince1970: 1_772_446_800))
    let catalog: UnsplashPhotoCatalog

    init(_ answer: CannedAnswer, key: String? = "the-key_1") {
        client = CannedHTTPClient(answer)
        catalog = UnsplashPhotoCatalog(
            client: client, address: URL(string: "https://api.example")!,
            access: UnsplashAccess(key: key, setting: "VITRINE_KEY", application: "vitrine"), time: time)
    }

    /// What a question came to; `nil` where it was answered.
    func failure(_ ask: (UnsplashPhotoCatalog) async throws -> Void) async -> FavoritesError? {
        do {
            try await ask(catalog)
            return nil
        } catch {
            return error as? FavoritesError
        }
    }

    /// The query of the only question.
    var query: [String: String] {
        let items = client.requests.first.flatMap {
            URLComponents(url: $0.url, resolvingAgainstBaseURL: true)?.queryItems
        }
        return Dictionary((items ?? []).map { ($0.name, $0.value ?? "") }) { $1 }
    }
}

extension FavoritesError.KeyAdvice {
    static let expected = Self(page: URL(string: "https://unsplash.com/oauth/applications")!, setting: "VITRINE_KEY")
}
