public import Registration
import Synchronization

/// A ``ProfileStore`` that forgets everything with the process.
public final class InMemoryProfileStore: ProfileStore {
    private struct State {
        var profile: Profile?
        var readFailure: RegistrationError?
        var writeFailure: RegistrationError?
    }

    private let state: Mutex<State>

    public init(_ profile: Profile? = nil) {
        state = Mutex(State(profile: profile))
    }

    /// Fails every read so from now on; `nil` ends it.
    public func failReads(with error: RegistrationError?) {
        state.withLock { $0.readFailure = error }
    }

    /// Fails every change so from now on; `nil` ends it.
    public func failWrites(with error: RegistrationError?) {
        state.withLock { $0.writeFailure = error }
    }

    public func profile() async throws(RegistrationError) -> Profile? {
        let state = state.withLock { $0 }
        if let failure = state.readFailure { throw failure }
        return state.profile
    }

    public func add(_ profile: Profile) async throws(RegistrationError) {
        try state.withLock { state throws(RegistrationError) in
            if let failure = state.writeFailure { throw failure }
            guard state.profile == nil else { throw .alreadyRegistered }
            state.profile = profile
        }
    }

    public func forget() async throws(RegistrationError) {
        try state.withLock { state throws(RegistrationError) in
            if let failure = state.writeFailure { throw failure }
            state.profile = nil
        }
    }
}
