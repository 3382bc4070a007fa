import Auth

/// Holds a call to failing in one way.
func require<Value>(
    _ expected: AuthError, _ what: String, from call: () async throws(AuthError) -> Value
) async throws(BrokenPromise) {
    try await require(what, "the error \(expected)", from: call) { $0 == expected }
}

/// Holds a call to being refused, in whatever words.
func requireRefusal<Value>(
    _ what: String, from call: () async throws(AuthError) -> Value
) async throws(BrokenPromise) {
    try await require(what, "a refusal", from: call) { if case .refused = $0 { true } else { false } }
}

/// Holds a call to ending as cancelled when its task is cancelled.
func requireCancellation(
    _ what: String, of call: @escaping @Sendable () async throws(AuthError) -> Void
) async throws(BrokenPromise) {
    let waiting = Task { () -> AuthError? in
        do throws(AuthError) {
            try await call()
            return nil
        } catch {
            return error
        }
    }
    // Nothing tells from outside that the question is under way; a pause too short only asks less.
    try? await Task.sleep(for: .milliseconds(30))
    waiting.cancel()
    let seen = await waiting.value
    try require(
        seen == .cancelled,
        "\(what), cancelled: expected the error cancelled, saw \(seen.map { "\($0)" } ?? "an answer")")
}

private func require<Value>(
    _ what: String, _ expected: String, from call: () async throws(AuthError) -> Value,
    where isExpected: (AuthError) -> Bool
) async throws(BrokenPromise) {
    let seen: String
    do throws(AuthError) {
        _ = try await call()
        seen = "an answer"
    } catch {
        if isExpected(error) { return }
        seen = "\(error)"
    }
    throw BrokenPromise(description: "\(what): expected \(expected), saw \(seen)")
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
