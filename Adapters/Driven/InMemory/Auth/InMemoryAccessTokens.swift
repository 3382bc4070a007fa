public import Auth
import Synchronization

/// An ``AccessTokenSource`` that has a row of tokens: the next takes the place of one that was refused.
public final class InMemoryAccessTokens: AccessTokenSource {
    private struct State {
        var tokens: [SecretText]
        var failure: AuthError?
        var refusals = 0
    }

    private let state: Mutex<State>

    /// - Parameter tokens: the first is given out first; without any, nobody is signed in.
    public init(_ tokens: [String] = ["access-1", "access-2"]) {
        state = Mutex(State(tokens: tokens.map { SecretText($0) }))
    }

    /// How often a token was brought back as refused.
    public var refusals: Int { state.withLock(\.refusals) }

    /// Fails every call so from now on; `nil` ends it.
    public func fail(with error: AuthError?) {
        state.withLock { $0.failure = error }
    }

    public func accessToken() async throws(AuthError) -> SecretText {
        try state.withLock { state throws(AuthError) in try first(&state) }
    }

    public func accessToken(insteadOf refused: SecretText) async throws(AuthError) -> SecretText {
        try state.withLock { state throws(AuthError) in
            state.refusals += 1
            if state.failure == nil { state.tokens.removeAll { $0 == refused } }
            return try first(&state)
        }
    }

    private func first(_ state: inout State) throws(AuthError) -> SecretText {
        if let failure = state.failure { throw failure }
        guard let token = state.tokens.first else {
            throw .signInNeeded(state.refusals > 0 ? .refused : .neverSignedIn)
        }
        return token
    }
}
