public import Auth

/// What every ``AccessTokenSource`` must keep.
public enum AccessTokenSourceContract {
    /// How the person stands.
    public enum World: Sendable {
        /// Signed in, and the session can be renewed.
        case signedIn
        case signedOut
    }

    public static let behaviors: [Behavior<World, any AccessTokenSource>] = [
        Behavior("gives the same token again while it is good") { given in
            let source = try await given(.signedIn)
            let token = try await source.accessToken()
            try require(try await source.accessToken(), equals: token, "the second token")
        },
        Behavior("gives another in the place of a refused one, and that one from then on") { given in
            let source = try await given(.signedIn)
            let token = try await source.accessToken()
            let other = try await source.accessToken(insteadOf: token)
            try require(other != token, "a token instead of a refused one: expected another, saw the same")
            try require(try await source.accessToken(), equals: other, "the next token")
        },
        Behavior("gives one and the same to all who bring the same refused token") { given in
            let source = try await given(.signedIn)
            let token = try await source.accessToken()
            let seen = try await withThrowingTaskGroup { group in
                for _ in 0..<10 { group.addTask { try await source.accessToken(insteadOf: token) } }
                return try await group.reduce(into: Set<SecretText>()) { $0.insert($1) }
            }
            try require(seen.count, equals: 1, "how many tokens they got")
        },
        Behavior("asks to sign in after two refusals in a row") { given in
            let source = try await given(.signedIn)
            let other = try await source.accessToken(insteadOf: try await source.accessToken())
            try await require(.signInNeeded(.refused), "the second refusal") { () async throws(AuthError) in
                try await source.accessToken(insteadOf: other)
            }
            try await require(.signInNeeded(.refused), "a call afterwards") { () async throws(AuthError) in
                try await source.accessToken()
            }
        },
        Behavior("asks to sign in where nobody is signed in") { given in
            let source = try await given(.signedOut)
            try await require(.signInNeeded(.neverSignedIn), "nobody's token") { () async throws(AuthError) in
                try await source.accessToken()
            }
        },
    ]
}
