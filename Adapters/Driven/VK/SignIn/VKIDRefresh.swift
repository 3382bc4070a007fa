import Auth

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// ``SessionRefresh`` at VK ID: `grant_type=refresh_token`. The refresh token changes each time, and one that is used
/// twice ends the session.
struct VKIDRefresh: SessionRefresh {
    let endpoint: VKIDEndpoint

    func refresh(_ session: Session) async throws(AuthError) -> Grant {
        guard let refreshToken = session.refreshToken, let deviceID = VKIDDevice.id(in: session.extras) else {
            throw .refused(nil)
        }
        // 36 characters, of those that VK ID takes in a state.
        let state = SecretText(UUID().uuidString)
        let tokens = try await endpoint.post(
            "auth",
            [
                ("grant_type", "refresh_token"), ("refresh_token", refreshToken.revealed),
                (VKIDDevice.field, deviceID.revealed), ("state", state.revealed),
            ], as: VKIDTokens.self)
        // Another's state is another's answer. One without any is ours: to lose the new pair would end the session.
        guard tokens.state == nil || tokens.state == state else {
            endpoint.tell("VK ID, auth: the answer brings another state")
            throw .serviceFailed
        }
        return tokens.grant(on: deviceID)
    }
}
