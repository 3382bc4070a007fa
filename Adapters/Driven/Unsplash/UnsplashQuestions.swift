import Favorites
import HTTPTransport
import SharedKernel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// How the API is asked, whatever for.
struct UnsplashQuestions: Sendable {
    let access: UnsplashAccess
    let limits: RateLimitMemory
    private let client: any HTTPClient
    private let address: URL
    private let time: any TimeSource

    init(client: any HTTPClient, address: URL, access: UnsplashAccess, time: any TimeSource) {
        self.client = client
        self.address = address
        self.access = access
        self.time = time
        limits = RateLimitMemory(time: time)
    }

    /// The answer, where its status is a good one.
    func ask(
        _ path: String, _ items: [(name: String, value: String)] = [], headers: HTTPHeaders = [:]
    ) async throws(FavoritesError) -> HTTPResponse {
        var headers = headers
        headers["Authorization"] = try access.authorization
        headers["Accept-Version"] = "v1"
        headers["Accept"] = "application/json"
        let answer: HTTPResponse
        do throws(HTTPFailure) {
            answer = try await client.send(
                HTTPRequest(.get, url(path, items), headers: headers, maximumBodySizeInBytes: 8 << 20))
        } catch {
            throw FavoritesError(error)
        }
        limits.note(answer)
        guard (200..<300).contains(answer.status) else { throw refusal(answer) }
        return answer
    }

    private func url(_ path: String, _ items: [(name: String, value: String)]) -> URL {
        let url = address.appending(path: path)
        guard !items.isEmpty, var components = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
            return url
        }
        components.queryItems = items.map { URLQueryItem(name: $0.name, value: $0.value) }
        // A plus stands as it is in a query (RFC 3986 §3.4), and servers read it as a space.
        components.percentEncodedQuery = components.percentEncodedQuery?.replacing("+", with: "%2B")
        return components.url ?? url
    }

    /// What an answer that came whole and says no means to a person.
    private func refusal(_ answer: HTTPResponse) -> FavoritesError {
        let keyRefused = access.advice.map(FavoritesError.keyRefused) ?? .serviceFailed
        return switch answer.status {
        case 401: keyRefused
        // The limit is told in plain text, recorded without any Content-Type. A 403 in JSON, with calls left, is about
        // what the key may do.
        case 403 where answer.saysThatTheLimitIsReached: .tryLater(after: untilTheHourIsFull)
        case 403: keyRefused
        // 400: "id is invalid". 410: a search that was judged to be spam; it finds nothing, here or later.
        case 400, 404, 410: .notFound
        case 429: .tryLater(after: answer.retryAfter(now: time.now) ?? untilTheHourIsFull)
        case 503: answer.retryAfter(now: time.now).map(FavoritesError.tryLater) ?? .serviceFailed
        default: .serviceFailed
        }
    }

    /// The limit is one of an hour, and no header tells when it begins anew.
    private var untilTheHourIsFull: Duration {
        let second = Int(time.now.timeIntervalSince1970.rounded(.down)) % 3600
        return .seconds(3600 - second)
    }
}

extension HTTPResponse {
    /// What the body holds.
    func decoded<Body: Decodable>(_ type: Body.Type) throws(FavoritesError) -> Body {
        do { return try JSONDecoder().decode(type, from: body) } catch { throw .serviceFailed }
    }

    fileprivate var saysThatTheLimitIsReached: Bool {
        headers["X-Ratelimit-Remaining"].flatMap { Int($0) } == 0
            || String(decoding: body.prefix(200), as: UTF8.self).lowercased().contains("rate limit exceeded")
    }
}

extension FavoritesError {
    /// Everything that the transport can say, in the domain's words.
    init(_ failure: HTTPFailure) {
        self =
            switch failure {
            case .cancelled: .cancelled
            // A service that does not answer in time, or an address that cannot be asked, is out of reach.
            case .offline, .timedOut, .badRequest: .offline
            // It was reached, and failed.
            case .malformed, .tooLarge, .badRedirect: .serviceFailed
            }
    }
}
