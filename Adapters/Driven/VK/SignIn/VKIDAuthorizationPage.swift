import Auth
import HTTPTransport
import SharedKernel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// VK ID's page, `{id}/authorize`: it sends the browser back with a code and a device id in the query.
struct VKIDAuthorizationPage {
    let id: URL
    let clientID: VKClientID

    func address(for request: AuthorizationRequest) throws(AuthError) -> URL {
        let rights = ["vkid.personal_info"] + request.rights.map(\.rawValue).sorted()
        let address = id.appending(path: "authorize").asking([
            ("response_type", "code"), ("client_id", try clientID.required()),
            ("redirect_uri", request.redirect.absoluteString), ("state", request.state.revealed),
            ("code_challenge", request.challenge), ("code_challenge_method", "S256"),
            ("scope", rights.joined(separator: " ")), ("lang_id", request.language.numberInVK),
        ])
        guard let address else { throw .serviceFailed }
        return address
    }
}

extension Language {
    fileprivate var numberInVK: String {
        switch self {
        case .russian: "0"
        case .english: "3"
        }
    }
}
