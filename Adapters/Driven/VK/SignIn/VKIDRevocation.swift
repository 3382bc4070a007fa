import Auth

/// ``SessionRevocation`` at VK ID: `{id}/oauth2/logout`, which ends this session. (`revoke` would end every session that
/// the person has with this program, also on other computers.)
struct VKIDRevocation: SessionRevocation {
    let endpoint: VKIDEndpoint
    let refresh: VKIDRefresh

    /// VK ID takes an access token for this, and an hour ends those: a session with an older one is renewed for the
    /// purpose, or its refresh token would go on for half a year.
    func revoke(_ session: Session) async throws(AuthError) {
        if try await logOut(session.accessToken) || session.refreshToken == nil { return }
        let renewed: Grant
        do throws(AuthError) {
            renewed = try await refresh.refresh(session)
        } catch {
            if case .refused = error { return }
            throw error
        }
        _ = try await logOut(renewed.accessToken)
    }

    /// - Returns: whether the token was accepted for it.
    private func logOut(_ accessToken: SecretText) async throws(AuthError) -> Bool {
        do throws(AuthError) {
            _ = try await endpoint.post("logout", [("access_token", accessToken.revealed)], as: Done.self)
            return true
        } catch {
            if case .refused = error { return false }
            throw error
        }
    }

    /// Any JSON object that is no refusal.
    private struct Done: Decodable {}
}
