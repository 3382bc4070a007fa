import Auth
import HTTPTransport

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// ``DeviceAuthorization`` at Yandex: `{oauth}/device/code`, then `grant_type=device_code`.
struct YandexDevices: DeviceAuthorization {
    let endpoint: YandexOAuth

    func begin(asking rights: Set<Right>) async throws(AuthError) -> DeviceCode {
        var fields = [(name: "device_id", value: YandexOAuth.newDevice()), ("device_name", "Vitrine")]
        if !rights.isEmpty {
            fields.append(("scope", rights.map(\.rawValue).sorted().joined(separator: " ")))
        }
        let started = try await endpoint.required("device/code", fields, as: Started.self)
        // It is shown to a person, and opened.
        guard let page = URL(string: started.page), ["https", "http"].contains(page.scheme?.lowercased()),
            !started.userCode.isEmpty, !started.deviceCode.isEmpty
        else { throw .serviceFailed }
        return DeviceCode(
            userCode: started.userCode, page: page, secret: SecretText(started.deviceCode),
            interval: .seconds(max(started.intervalInSeconds ?? 5, 0)),
            lifetime: .seconds(max(started.lifetimeInSeconds, 1)))
    }

    func answer(to code: DeviceCode) async throws(AuthError) -> DeviceAnswer {
        let answer = try await endpoint.post(
            "token", [("grant_type", "device_code"), ("code", code.secret.revealed)], as: YandexTokens.self)
        switch answer {
        case .success(let tokens): return .granted(tokens.grant)
        case .failure(let refusal) where refusal.code == OAuthRefusal.pending: return .pending
        case .failure(let refusal) where refusal.code == "slow_down": return .slowDown
        // One word for both: a code that is too old, and one that never was.
        case .failure(let refusal) where refusal.code == "invalid_grant" && refusal.words == "Code has expired":
            throw .attemptExpired
        case .failure(let refusal): throw AuthError(oauthError: refusal.code, description: refusal.words)
        }
    }

    private struct Started: Decodable {
        let deviceCode: String
        let userCode: String
        let page: String
        let intervalInSeconds: Int?
        let lifetimeInSeconds: Int

        private enum CodingKeys: String, CodingKey {
            case deviceCode = "device_code"
            case userCode = "user_code"
            case page = "verification_url"
            case intervalInSeconds = "interval"
            case lifetimeInSeconds = "expires_in"
        }
    }
}
