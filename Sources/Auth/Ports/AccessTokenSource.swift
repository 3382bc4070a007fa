/// Who gives an adapter of a service the access token for its next call.
public protocol AccessTokenSource: Sendable {
    /// A token that is good for a minute at least, renewed where needed.
    ///
    /// - Throws: ``AuthError/signInNeeded(_:)`` when nobody is signed in, or no longer; ``AuthError/offline`` and the
    ///   like when it could not be renewed now, with the session kept.
    func accessToken() async throws(AuthError) -> SecretText

    /// Another token, after the service refused this one. Renews at most once, however many callers bring the same
    /// token; a second refusal in a row ends the session.
    ///
    /// - Throws: as above; never gives the refused token again.
    func accessToken(insteadOf refused: SecretText) async throws(AuthError) -> SecretText
}

extension AccessTokenSource {
    /// Makes a call with a token, and once more with another where the service refused the first.
    ///
    /// - Parameters:
    ///   - translate: an ``AuthError`` in the caller's own words.
    ///   - call: `nil` says that the service did not accept the token.
    public func authorizing<Answer, Failure: Error>(
        _ translate: (AuthError) -> Failure, _ call: (SecretText) async throws(Failure) -> Answer?
    ) async throws(Failure) -> Answer {
        let token = try await translating(translate) { () async throws(AuthError) in try await accessToken() }
        if let answer = try await call(token) { return answer }
        let other = try await translating(translate) { () async throws(AuthError) in
            try await accessToken(insteadOf: token)
        }
        if let answer = try await call(other) { return answer }
        _ = try await translating(translate) { () async throws(AuthError) in
            try await accessToken(insteadOf: other)
        }
        throw translate(.signInNeeded(.refused))
    }

    private func translating<Failure: Error>(
        _ translate: (AuthError) -> Failure, _ ask: () async throws(AuthError) -> SecretText
    ) async throws(Failure) -> SecretText {
        do throws(AuthError) {
            return try await ask()
        } catch {
            throw translate(error)
        }
    }
}
