import Auth
import HTTPTransport

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// ``AccountSource`` over the Disk API, whose first answer tells the owner: no further right is needed for it.
struct YandexAccountSource: AccountSource {
    let client: any HTTPClient
    /// `https://cloud-api.yandex.net`
    let disk: URL
    let provider: Provider.ID
    let tell: @Sendable (String) -> Void

    func account(of accessToken: SecretText) async throws(AuthError) -> Account? {
        guard
            let address = disk.appending(path: "v1/disk").asking([
                ("fields", "user.uid,user.login,user.display_name")
            ])
        else { throw .offline }
        let request = HTTPRequest(
            .get, address,
            headers: ["Authorization": "OAuth \(accessToken.revealed)", "Accept": "application/json"],
            maximumBodySizeInBytes: 1 << 20)
        let response: HTTPResponse
        do throws(HTTPFailure) {
            response = try await client.send(request)
        } catch {
            tell("Yandex, whose token: \(Redaction.standard.failure(error, about: request).inWords)")
            throw AuthError(error)
        }
        guard response.status == 200 else { throw refusal(response) }
        // An answer that cannot be read says nothing about the token.
        guard let user = try? JSONDecoder().decode(Facts.self, from: response.body).user else {
            tell("Yandex, whose token: \(response.body.count) bytes that cannot be read")
            throw .serviceFailed
        }
        let name = [user.name, user.login].lazy.compactMap(\.self).compactMap(ProviderText.init).first
        return Account(provider: provider, id: user.uid, name: name?.description)
    }

    private func refusal(_ response: HTTPResponse) -> AuthError {
        // A refusal without words is told apart by its status.
        let said = try? JSONDecoder().decode(Refusal.self, from: response.body)
        tell("Yandex, whose token: status \(response.status), \(said?.error ?? "without a word")")
        return switch (response.status, said?.error) {
        case (401, _): .refused(nil)
        // There is no disk behind this account, or no right to ask: another sign-in is needed either way.
        case (403, "DiskUnsupportedUserAccountTypeError"), (403, "ForbiddenError"):
            .refused(said?.description.flatMap(ProviderText.init))
        default: AuthError(failedBy: response)
        }
    }

    private struct Facts: Decodable {
        let user: User

        struct User: Decodable {
            let uid: String
            let login: String?
            let name: String?

            private enum CodingKeys: String, CodingKey {
                case uid, login
                case name = "display_name"
            }
        }
    }

    private struct Refusal: Decodable {
        let error: String
        let description: String?
    }
}
