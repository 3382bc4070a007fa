public import SharedKernel

/// Every use case of one provider, over one session: what a front end receives for it.
public struct ProviderAccess: Sendable {
    public let provider: Provider
    public let session: CurrentSession
    public let begin: BeginSignIn
    public let complete: CompleteSignIn
    public let cancel: CancelSignIn
    public let byDevice: SignInByDevice
    public let restore: RestoreSession
    public let signOut: SignOut

    /// - Parameters:
    ///   - token: given from outside; `nil` signs in as usual.
    ///   - data: what belongs to an account, and goes with it.
    public init(
        _ server: AuthorizationServer, store: any SessionStore, turn: any SessionTurn, given token: SecretText? = nil,
        data: [any AccountData] = [], random: any RandomSource, time: any TimeSource, clock: any Clock<Duration>
    ) {
        let attempts = PendingAttempts()
        provider = server.provider
        session = CurrentSession(server, store: store, turn: turn, time: time, given: token)
        begin = BeginSignIn(server, attempts: attempts, random: random, time: time)
        complete = CompleteSignIn(server, attempts: attempts, session: session, data: data, time: time)
        cancel = CancelSignIn(attempts)
        byDevice = SignInByDevice(server, session: session, data: data, time: time, clock: clock)
        restore = RestoreSession(session)
        signOut = SignOut(session, data: data)
    }
}
