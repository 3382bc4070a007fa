public import Auth
import SharedKernel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What every ``AuthorizationPage`` of a provider must keep which offers ``SignInWay/loopbackCode``.
public enum AuthorizationPageContract {
    public static let behaviors: [Behavior<Void, any AuthorizationPage>] = [
        Behavior("asks for a code, with the state, the redirect and the S256 challenge") { given in
            let fields = try await fields(of: given(()).address(for: request))
            try require(fields["response_type"], equals: "code", "the response type")
            try require(fields["state"], equals: request.state.revealed, "the state")
            try require(fields["redirect_uri"], equals: request.redirect.absoluteString, "the redirect")
            try require(fields["code_challenge"], equals: request.challenge, "the challenge")
            try require(fields["code_challenge_method"]?.uppercased(), equals: "S256", "the challenge's method")
            try require(fields["client_id"]?.isEmpty == false, "the client id: expected one, saw none")
        },
        Behavior("never writes the verifier into an address") { given in
            let fields = try await fields(of: given(()).address(for: request))
            try require(fields["code_verifier"], equals: nil, "the verifier")
        },
        Behavior("tells that a token from outside needs no page") { given in
            let page = try await given(())
            try await require(.wayNotOffered, "a given token's page") { () async throws(AuthError) in
                try page.address(
                    for: AuthorizationRequest(
                        way: .givenToken, redirect: request.redirect, state: request.state,
                        challenge: request.challenge, rights: [], language: .english))
            }
        },
    ]

    /// The challenge is that of RFC 7636, appendix B.
    private static let request = AuthorizationRequest(
        way: .loopbackCode, redirect: URL(string: "http://127.0.0.1:8420/sign-in/back")!,
        state: SecretText("Jb3VQm0Xr4mS0yJ2b8w1n6v3c9z7k5t_aAbBcC-d012"),
        challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM", rights: ["photos", "video"], language: .russian)

    private static func fields(of page: URL) -> [String: String] {
        let items = URLComponents(url: page, resolvingAgainstBaseURL: true)?.queryItems ?? []
        return Dictionary(items.map { ($0.name, $0.value ?? "") }) { first, _ in first }
    }
}
