import Auth
import HTTPTransport

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// VK ID's own calls: forms posted to `{id}/oauth2/…`, answered with JSON.
///
/// VK ID refuses with status 200 as well: an `error` in the answer decides, whatever the status. A refusal that VK ID
/// itself calls passing is asked again after a pause, twice at most.
struct VKIDEndpoint: Sendable {
    let client: any HTTPClient
    let address: URL
    let clientID: VKClientID
    let clock: any Clock<Duration>
    /// Chance, in 0..<1.
    let random: @Sendable () -> Double
    let tell: @Sendable (String) -> Void

    func post<Answer: Decodable>(
        _ name: String, _ fields: [(name: String, value: String)], as: Answer.Type
    ) async throws(AuthError) -> Answer {
        let request = HTTPRequest(
            posting: fields + [("client_id", try clientID.required())],
            to: address.appending(path: "oauth2").appending(path: name))
        var attempt = 1
        while true {
            let reply: Result<Answer, VKIDRefusal> = try await reply(to: request)
            switch reply {
            case .success(let answer): return answer
            case .failure(let refusal):
                let words = refusal.description.map { Redaction.standard.text($0, about: request) }
                tell(request, "refused with \(refusal.code): \(words ?? "without a word")")
                guard refusal.isPassing, attempt < 3 else { throw refusal.meaning(words) }
            }
            do { try await clock.sleep(for: .seconds(attempt) * (0.5 + random())) } catch { throw .cancelled }
            attempt += 1
        }
    }

    private func reply<Answer: Decodable>(
        to request: HTTPRequest
    ) async throws(AuthError) -> Result<Answer, VKIDRefusal> {
        let response: HTTPResponse
        do throws(HTTPFailure) {
            response = try await client.send(request)
        } catch {
            tell(request, Redaction.standard.failure(error, about: request).inWords)
            throw AuthError(error)
        }
        let isGood = (200..<300).contains(response.status)
        // What is no JSON is told apart by its status below.
        let reply = try? JSONDecoder().decode(VKIDReply<Answer>.self, from: response.body).result
        if let reply, isGood || reply.isRefusal { return reply }
        tell(request, "status \(response.status), \(response.body.count) bytes that cannot be read")
        throw isGood ? .serviceFailed : AuthError(failedBy: response)
    }

    private func tell(_ request: HTTPRequest, _ words: String) {
        tell("VK ID, \(request.url.lastPathComponent): \(words)")
    }
}

/// Either of the two things that VK ID answers.
private struct VKIDReply<Answer: Decodable>: Decodable {
    let result: Result<Answer, VKIDRefusal>

    private enum Key: String, CodingKey {
        case error
        case description = "error_description"
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        if container.contains(.error), try !container.decodeNil(forKey: .error) {
            result = .failure(
                VKIDRefusal(code: container.text(.error) ?? "no code", description: container.text(.description)))
        } else {
            result = .success(try Answer(from: decoder))
        }
    }
}

/// Why VK ID refused (RFC 6749 §5.2, with codes of VK's own).
struct VKIDRefusal: Error {
    let code: String
    /// As VK ID wrote it, which may repeat what it was sent.
    let description: String?

    /// Whether asking again after a while may help.
    var isPassing: Bool { ["slow_down", "temporarily_unavailable", "server_error"].contains(code) }

    /// - Parameter words: the description, without secrets.
    func meaning(_ words: String?) -> AuthError {
        switch AuthError(oauthError: code, description: words) {
        // Nobody declines anything at this address: the account is blocked, or the consent is gone.
        case .declined(let text): .refused(text)
        case let other: other
        }
    }
}

extension Result where Failure == VKIDRefusal {
    fileprivate var isRefusal: Bool {
        if case .failure = self { true } else { false }
    }
}
