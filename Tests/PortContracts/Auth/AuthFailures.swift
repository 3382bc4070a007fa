import Auth

/// Holds a call to being refused, in whatever words.
func requireRefusal<Value>(
    _ what: String, from call: () async throws(AuthError) -> Value
) async throws(BrokenPromise) {
    let seen: String
    do throws(AuthError) {
        _ = try await call()
        seen = "an answer"
    } catch {
        if case .refused = error { return }
        seen = "\(error)"
    }
    throw BrokenPromise(description: "\(what): expected a refusal, saw \(seen)")
}

/// How a provider may stand to a question about a session.
public enum ProviderWorld: Sendable, CaseIterable {
    /// It answers.
    case answering
    /// It fails on its side.
    case failing
    /// Nobody answers.
    case outOfReach
    /// Somebody takes the question and does not answer.
    case silent
}
