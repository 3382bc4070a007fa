public import Auth

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What every ``CodeExchange`` must keep.
public enum CodeExchangeContract {
    /// An exchange, and a code that a person has just agreed to.
    public struct Subject: Sendable {
        let exchange: any CodeExchange
        let code: AuthorizationCode

        public init(_ exchange: any CodeExchange, code: AuthorizationCode) {
            self.exchange = exchange
            self.code = code
        }

        func grant(_ code: AuthorizationCode? = nil) async throws(AuthError) -> Grant {
            try await exchange.grant(for: code ?? self.code)
        }
    }

    public static let behaviors: [Behavior<ProviderWorld, Subject>] =
        [
            Behavior("gives tokens for a code") { given in
                let grant = try await given(.answering).grant()
                try require(!grant.accessToken.revealed.isEmpty, "the access token: expected one, saw none")
            },
            Behavior("refuses a code that was used") { given in
                let subject = try await given(.answering)
                _ = try await subject.grant()
                try await requireRefusal("a used code") { () async throws(AuthError) in try await subject.grant() }
            },
            Behavior("refuses another's verifier") { given in
                let subject = try await given(.answering)
                let other = CodeVerifier(SecretText("dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"))
                let stolen = subject.code.changed(verifier: other)
                try await requireRefusal("another verifier") { () async throws(AuthError) in
                    try await subject.grant(stolen)
                }
            },
            Behavior("refuses a code that nobody gave") { given in
                let subject = try await given(.answering)
                let invented = subject.code.changed(code: SecretText("code-of-nobody"))
                try await requireRefusal("an invented code") { () async throws(AuthError) in
                    try await subject.grant(invented)
                }
            },
        ] + UnansweredQuestion.behaviors { (subject: Subject) async throws(AuthError) in try await subject.grant() }
}

extension AuthorizationCode {
    fileprivate func changed(code: SecretText? = nil, verifier: CodeVerifier? = nil) -> AuthorizationCode {
        AuthorizationCode(
            code: code ?? self.code, verifier: verifier ?? self.verifier, redirect: redirect, state: state,
            extras: extras)
    }
}
