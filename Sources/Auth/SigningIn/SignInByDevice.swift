public import SharedKernel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Signs in by a code that the person types in on another device (RFC 8628).
public struct SignInByDevice: Sendable {
    private let server: AuthorizationServer
    private let adopt: AdoptGrant
    private let time: any TimeSource
    private let clock: any Clock<Duration>

    /// - Parameter data: wiped when somebody else signs in over an account.
    public init(
        _ server: AuthorizationServer, session: CurrentSession, data: [any AccountData] = [], time: any TimeSource,
        clock: any Clock<Duration>
    ) {
        self.server = server
        self.time = time
        self.clock = clock
        adopt = AdoptGrant(server, session: session, data: data)
    }

    /// A code to show to the person.
    public struct Started: Hashable, Sendable {
        public let code: DeviceCode
        public let startedAt: Date
        public var endsAt: Date { startedAt + TimeInterval(code.lifetime.components.seconds) }
    }

    /// - Throws: ``AuthError/wayNotOffered``, ``AuthError/configurationMissing(setting:page:)`` and all that asking for
    ///   a code can say.
    public func begin() async throws(AuthError) -> Started {
        let devices = try devices
        return Started(code: try await devices.begin(asking: server.provider.rights), startedAt: time.now)
    }

    /// Asks until the person has agreed or refused, or the code has ended. Cancelling the task ends it.
    ///
    /// - Returns: who is signed in now.
    public func finish(_ started: Started) async throws(AuthError) -> SessionStatus.SignedIn {
        let devices = try devices
        var interval = max(started.code.interval, .seconds(1))
        while true {
            do { try await clock.sleep(for: interval) } catch { throw .cancelled }
            guard time.now < started.endsAt else { throw .attemptExpired }
            let asked = time.now
            let answer: DeviceAnswer
            do throws(AuthError) {
                answer = try await devices.answer(to: started.code)
            } catch {
                interval = try Self.pause(after: error, before: interval)
                continue
            }
            switch answer {
            case .pending: continue
            case .slowDown: interval += .seconds(5)
            case .granted(let grant): return try await adopt(grant, by: .deviceCode, askedAt: asked)
            }
        }
    }

    /// How long to wait after a question that failed; what ends the sign-in is thrown on.
    private static func pause(after error: AuthError, before interval: Duration) throws(AuthError) -> Duration {
        switch error {
        case .offline, .serviceFailed: min(interval * 2, .seconds(60))
        case .tryLater(let wait): min(max(interval, wait), .seconds(60))
        default: throw error
        }
    }

    private var devices: any DeviceAuthorization {
        get throws(AuthError) {
            guard let devices = server.devices, server.provider.ways.contains(.deviceCode) else {
                throw .wayNotOffered
            }
            return devices
        }
    }
}
