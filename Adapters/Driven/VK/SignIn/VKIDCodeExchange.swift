import Auth

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// ``CodeExchange`` at VK ID: `grant_type=authorization_code`.
struct VKIDCodeExchange: CodeExchange {
    let endpoint: VKIDEndpoint

    func grant(for code: AuthorizationCode) async throws(AuthError) -> Grant {
        guard let deviceID = VKIDDevice.id(in: code.extras) else {
            endpoint.tell("VK ID: the redirect brought no \(VKIDDevice.field), without which no code is redeemed")
            throw .refused(nil)
        }
        let tokens = try await endpoint.post(
            "auth",
            [
                ("grant_type", "authorization_code"), ("code", code.code.revealed),
                ("code_verifier", code.verifier.secret.revealed), (VKIDDevice.field, deviceID.revealed),
                ("redirect_uri", code.redirect.absoluteString), ("state", code.state.revealed),
            ], as: VKIDTokens.self)
        guard tokens.state == code.state else {
            endpoint.tell("VK ID, auth: the answer brings another state, or none")
            throw .stateMismatch
        }
        return tokens.grant(on: deviceID)
    }
}
