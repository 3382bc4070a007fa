public import Auth
import Synchronization

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension InMemoryAuthorizationServer: AuthorizationPage {
    public func address(for request: AuthorizationRequest) throws(AuthError) -> URL {
        guard request.way.usesRedirect else { throw .wayNotOffered }
        let number = state.withLock { state in
            state.number += 1
            state.codes["\(state.number)"] = request
            return "\(state.number)"
        }
        var page = URLComponents()
        (page.scheme, page.host, page.path) = ("https", "provider.example", "/authorize")
        page.queryItems = [
            URLQueryItem(name: "request", value: number), URLQueryItem(name: "client_id", value: "memory"),
            URLQueryItem(name: "response_type", value: request.way == .pastedToken ? "token" : "code"),
            URLQueryItem(name: "redirect_uri", value: request.redirect.absoluteString),
            URLQueryItem(name: "state", value: request.state.revealed),
            URLQueryItem(name: "code_challenge", value: request.challenge),
            URLQueryItem(name: "code_challenge_method", value: "S256"),
        ]
        guard let address = agreesAtOnce ? ending(request, number) : page.url else { throw .serviceFailed }
        return address
    }
}

extension InMemoryAuthorizationServer: CodeExchange {
    public func grant(for code: AuthorizationCode) async throws(AuthError) -> Grant {
        try await ask(.code)
        return try state.withLock { state throws(AuthError) in
            let number = code.code.revealed.dropFirst("code-".count)
            // A code is used up by the first question, right or wrong.
            guard let request = state.codes.removeValue(forKey: String(number)),
                request.challenge == code.verifier.challenge, request.redirect == code.redirect
            else { throw .refused(ProviderText("Code is invalid or expired.")) }
            return newGrant(&state)
        }
    }
}

extension InMemoryAuthorizationServer: SessionRefresh {
    public func refresh(_ session: Session) async throws(AuthError) -> Grant {
        try await ask(.refresh)
        return try state.withLock { state throws(AuthError) in
            let old = state.sessions.first { $0.value == session.refreshToken }
            guard let old else {
                // Used before: whoever has its successor may be a thief.
                if let used = session.refreshToken.flatMap({ state.usedRefreshTokens[$0] }), used > 0 {
                    state.sessions = [:]
                }
                throw .refused(ProviderText("refresh_token is missing or invalid"))
            }
            state.sessions[old.key] = nil
            state.usedRefreshTokens[old.value, default: 0] += 1
            return newGrant(&state)
        }
    }
}

extension InMemoryAuthorizationServer: SessionRevocation {
    public func revoke(_ session: Session) async throws(AuthError) {
        try await ask(.revocation)
        state.withLock { $0.sessions[session.accessToken] = nil }
    }
}

extension InMemoryAuthorizationServer: AccountSource {
    public func account(of accessToken: SecretText) async throws(AuthError) -> Account? {
        try await ask(.account)
        guard accepts(accessToken) else { throw .refused(ProviderText("invalid access token")) }
        return person
    }
}

extension InMemoryAuthorizationServer: DeviceAuthorization {
    public func begin(asking rights: Set<Right>) async throws(AuthError) -> DeviceCode {
        try await ask(.deviceCode)
        guard let page = URL(string: "https://provider.example/device") else { throw .serviceFailed }
        return state.withLock { state in
            state.number += 1
            let secret = SecretText("device-\(state.number)")
            state.devices[secret] = .undecided
            return DeviceCode(userCode: "wdjb-\(state.number)", page: page, secret: secret, lifetime: .seconds(300))
        }
    }

    public func answer(to code: DeviceCode) async throws(AuthError) -> DeviceAnswer {
        try await ask(.deviceAnswer)
        return try state.withLock { state throws(AuthError) in
            switch state.devices[code.secret] {
            case .undecided: return .pending
            case .hurried:
                state.devices[code.secret] = .undecided
                return .slowDown
            case .agreed:
                state.devices[code.secret] = nil
                return .granted(newGrant(&state))
            case .declined: throw .declined(nil)
            case .ended: throw .attemptExpired
            case nil: throw .refused(nil)
            }
        }
    }
}
