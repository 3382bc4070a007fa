import Auth
import Gallery

/// ``AccountSource`` over VK's API: `users.get` without an id tells whose the token is, and nobody for a service token.
struct VKAccountSource: AccountSource {
    let provider: Provider.ID
    let api: @Sendable (any AccessTokenSource) -> VKAPI

    func account(of accessToken: SecretText) async throws(AuthError) -> Account? {
        let answer: Result<[VKUser], VKRefusal>
        do throws(GalleryError) {
            answer = try await api(OneToken(token: accessToken)).call("users.get", [:], as: [VKUser].self)
        } catch {
            throw AuthError(error)
        }
        switch answer {
        case .success(let users):
            return users.first.map { Account(provider: provider, id: "\($0.id)", name: $0.name) }
        case .failure(let refusal): throw AuthError(refusal)
        }
    }
}

/// The token in question: there is no other to ask with.
private struct OneToken: AccessTokenSource {
    let token: SecretText

    func accessToken() async throws(AuthError) -> SecretText { token }
    func accessToken(insteadOf refused: SecretText) async throws(AuthError) -> SecretText { throw .refused(nil) }
}

private struct VKUser: Decodable {
    let id: Int
    let name: String?

    private enum Key: String, CodingKey {
        case id
        case first = "first_name"
        case last = "last_name"
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        guard let id = container.lenientInt(.id) else {
            throw DecodingError.dataCorruptedError(forKey: .id, in: container, debugDescription: "no id")
        }
        self.id = id
        let words = [container.text(.first), container.text(.last)].compactMap(\.self).joined(separator: " ")
        name = ProviderText(words)?.description
    }
}
