import Auth
import HTTPTransport

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The authorization server's own calls: forms posted to `{oauth}/…`, answered with JSON, or with 400 and an `error`
/// (RFC 6749 §5.2).
struct YandexOAuth: Sendable {
    let client: any HTTPClient
    let address: URL
    let program: YandexProgram
    let tell: @Sendable (String) -> Void

    /// - Returns: the answer, or why Yandex refused.
    func post<Answer: Decodable>(
        _ path: String, _ fields: [(name: String, value: String)], as: Answer.Type
    ) async throws(AuthError) -> Result<Answer, OAuthRefusal> {
        var fields = fields + [("client_id", try program.requiredID())]
        if let secret = program.secret { fields.append(("client_secret", secret.revealed)) }
        let request = HTTPRequest(posting: fields, to: address.appending(path: path))
        let response: HTTPResponse
        do throws(HTTPFailure) {
            response = try await client.send(request)
        } catch {
            tell("Yandex, \(path): \(Redaction.standard.failure(error, about: request).inWords)")
            throw AuthError(error)
        }
        let isGood = (200..<300).contains(response.status)
        // What cannot be read is told apart by its status below.
        if isGood, let answer = try? JSONDecoder().decode(Answer.self, from: response.body) { return .success(answer) }
        // Likewise.
        if !isGood, let said = try? JSONDecoder().decode(OAuthRefusal.Wire.self, from: response.body) {
            let words = said.description.map { Redaction.standard.text($0, about: request) }
            if said.error != OAuthRefusal.pending {
                tell("Yandex, \(path): refused with \(said.error): \(words ?? "without a word")")
            }
            return .failure(OAuthRefusal(code: said.error, words: words))
        }
        tell("Yandex, \(path): status \(response.status), \(response.body.count) bytes that cannot be read")
        throw isGood ? .serviceFailed : AuthError(failedBy: response)
    }

    /// What ends at a refusal.
    func required<Answer: Decodable>(
        _ path: String, _ fields: [(name: String, value: String)], as: Answer.Type
    ) async throws(AuthError) -> Answer {
        switch try await post(path, fields, as: Answer.self) {
        case .success(let answer): return answer
        case .failure(let refusal): throw refusal.meaning
        }
    }

    /// A device of its own for one sign-in: 6 to 50 printable signs of ASCII.
    static func newDevice() -> String { "vitrine-" + UUID().uuidString.lowercased() }
}

/// Why the authorization server refused.
struct OAuthRefusal: Error, Hashable {
    let code: String
    /// Yandex's own, without what was sent.
    let words: String?

    /// The person has not agreed yet.
    static let pending = "authorization_pending"

    /// Nobody declines anything where codes and tokens are redeemed.
    var meaning: AuthError {
        switch AuthError(oauthError: code, description: words) {
        case .declined(let text): .refused(text)
        case let other: other
        }
    }

    struct Wire: Decodable {
        let error: String
        let description: String?

        private enum CodingKeys: String, CodingKey {
            case error
            case description = "error_description"
        }
    }
}

/// What `{oauth}/token` answers, to a code as to a refresh token.
struct YandexTokens: Decodable {
    private let accessToken: String
    private let refreshToken: String?
    private let lifetimeInSeconds: Int?
    /// Only where less was granted than was asked for.
    private let scope: String?

    private enum CodingKeys: String, CodingKey {
        case accessToken = "access_token"
        case refreshToken = "refresh_token"
        case lifetimeInSeconds = "expires_in"
        case scope
    }

    var grant: Grant {
        Grant(
            accessToken: SecretText(accessToken),
            refreshToken: refreshToken.flatMap { $0.isEmpty ? nil : SecretText($0) },
            lifetime: lifetimeInSeconds.flatMap { $0 > 0 ? .seconds($0) : nil },
            rights: scope.map { Set($0.split(separator: " ").map { Right(rawValue: String($0)) }) })
    }
}

extension AuthError {
    init(_ failure: HTTPFailure) {
        self =
            switch failure {
            case .cancelled: .cancelled
            // A host that does not answer in time, or an address that cannot be asked, is out of reach.
            case .offline, .timedOut, .badRequest: .offline
            case .tooLarge, .malformed, .badRedirect: .serviceFailed
            }
    }

    /// An answer that came whole, with a bad status and without Yandex's own words.
    init(failedBy response: HTTPResponse) {
        self = response.requestedPause().map(AuthError.tryLater) ?? .serviceFailed
    }
}
