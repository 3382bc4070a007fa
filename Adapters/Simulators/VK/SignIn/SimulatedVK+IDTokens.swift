import SimulatorKit
import Synchronization
import VKFixtures
import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What VK ID says to programs: tokens, who is signed in, and how a session ends.
extension SimulatedVK {
    func tokenResponse(to request: Request) -> Response {
        let sent = request.field("state")
        func refused(_ error: String, _ description: String) -> Response { .refusal(error, description, state: sent) }
        guard request.field("client_id") == application.clientID else {
            return refused("invalid_client", "client_id is missing or invalid")
        }
        guard let deviceID = request.field("device_id"), !deviceID.isEmpty else {
            return refused("invalid_request", "device_id is invalid")
        }
        let now = now
        switch request.field("grant_type") {
        case "authorization_code":
            guard let code = request.field("code"),
                let kept = signIns.withLock({ $0.redeem(code, at: now) }), let challenge = kept.challenge
            else { return refused("invalid_request", "code is missing or invalid") }
            guard kept.deviceID == deviceID else { return refused("invalid_request", "device_id is invalid") }
            guard kept.redirectURI == request.field("redirect_uri") else {
                return refused("invalid_request", "redirect_uri is invalid")
            }
            guard let verifier = request.field("code_verifier"), (43...128).contains(verifier.utf8.count),
                verifier.utf8.allSatisfy(\.isOfVerifier), challenge.isMet(by: verifier)
            else { return refused("invalid_request", "code_verifier is missing or invalid") }
            return answer(with: signIns.withLock { $0.begin(by: kept, at: now) }, state: sent)
        case "refresh_token":
            let token = request.field("refresh_token") ?? ""
            if let known = signIns.withLock({ $0.deviceID(ofRefreshToken: token) }), known != deviceID {
                return refused("invalid_request", "device_id is invalid")
            }
            let scopes = request.field("scope").map { Scopes.asked(inVKID: $0) }
            let issued = signIns.withLock {
                $0.refresh(
                    token, clientID: application.clientID, deviceID: deviceID, scopes: scopes, at: now)
            }
            guard let issued else { return refused("invalid_request", "refresh_token is missing or invalid") }
            return answer(with: issued, state: sent)
        default: return refused("invalid_request", "grant_type is missing or invalid")
        }
    }

    private func answer(with issued: SignIns.Issued, state: String?) -> Response {
        let flaws = conduct.signInFlaws
        return .json(
            .record(presentOf: [
                "refresh_token": flaws.contains(.noRefreshToken) ? nil : .text(issued.refreshToken),
                "access_token": .text(issued.accessToken), "id_token": issued.idToken.map(JSONValue.text),
                "token_type": "Bearer", "expires_in": .number(Int(SignIns.accessLifetime)),
                "user_id": .number(Person.signedIn.id),
                "state": (flaws.contains(.otherStateInAnswer) ? Secret.hexadecimal() : state).map(JSONValue.text),
                "scope": .text(issued.scopes.joined(separator: " ")),
            ]))
    }

    // MARK: Who is signed in

    /// The access token, from the body or the header, while it is good.
    private func accessToken(of request: Request) -> String? {
        guard request.field("client_id") == application.clientID,
            let token = request.field("access_token") ?? request.credentials(scheme: "Bearer")
        else { return nil }
        let now = now
        return signIns.withLock { $0.end(of: token, at: now) } == nil ? token : nil
    }

    func userResponse(to request: Request) -> Response {
        guard let token = accessToken(of: request), let scopes = signIns.withLock({ $0.token(token)?.scopes })
        else { return .refusal("invalid_token", "access_token is missing or invalid") }
        let person = Person.signedIn
        return .json([
            "user": .record(presentOf: [
                "user_id": .text("\(person.id)"), "first_name": .text(person.russian.first),
                "last_name": .text(person.russian.last),
                "phone": scopes.contains("phone") ? "79990000000" : nil,
                "avatar": .text(avatar(50)), "email": scopes.contains("email") ? "anna@example.com" : nil, "sex": 1,
                "verified": false, "birthday": "29.03.1996",
            ])
        ])
    }

    func maskedUserResponse(to request: Request) -> Response {
        guard let token = request.field("id_token"), signIns.withLock({ $0.isIDToken(token) }) else {
            return .refusal("invalid_id_token", "id_token is missing or invalid")
        }
        let person = Person.signedIn
        return .json([
            "user": [
                "user_id": .text("\(person.id)"), "first_name": .text(person.russian.first),
                "last_name": .text(person.russian.last.prefix(1) + "."), "phone": "+7 *** *** ** 00",
                "avatar": .text(avatar(50)), "email": "an***@example.com",
            ]
        ])
    }

    func ending(_ request: Request, _ end: (inout SignIns, String) -> Void) -> Response {
        guard let token = accessToken(of: request) else {
            return .refusal("invalid_token", "access_token is missing or invalid")
        }
        signIns.withLock { end(&$0, token) }
        return .json(["response": 1])
    }

    /// A picture of the signed-in person, or of the community.
    func avatar(_ side: Int) -> String {
        let address = state.withLock(\.addresses.api)
        let file = side <= 75 ? "75x75" : side <= 130 ? "130x130" : "200x200"
        return PictureHost.address(of: "photos/teal-silk-\(file).jpg", kind: .avatar, on: address)
    }
}
