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

/// VK ID: OAuth 2.1 with PKCE (id.vk.com/about/business/go/docs). Everything that a program asks is answered with status 200.
extension SimulatedVK {
    func idResponse(to request: Request, at path: String) -> Response {
        switch (path, request.method) {
        case ("/authorize", "GET"), ("/authorize", "HEAD"), ("/authorize", "POST"): authorizeID(request)
        case ("/oauth2/auth", "POST"): tokenResponse(to: request)
        case ("/oauth2/user_info", "POST"): userResponse(to: request)
        case ("/oauth2/public_info", "POST"): maskedUserResponse(to: request)
        case ("/oauth2/logout", "POST"): ending(request) { $0.end(sessionOf: $1, because: .loggedOut) }
        case ("/oauth2/revoke", "POST"): ending(request) { signIns, _ in signIns.withdraw() }
        case ("/not_robot_captcha", "GET"), ("/not_robot_captcha", "HEAD"), ("/not_robot_captcha", "POST"):
            captchaPage(request)
        case ("/challenge.js", "GET"): .text(.ok, Self.challengeScript, type: "text/javascript; charset=utf-8")
        case ("/authorize", _), ("/not_robot_captcha", _),
            (_, _) where path.hasPrefix("/oauth2/"):
            .text(.methodNotAllowed, "Not so.\n")
        default: .text(.notFound, "Not found.\n")
        }
    }

    private func authorizeID(_ request: Request) -> Response {
        let say = PageLanguage(ofVK: request)
        guard request.queryValue("client_id") == application.clientID else {
            return .mistake("invalid_client", "client_id", in: say)
        }
        guard let redirectURI = request.queryValue("redirect_uri"), application.allows(redirectURI: redirectURI) else {
            return .mistake("invalid_request", "redirect_uri", in: say)
        }
        let state = request.queryValue("state")
        func refused(_ error: String, _ description: String) -> Response {
            Redirect.query(
                redirectURI,
                [("error", error), ("error_description", description), ("state", conduct.state(insteadOf: state))])
        }
        guard request.queryValue("response_type") == "code" else {
            return refused("invalid_request", "response_type is invalid")
        }
        guard let state, state.utf8.count >= 32, state.utf8.allSatisfy(\.isOfVerifier) else {
            return refused("invalid_request", "state is missing or invalid")
        }
        guard request.queryValue("code_challenge_method")?.lowercased() == "s256" else {
            return refused("invalid_request", "code_challenge_method is invalid")
        }
        guard let challenge = request.queryValue("code_challenge"), challenge.utf8.count == 43,
            challenge.utf8.allSatisfy(\.isOfVerifier), request.queryValue("code_verifier") == nil
        else { return refused("invalid_request", "code_challenge is missing or invalid") }

        let asked = Scopes.asked(inVKID: request.queryValue("scope"))
        if request.queryValue("prompt") == "none" {
            guard self.signIns.withLock({ $0.isAllowed(application.clientID) })
            else { return refused("interaction_required", "The person has to agree first") }
        } else {
            switch ConsentPage.Decision(of: request) {
            case nil: return consentPage(for: asked, to: request, in: say)
            case .refuse:
                return refused(
                    "access_denied",
                    conduct.refusal(usually: "User denied"))
            case .allow: break
            }
        }
        let deviceID = Secret.hexadecimal()
        let code = keepCode(
            redirectURI: redirectURI, challenge: CodeChallenge(challenge), scopes: asked, deviceID: deviceID)
        return Redirect.query(
            redirectURI,
            [
                ("code", code), ("state", conduct.state(insteadOf: state)),
                ("device_id", conduct.signInFlaws.contains(.noDeviceID) ? nil : deviceID), ("type", "code_v2"),
                ("expires_in", "600"), ("ext_id", Secret.hexadecimal()),
            ])
    }

    func consentPage(for scopes: [String], to request: Request, in say: PageLanguage) -> Response {
        let person = Person.signedIn.name(in: say)
        return ConsentPage(
            service: "VK", application: application.name, person: "\(person.first) \(person.last)",
            rights: scopes.map { Scopes.words(for: $0, in: say) }
        ).response(to: request, in: say)
    }

    /// - Parameter scopes: what was asked for; what is withheld is dropped in silence.
    func keepCode(redirectURI: String, challenge: CodeChallenge?, scopes: [String], deviceID: String) -> String {
        let granted = scopes.filter { !conduct.withheld.map(\.rawValue).contains($0) }
        let expiry = now + SignIns.codeLifetime
        return signIns.withLock {
            $0.keep(
                SignIns.Code(
                    clientID: application.clientID, redirectURI: redirectURI, challenge: challenge, scopes: granted,
                    expiry: expiry, deviceID: deviceID))
        }
    }
}

extension PageLanguage {
    /// As `lang_id` says (0 is Russian, 3 English), or else as the browser does.
    init(ofVK request: Request) {
        switch request.queryValue("lang_id") ?? request.queryValue("lang") {
        case "0", "ru": self = .russian
        case "3", "en": self = .english
        default: self.init(of: request)
        }
    }
}

extension Person {
    func name(in say: PageLanguage) -> (first: String, last: String) {
        say == .russian ? russian : english
    }
}

extension UInt8 {
    /// `A-Za-z0-9_-`: what VK takes in a verifier and a state.
    var isOfVerifier: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
            true
        default: false
        }
    }
}

extension Response {
    /// What a person sees when a program sent them with something wrong and nobody may be told about it.
    static func mistake(_ error: String, _ name: String, in say: PageLanguage) -> Response {
        let title = say("This sign-in cannot go on", "Вход невозможен")
        return .page(.badRequest, title: title, language: say, narrow: true) {
            div(.class("card")) {
                h1 { title }
                p {
                    say(
                        "The program that opened this page is not known here, or asked to go back to an unknown place.",
                        "Программа, открывшая эту страницу, здесь не зарегистрирована, или адрес возврата ей не принадлежит."
                    )
                }
                p(.class("quiet")) { code { "\(error): \(name)" } }
            }
        }
    }
}
