import Auth
import HTTPTransport

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The page of VK's classic sign-in, `{oauth}/authorize`, in its implicit form: the token comes in the fragment of
/// `blank.html`, where no server sees it, and cannot be renewed.
///
/// VK answers "Security Error" to programs that were registered after the middle of 2024, and to a second sign-in that
/// does not say `revoke=1`.
struct VKClassicAuthorizationPage {
    let oauth: URL
    let clientID: VKClientID

    func address(for request: AuthorizationRequest) throws(AuthError) -> URL {
        let address = oauth.appending(path: "authorize").asking([
            ("response_type", "token"), ("client_id", try clientID.required()),
            ("redirect_uri", request.redirect.absoluteString), ("state", request.state.revealed),
            ("scope", request.rights.map(\.rawValue).sorted().joined(separator: ",")), ("display", "page"),
            ("revoke", "1"), ("v", "5.199"),
        ])
        guard let address else { throw .serviceFailed }
        return address
    }
}
