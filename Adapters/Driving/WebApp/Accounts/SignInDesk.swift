import Auth
import SharedKernel
import Synchronization

/// How the latest sign-in or sign-out with one provider went, for the pages that wait for it or follow it.
final class SignInDesk: Sendable {
    struct State: Sendable {
        /// How many have ended: a page that saw fewer has news.
        fileprivate(set) var endings = 0
        fileprivate(set) var ending = Ending.none
        /// Whether the provider's page was opened in a window of its own, which is to close then.
        fileprivate(set) var isInOwnWindow = false
    }

    enum Ending: Sendable {
        case none
        case signedIn
        /// The person closed it, here or there.
        case cancelled
        case failed(AuthError)
        case signedOut(SignedOut)
        case notSignedOut(AuthError)
    }

    private let current = Mutex(State())
    private let watchers = Watchers<State>()

    var state: State { current.withLock(\.self) }

    /// The state now, then every later one.
    func states() -> AsyncStream<State> {
        watchers.stream(beginningWith: state)
    }

    func begin(inOwnWindow: Bool) {
        current.withLock {
            $0.ending = .none
            $0.isInOwnWindow = inOwnWindow
        }
    }

    func end(_ ending: Ending) {
        let state = current.withLock { state in
            state.endings += 1
            state.ending = ending
            return state
        }
        watchers.tell(state)
    }
}

extension SignInDesk.Ending {
    /// A refusal on the provider's page is the person's own doing as well, and no failure.
    init(_ error: AuthError) {
        self = error == .cancelled ? .cancelled : .failed(error)
    }
}
