public import Auth
import Synchronization

/// What every ``SessionTurn`` must keep. It starts with two programs that share the sessions.
public enum SessionTurnContract {
    /// The turn as two programs see it.
    public struct Subject: Sendable {
        let one: any SessionTurn
        let other: any SessionTurn

        public init(_ one: any SessionTurn, and other: any SessionTurn) {
            self.one = one
            self.other = other
        }
    }

    public static let behaviors: [Behavior<Void, Subject>] = [
        Behavior("lets one at a time change a session, of all callers and programs") { given in
            let subject = try await given(())
            let crowd = Crowd()
            try await withThrowingTaskGroup { group in
                for number in 0..<16 {
                    let turn = number.isMultiple(of: 2) ? subject.one : subject.other
                    group.addTask {
                        try await turn.take(for: "clouds") { () async throws(AuthError) in
                            crowd.enter()
                            await Task.yield()
                            crowd.leave()
                        }
                    }
                }
                try await group.waitForAll()
            }
            try require(crowd.counted.most, equals: 1, "how many at once")
            try require(crowd.counted.all, equals: 16, "how many in all")
        },
        Behavior("keeps providers apart") { given in
            let subject = try await given(())
            let inner = try await subject.one.take(for: "clouds") { () async throws(AuthError) in
                try await subject.other.take(for: "disks") { () async throws(AuthError) in 7 }
            }
            try require(inner, equals: 7, "what was done within")
        },
        Behavior("passes on what goes wrong, and lets the next have its turn") { given in
            let subject = try await given(())
            try await require(.serviceFailed, "work that fails") { () async throws(AuthError) in
                try await subject.one.take(for: "clouds") { () async throws(AuthError) in throw .serviceFailed }
            }
            let next = try await subject.other.take(for: "clouds") { () async throws(AuthError) in 7 }
            try require(next, equals: 7, "what the next one did")
        },
        Behavior("ends as cancelled when the caller stops waiting for its turn") { given in
            let subject = try await given(())
            // Handed out of the turn, whose work can only throw the domain's errors.
            let broken = try await subject.one.take(for: "clouds") { () async throws(AuthError) -> BrokenPromise? in
                do throws(BrokenPromise) {
                    try await requireCancellation(.cancelled, "a turn that is taken") { () async throws(AuthError) in
                        try await subject.other.take(for: "clouds") { () async throws(AuthError) in }
                    }
                    return nil
                } catch {
                    return error
                }
            }
            if let broken { throw broken }
        },
    ]
}

/// Counts who is in at once.
private final class Crowd: Sendable {
    private let state = Mutex((now: 0, most: 0, all: 0))

    var counted: (now: Int, most: Int, all: Int) { state.withLock { $0 } }

    func enter() {
        state.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1), $0.all + 1) }
    }

    func leave() {
        state.withLock { $0.now -= 1 }
    }
}
