/// Holds a call to failing in one way.
func require<Value, Failure: Error & Equatable>(
    _ expected: Failure, _ what: String, from call: () async throws(Failure) -> Value
) async throws(BrokenPromise) {
    let seen: String
    do throws(Failure) {
        seen = "\(try await call())"
    } catch {
        if error == expected { return }
        seen = "\(error)"
    }
    throw BrokenPromise(description: "\(what): expected the error \(expected), saw \(seen)")
}

/// Holds a call to ending as cancelled when its task is cancelled.
func requireCancellation<Failure: Error & Equatable>(
    _ cancelled: Failure, _ what: String, of call: @escaping @Sendable () async throws(Failure) -> Void
) async throws(BrokenPromise) {
    let waiting = Task { () -> Failure? in
        do throws(Failure) {
            try await call()
            return nil
        } catch {
            return error
        }
    }
    // Nothing tells from outside that the question is under way; a pause too short only asks less.
    try? await Task.sleep(for: .milliseconds(30))
    waiting.cancel()
    guard let seen = await waiting.value else {
        throw BrokenPromise(description: "\(what), cancelled: expected the error cancelled, saw an answer")
    }
    guard seen == cancelled else {
        throw BrokenPromise(description: "\(what), cancelled: expected the error cancelled, saw \(seen)")
    }
}
