import HTMLBuilder
import SimulatorKit
import Synchronization
import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The pages of the sign-in, for people.
extension SimulatedYandex {
    func oauthResponse(to request: Request, at path: String) -> Response {
        switch (path, request.method) {
        case ("/authorize", "GET"), ("/authorize", "HEAD"), ("/authorize", "POST"): authorize(request)
        case ("/verification_code", "GET"), ("/verification_code", "HEAD"): codePage(request)
        case ("/device", "GET"), ("/device", "HEAD"), ("/device", "POST"): devicePage(request)
        case ("/token", "POST"): tokenResponse(to: request)
        case ("/device/code", "POST"): deviceCode(request)
        case ("/revoke_token", "POST"): revoke(request)
        case ("/info", "GET"), ("/info", "POST"): personResponse(to: request)
        default: .oauth(["error": "not_found", "error_description": "Not Found"], status: .notFound)
        }
    }

    private func authorize(_ request: Request) -> Response {
        let say = PageLanguage(of: request)
        func mistake(_ words: String) -> Response { self.mistake(words, in: say) }
        guard request.queryValue("client_id") == application.clientID else { return mistake("unknown client_id") }
        // A program with one address may leave it out.
        let redirectURI = request.queryValue("redirect_uri") ?? application.redirectURIs.last ?? ""
        guard application.allows(redirectURI: redirectURI) else { return mistake("redirect_uri does not match") }
        let sent = request.queryValue("state")
        let isImplicit = request.queryValue("response_type") == "token"
        func back(_ fields: [(String, String?)]) -> Response {
            let fields = fields + [("state", conduct.state(insteadOf: sent))]
            if redirectURI.hasSuffix("/verification_code") {
                return Redirect.query(state.withLock(\.addresses.oauth) + "/verification_code", fields)
            }
            return isImplicit ? Redirect.fragment(redirectURI, fields) : Redirect.query(redirectURI, fields)
        }
        func refused(_ error: String, _ description: String) -> Response {
            back([("error", error), ("error_description", description)])
        }
        guard isImplicit || request.queryValue("response_type") == "code" else {
            return refused("unsupported_response_type", "response_type is unknown")
        }
        let challenge = request.queryValue("code_challenge")
        let method = request.queryValue("code_challenge_method") ?? "plain"
        guard ["S256", "plain"].contains(method), challenge.map({ (43...128).contains($0.utf8.count) }) ?? true else {
            return refused("invalid_request", "code_challenge is invalid")
        }
        let deviceID = request.queryValue("device_id")
        guard Self.isDevice(deviceID) else { return refused("invalid_request", "device_id is invalid") }
        guard let scopes = Self.scopes(request.queryValue("scope"), request.queryValue("optional_scope")) else {
            return refused("invalid_scope", "scope is unknown")
        }
        switch ConsentPage.Decision(of: request) {
        case nil: return consentPage(for: scopes, to: request, in: say)
        case .refuse: return refused("access_denied", "The user denied access to the application")
        case .allow: break
        }
        let (now, granted) = (now, scopes.subtracting(conduct.withheld))
        if isImplicit {
            let issued = state.withLock { $0.signIns.issue(scopes: granted, deviceID: deviceID, at: now) }
            return back([
                ("access_token", issued.accessToken), ("token_type", "bearer"), ("expires_in", "\(issued.lifetime)"),
            ])
        }
        let code = state.withLock {
            $0.signIns.keep(
                SignIns.Code(
                    redirectURI: redirectURI, challenge: challenge, method: method, scopes: granted,
                    deviceID: deviceID, expiry: now + SignIns.codeLifetime))
        }
        return back([("code", code), ("cid", "\(Secret.hexadecimal().prefix(12))")])
    }

    /// What a program may ask for; without a word, all that it is registered for. `nil` for what Yandex does not know.
    static func scopes(_ asked: String?, _ optional: String?) -> Set<DiskScope>? {
        let names = ((asked ?? "") + " " + (optional ?? "")).split(separator: " ").map(String.init)
        let scopes = names.compactMap(DiskScope.init)
        guard scopes.count == names.filter({ !$0.hasPrefix("login:") }).count else { return nil }
        return names.isEmpty ? [.info, .read, .write] : Set(scopes)
    }

    /// 6 to 50 printable signs of ASCII, or none.
    static func isDevice(_ id: String?) -> Bool {
        id.map { (6...50).contains($0.utf8.count) && $0.utf8.allSatisfy { (0x20...0x7E).contains($0) } } ?? true
    }

    func consentPage(for scopes: Set<DiskScope>, to request: Request, in say: PageLanguage) -> Response {
        ConsentPage(
            service: say("Yandex ID", "Яндекс ID"), application: application.name,
            person: state.withLock(\.signIns.person.name),
            rights: DiskScope.allCases.filter(scopes.contains).map { $0.words(in: say) }
        ).response(to: request, in: say)
    }

    /// The page that shows a code, for a person to type it elsewhere.
    private func codePage(_ request: Request) -> Response {
        let say = PageLanguage(of: request)
        let title = say("Your code", "Код подтверждения")
        return .page(title: title, language: say, narrow: true) {
            div(.class("card")) {
                h1 { title }
                p { strong { request.queryValue("code") ?? request.queryValue("error") ?? "–" } }
                p(.class("quiet")) { say("Type it into the program.", "Введите его в приложении.") }
            }
        }
    }

    /// What a person sees when a program sent them with something wrong and nobody may be told about it.
    func mistake(_ words: String, in say: PageLanguage) -> Response {
        let title = say("This sign-in cannot go on", "Вход невозможен")
        return .page(.badRequest, title: title, language: say, narrow: true) {
            div(.class("card")) {
                h1 { title }
                p(.class("quiet")) { code { words } }
            }
        }
    }
}

extension YandexConduct {
    /// The state that is sent back.
    func state(insteadOf state: String?) -> String? {
        if signInFlaws.contains(.noState) { return nil }
        return signInFlaws.contains(.otherState) ? Secret.hexadecimal() : state
    }
}

extension DiskScope {
    /// In the person's words.
    func words(in say: PageLanguage) -> String {
        switch self {
        case .info: say("information about your Disk", "доступ к информации о Диске")
        case .read: say("reading the whole Disk", "чтение всего Диска")
        case .write: say("writing anywhere on the Disk", "запись в любом месте на Диске")
        case .appFolder: say("its own folder on the Disk", "доступ к папке приложения на Диске")
        }
    }
}

extension Response {
    /// As the authorization server answers programs.
    static func oauth(_ value: JSONValue, status: Status = .ok) -> Response {
        var response = Response.text(status, value.encoded(), type: "application/json")
        response.headers["Cache-Control"] = "no-store"
        response.acceptsRanges = false
        return response
    }

    /// 400 with another shape than the Disk's errors have.
    static func oauthError(_ error: String, _ description: String) -> Response {
        .oauth(["error": .text(error), "error_description": .text(description)], status: .badRequest)
    }
}
