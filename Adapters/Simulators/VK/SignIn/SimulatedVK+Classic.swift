import HTMLBuilder
import SimulatorKit
import Synchronization
import VKFixtures
import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The classic sign-in: implicit, or by a code with a secret (dev.vk.com/ru/api/access-token/implicit-flow-user).
extension SimulatedVK {
    func oauthResponse(to request: Request, at path: String) -> Response {
        switch (path, request.method) {
        case ("/authorize", "GET"), ("/authorize", "HEAD"), ("/authorize", "POST"): authorizeClassic(request)
        case ("/access_token", "GET"), ("/access_token", "POST"): classicTokenResponse(to: request)
        case ("/blank.html", "GET"), ("/blank.html", "HEAD"): blankPage(request)
        case ("/security_check", "GET"), ("/security_check", "HEAD"), ("/security_check", "POST"):
            validationPage(request)
        case ("/authorize", _), ("/access_token", _), ("/blank.html", _), ("/security_check", _):
            .text(.methodNotAllowed, "Not so.\n")
        default: .text(.notFound, "Not found.\n")
        }
    }

    private func authorizeClassic(_ request: Request) -> Response {
        let say = PageLanguage(ofVK: request)
        if conduct.signInFlaws.contains(.securityError) {
            return .refusal("invalid_request", "Security Error", status: .unauthorized)
        }
        guard request.queryValue("client_id") == application.clientID else {
            return .refusal("invalid_client", "client_id is incorrect", status: .unauthorized)
        }
        guard let redirectURI = request.queryValue("redirect_uri"), application.allows(redirectURI: redirectURI) else {
            return .refusal(
                "invalid_request", "redirect_uri has wrong domain, check application settings", status: .unauthorized)
        }
        let state = conduct.state(insteadOf: request.queryValue("state"))
        guard [nil, "page", "popup", "mobile"].contains(request.queryValue("display")) else {
            return Redirect.query(
                redirectURI,
                [("error", "invalid_request"), ("error_description", "Invalid display parameter"), ("state", state)])
        }
        let asked = Scopes.asked(inClassic: request.queryValue("scope"))
        let isImplicit: Bool
        switch request.queryValue("response_type") {
        case "token": isImplicit = true
        case "code", nil: isImplicit = false
        default: return .refusal("unsupported_response_type", "response_type is invalid", status: .unauthorized)
        }
        func answer(_ fields: [(String, String?)]) -> Response {
            isImplicit ? Redirect.fragment(redirectURI, fields) : Redirect.query(redirectURI, fields)
        }
        switch ConsentPage.Decision(of: request) {
        case nil: return consentPage(for: ["vkid.personal_info"] + asked, to: request, in: say)
        case .refuse:
            return answer([
                ("error", "access_denied"), ("error_reason", "user_denied"),
                ("error_description", conduct.refusal(usually: "User denied your request")),
                ("state", state),
            ])
        case .allow: break
        }
        let code = keepCode(redirectURI: redirectURI, challenge: nil, scopes: asked, deviceID: "")
        guard isImplicit else { return answer([("code", code), ("state", state)]) }
        guard let issued = classicToken(by: code, lifetime: 86_400) else { return Response(.internalServerError) }
        return answer([
            ("access_token", issued.token), ("expires_in", "\(issued.lifetime)"),
            ("user_id", "\(Person.signedIn.id)"), ("email", issued.email), ("state", state),
        ])
    }

    private func classicTokenResponse(to request: Request) -> Response {
        guard request.field("client_id") == application.clientID,
            request.field("client_secret") == application.clientSecret
        else { return .refusal("invalid_client", "client_secret is incorrect", status: .unauthorized) }
        guard
            let issued = classicToken(
                by: request.field("code") ?? "", redirectURI: request.field("redirect_uri") ?? "", lifetime: 43_200)
        else { return .refusal("invalid_grant", "Code is invalid or expired.", status: .unauthorized) }
        return .json(
            .record(presentOf: [
                "access_token": .text(issued.token), "expires_in": .number(issued.lifetime),
                "user_id": .number(Person.signedIn.id), "email": issued.email.map(JSONValue.text),
            ]))
    }

    /// - Parameter redirectURI: `nil` where it was compared before.
    private func classicToken(by code: String, redirectURI: String? = nil, lifetime: Int) -> (
        token: String, lifetime: Int, email: String?
    )? {
        let now = now
        return signIns.withLock { signIns in
            guard let kept = signIns.redeem(code, at: now), kept.challenge == nil,
                redirectURI == nil || redirectURI == kept.redirectURI
            else { return nil }
            let lasts = kept.scopes.contains("offline") ? 0 : lifetime
            let token = signIns.keep(
                SignIns.Token(
                    kind: .user, scopes: kept.scopes, expiry: lasts == 0 ? nil : now + TimeInterval(lasts)))
            return (token, lasts, kept.scopes.contains("email") ? "anna@example.com" : nil)
        }
    }

    private func blankPage(_ request: Request) -> Response {
        let say = PageLanguage(of: request)
        let title = say("Go back to the program now", "Теперь вернитесь в программу")
        return .page(title: title, language: say, narrow: true) {
            div(.class("card")) {
                h1 { title }
                p {
                    say(
                        "If it asks for the address of this page, copy it from the address bar. Give it to nobody else.",
                        "Если она просит адрес этой страницы, скопируйте его из адресной строки. Никому другому его не давайте."
                    )
                }
            }
        }
    }
}
