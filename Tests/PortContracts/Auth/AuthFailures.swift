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

/// What every question to a provider must keep while it gives no answer, whichever port it is asked by.
enum UnansweredQuestion {
    static func behaviors<Subject: Sendable, Value>(
        _ ask: @escaping @Sendable (Subject) async throws(AuthError) -> Value
    ) -> [Behavior<ProviderWorld, Subject>] {
        [
            Behavior("never takes a failure or a lost connection for a refusal") { given in
                let failing = try await given(.failing)
                try await require(.serviceFailed, "a failing provider") { () async throws(AuthError) in
                    try await ask(failing)
                }
                let lost = try await given(.outOfReach)
                try await require(.offline, "a provider out of reach") { () async throws(AuthError) in
                    try await ask(lost)
                }
            },
            Behavior("ends as cancelled when the caller stops waiting") { given in
                let subject = try await given(.silent)
                try await requireCancellation(.cancelled, "a silent provider") { () async throws(AuthError) in
                    _ = try await ask(subject)
                }
            },
        ]
    }
}
