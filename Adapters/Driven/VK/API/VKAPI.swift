public import Auth
import Gallery
public import HTTPTransport

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// VK's API, version 5.199: `GET {api}/method/NAME`, with the token in a header, so that it stands in no address.
///
/// VK allows three calls a second for a token: give it a client that is limited so. A call that VK's own faults or
/// haste kept from being answered is made again, twice at most.
public struct VKAPI: Sendable {
    private let client: any HTTPClient
    private let address: URL
    private let tokens: any AccessTokenSource
    private let clock: any Clock<Duration>
    private let random: @Sendable () -> Double
    private let tell: @Sendable (String) -> Void

    /// - Parameters:
    ///   - address: `https://api.vk.com`, or what stands in its place.
    ///   - tokens: of a person, or VK's service token, which opens photos only.
    ///   - random: chance, in 0..<1, for the pauses between attempts.
    ///   - tell: is given a line for a log about each refusal, without secrets.
    public init(
        client: any HTTPClient, address: URL, tokens: any AccessTokenSource,
        clock: any Clock<Duration> = ContinuousClock(),
        random: @escaping @Sendable () -> Double = { .random(in: 0..<1) },
        tell: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.client = client
        self.address = address
        self.tokens = tokens
        self.clock = clock
        self.random = random
        self.tell = tell
    }

    /// - Returns: what the method answered, or why VK refused it, where neither another token nor another attempt
    ///   helped.
    /// - Throws: what kept it from being answered at all.
    func call<Response: Decodable & Sendable>(
        _ method: String, _ parameters: KeyValuePairs<String, String>, as: Response.Type
    ) async throws(GalleryError) -> Result<Response, VKRefusal> {
        let request = try request(method, parameters)
        return try await tokens.authorizing(GalleryError.init) { (token) async throws(GalleryError) in
            var request = request
            request.headers["Authorization"] = "Bearer \(token.revealed)"
            let result: Result<Response, VKRefusal> = try await patiently(request, method)
            if case .failure(let refusal) = result, refusal.isAboutToken { return nil }
            return result
        }
    }

    private func request(
        _ method: String, _ parameters: KeyValuePairs<String, String>
    ) throws(GalleryError) -> HTTPRequest {
        var query = parameters.map { URLQueryItem(name: $0.key, value: $0.value) }
        query.append(URLQueryItem(name: "v", value: "5.199"))
        let place = address.appending(path: "method").appending(path: method)
        guard var components = URLComponents(url: place, resolvingAgainstBaseURL: false) else { throw .serviceFailed }
        components.queryItems = query
        guard let url = components.url else { throw .serviceFailed }
        return HTTPRequest(.get, url, headers: ["Accept": "application/json"], maximumBodySizeInBytes: 8 << 20)
    }

    private func patiently<Response: Decodable>(
        _ request: HTTPRequest, _ method: String
    ) async throws(GalleryError) -> Result<Response, VKRefusal> {
        var attempt = 1
        while true {
            let result: Result<Response, VKRefusal> = try await answer(to: request)
            guard case .failure(let refusal) = result else { return result }
            tell(
                "\(method): VK refuses with \(refusal.code)\(refusal.subcode.map { ".\($0)" } ?? ""): "
                    + Redaction.standard.text(refusal.message))
            guard let pause = refusal.pause(beforeAttempt: attempt + 1, random: random()) else { return result }
            attempt += 1
            do { try await clock.sleep(for: pause) } catch { throw .cancelled }
        }
    }

    private func answer<Response: Decodable>(
        to request: HTTPRequest
    ) async throws(GalleryError) -> Result<Response, VKRefusal> {
        let answer = try await client.goodAnswer(to: request)
        do {
            return try JSONDecoder().decode(VKEnvelope<Response>.self, from: answer.body).result
        } catch {
            tell("\(request.url.lastPathComponent): VK's answer cannot be read: \(answer.body.count) bytes")
            throw .unreadable
        }
    }
}
