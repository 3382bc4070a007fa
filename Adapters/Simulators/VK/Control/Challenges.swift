import HTMLBuilder
import SimulatorKit
import Synchronization
import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Captchas and validations: what is asked of a person, and what lets a program through afterwards.
struct Challenges: Sendable {
    /// Whose call a captcha stopped, by the session in its link, until when.
    private var captchas: [String: (token: String, expiry: Date)] = [:]
    private var successTokens: [String: String] = [:]
    private var pictures: [String: String] = [:]
    private var validations: [String: String] = [:]
    /// Tokens that are not asked again, until when.
    private var passes: [String: Date] = [:]

    /// Nobody is asked twice in ten minutes.
    private static let pass: TimeInterval = 600
    private static let captchaLifetime: TimeInterval = 300
    /// What the old picture shows.
    static let pictureWord = "vitrine"

    func isPassed(by token: String, at now: Date) -> Bool {
        passes[token].map { now < $0 } ?? false
    }

    mutating func captcha(for token: String, at now: Date) -> String {
        let session = Secret.hexadecimal()
        captchas[session] = (token, now + Self.captchaLifetime)
        return session
    }

    mutating func picture(for token: String) -> String {
        let sid = "\(Int.random(in: 100_000_000_000...999_999_999_999))"
        pictures[sid] = token
        return sid
    }

    mutating func validation(for token: String) -> String {
        let hash = Secret.hexadecimal()
        validations[hash] = token
        return hash
    }

    /// A person passed the captcha: what the program has to send; `nil` where the link is too old.
    mutating func solve(_ session: String, at now: Date) -> String? {
        guard let captcha = captchas.removeValue(forKey: session), now < captcha.expiry else { return nil }
        let successToken = Secret.hexadecimal() + Secret.hexadecimal()
        successTokens[successToken] = captcha.token
        return successToken
    }

    func knows(_ session: String, at now: Date) -> Bool {
        captchas[session].map { now < $0.expiry } ?? false
    }

    func knows(validation hash: String) -> Bool { validations[hash] != nil }

    mutating func validate(_ hash: String, at now: Date) -> Bool {
        guard let token = validations.removeValue(forKey: hash) else { return false }
        passes[token] = now + Self.pass
        return true
    }

    /// Whether a call brings what it was asked for; each serves once.
    mutating func admit(_ call: APICall, token: String, at now: Date) -> Bool {
        let solved = call["success_token"].flatMap { successTokens.removeValue(forKey: $0) }
        let typed =
            call["captcha_key"] == Self.pictureWord
            ? call["captcha_sid"].flatMap { pictures.removeValue(forKey: $0) } : nil
        guard (solved ?? typed) == token else { return false }
        passes[token] = now + Self.pass
        return true
    }
}

extension SimulatedVK {
    /// The page that a captcha's `redirect_uri` leads to. It shows the `success_token`, and tells it to whoever opened it.
    func captchaPage(_ request: Request) -> Response {
        let say = PageLanguage(of: request)
        let session = request.queryValue("session_token") ?? ""
        let now = now
        let title = say("Are you a person?", "Вы не робот?")
        guard state.withLock({ $0.challenges.knows(session, at: now) }) else {
            return .page(.gone, title: title, language: say, narrow: true) {
                div(.class("card")) {
                    h1 { say("This link is too old", "Ссылка устарела") }
                    p { say("Ask for the photos again to get a new one.", "Повторите запрос, чтобы получить новую.") }
                }
            }
        }
        guard request.method == "POST", let token = state.withLock({ $0.challenges.solve(session, at: now) }) else {
            return .page(title: title, language: say, narrow: true) {
                div(.class("card")) {
                    h1 { title }
                    p {
                        say(
                            "A program asks more than usual in your name.",
                            "Программа обращается от вашего имени чаще обычного.")
                    }
                    form(.method("post"), .action(request.target)) {
                        p(.class("actions")) { button { say("I am not a robot", "Я не робот") } }
                    }
                }
            }
        }
        return .page(title: title, language: say, narrow: true) {
            div(.class("card")) {
                h1 { say("Thank you", "Спасибо") }
                p { say("If the program asks for a code, give it this one:", "Если программа просит код, вот он:") }
                p { code(.id("success-token")) { token } }
            }
            script(.src("/challenge.js"))
        }
    }

    /// Tells the page that opened the captcha what it yielded.
    static let challengeScript = """
        const success_token = document.querySelector('#success-token')?.textContent;
        if (success_token) (opener ?? (parent === window ? null : parent))?.postMessage({success_token}, '*');

        """

    /// The page that a validation's `redirect_uri` leads to; it ends on `blank.html`.
    func validationPage(_ request: Request) -> Response {
        let say = PageLanguage(of: request)
        let hash = request.queryValue("hash") ?? ""
        let now = now
        let blank = state.withLock(\.addresses.oauth) + "/blank.html"
        switch ConsentPage.Decision(of: request) {
        case .allow:
            let isDone = state.withLock { $0.challenges.validate(hash, at: now) }
            return Redirect.fragment(blank, [(isDone ? "success" : "fail", "1")])
        case .refuse: return Redirect.fragment(blank, [("cancel", "1")])
        case nil: break
        }
        guard state.withLock({ $0.challenges.knows(validation: hash) }) else {
            return Redirect.fragment(blank, [("fail", "1")])
        }
        let title = say("Is it you?", "Это вы?")
        return .page(title: title, language: say, narrow: true) {
            div(.class("card")) {
                h1 { title }
                p { say("Somebody signed in from a new place.", "Кто-то вошёл в аккаунт из нового места.") }
                form(.method("post"), .action(request.target)) {
                    p(.class("actions")) {
                        button(.name("decision"), .value("allow")) { say("Yes, it is me", "Да, это я") }
                        button(.name("decision"), .value("refuse"), .class("plain")) { say("Not now", "Не сейчас") }
                    }
                }
            }
        }
    }
}
