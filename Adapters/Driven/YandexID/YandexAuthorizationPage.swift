import Auth
import HTTPTransport

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Yandex's page, `{oauth}/authorize`: it sends the browser back with a code, or shows one to be typed in.
struct YandexAuthorizationPage: AuthorizationPage {
    let endpoint: YandexOAuth

    func address(for request: AuthorizationRequest) throws(AuthError) -> URL {
        switch request.way {
        case .loopbackCode, .pastedCode: break
        case .pastedToken, .deviceCode, .givenToken: throw .wayNotOffered
        }
        let address = endpoint.address.appending(path: "authorize").asking([
            ("response_type", "code"), ("client_id", try endpoint.program.requiredID()),
            ("redirect_uri", request.redirect.absoluteString), ("state", request.state.revealed),
            ("scope", request.rights.map(\.rawValue).sorted().joined(separator: " ")),
            ("code_challenge", request.challenge), ("code_challenge_method", "S256"),
        ])
        guard let address else { throw .serviceFailed }
        return address
    }
}

/// ``CodeExchange`` at Yandex: `grant_type=authorization_code`.
struct YandexCodeExchange: CodeExchange {
    let endpoint: YandexOAuth

    func grant(for code: AuthorizationCode) async throws(AuthError) -> Grant {
        try await endpoint.required(
            "token",
            [
                ("grant_type", "authorization_code"), ("code", code.code.revealed),
                ("code_verifier", code.verifier.secret.revealed), ("device_id", YandexOAuth.newDevice()),
                ("device_name", "Vitrine"),
            ], as: YandexTokens.self
        ).grant
    }
}

/// ``SessionRefresh`` at Yandex: `grant_type=refresh_token`. The refresh token changes each time, although the access
/// token may stay.
struct YandexRefresh: SessionRefresh {
    let endpoint: YandexOAuth

    func refresh(_ session: Session) async throws(AuthError) -> Grant {
        guard let refreshToken = session.refreshToken else { throw .refused(nil) }
        return try await endpoint.required(
            "token", [("grant_type", "refresh_token"), ("refresh_token", refreshToken.revealed)],
            as: YandexTokens.self
        ).grant
    }
}

/// ``SessionRevocation`` at Yandex: `{oauth}/revoke_token` takes the access token, and its refresh token with it. It says
/// yes also the second time.
struct YandexRevocation: SessionRevocation {
    let endpoint: YandexOAuth

    func revoke(_ session: Session) async throws(AuthError) {
        _ = try await endpoint.required(
            "revoke_token", [("access_token", session.accessToken.revealed)], as: Done.self)
    }

    /// Any JSON object that is no refusal.
    private struct Done: Decodable {}
}
