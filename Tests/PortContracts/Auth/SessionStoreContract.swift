public import Auth

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What every ``SessionStore`` must keep. It starts with what an earlier run saved.
public enum SessionStoreContract {
    public static let behaviors: [Behavior<[Session], any SessionStore>] = [
        Behavior("has nothing to give before anything was saved") { given in
            try require(try await given([]).session(of: "clouds"), equals: nil, "the session")
        },
        Behavior("gives all of what an earlier run saved") { given in
            let store = try await given([full, bare])
            let kept = try await store.session(of: "clouds")
            try require(kept?.account, equals: full.account, "the account")
            try require(kept?.way, equals: full.way, "the way")
            try require(kept?.accessToken, equals: full.accessToken, "the access token")
            try require(kept?.refreshToken, equals: full.refreshToken, "the refresh token")
            try require(kept?.askedRights, equals: full.askedRights, "the rights that were asked for")
            try require(kept?.grantedRights, equals: full.grantedRights, "the rights that were granted")
            try require(kept?.extras, equals: full.extras, "the provider's own values")
            let drift = kept?.expiresAt.map { abs($0.timeIntervalSince(Date.monday)) } ?? .infinity
            try require(drift < 0.001, "the end: expected it to the millisecond, saw \(drift) s off")
            try require(try await store.session(of: "disks"), equals: bare, "the session of the other provider")
        },
        Behavior("puts a session in the place of its provider's one before, whoever's it was") { given in
            let store = try await given([full, bare])
            let next = Session(
                account: Account(provider: "clouds", id: "2"), way: .deviceCode, accessToken: SecretText("next"))
            try await store.save(next)
            try require(try await store.session(of: "clouds"), equals: next, "the session")
            try require(try await store.session(of: "disks"), equals: bare, "the session of the other provider")
        },
        Behavior("forgets one provider's session, once or twice") { given in
            let store = try await given([full, bare])
            try await store.forget("clouds")
            try await store.forget("clouds")
            try require(try await store.session(of: "clouds"), equals: nil, "the forgotten session")
            try require(try await store.session(of: "disks"), equals: bare, "the session of the other provider")
        },
        Behavior("gives one whole session while many are being saved") { given in
            let store = try await given([])
            let seen = try await withThrowingTaskGroup { group in
                for number in 0..<8 {
                    group.addTask { () -> Session? in
                        let text = String(repeating: "\(number)", count: 500)
                        try await store.save(
                            Session(
                                account: Account(provider: "clouds", id: text), way: .givenToken,
                                accessToken: SecretText(text)))
                        return try await store.session(of: "clouds")
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            for session in seen {
                try require(
                    session?.account.id == session?.accessToken.revealed,
                    "a read between writes: expected one session, saw parts of two")
            }
        },
    ]

    /// With a token that must be escaped wherever it is written.
    private static let full = Session(
        account: Account(provider: "clouds", id: "8492", name: "Ада «Кабель» O'Байт"), way: .loopbackCode,
        accessToken: SecretText("vk1.a.\"/\\+=\u{7F}ж"), refreshToken: SecretText("vk2.a.rrr"),
        expiresAt: Date.monday, askedRights: ["photos", "video"], grantedRights: ["photos"],
        extras: ["device_id": SecretText("dev-1"), "flow": SecretText("")])

    private static let bare = Session(
        account: Account(provider: "disks", id: ""), way: .pastedToken, accessToken: SecretText("t"))
}
