import HTMLBuilder
public import WebServer

/// The page on which a service asks a person whether a program may use their account. It posts back to the address that
/// it was opened at, with `decision=allow` or `decision=refuse`; closing the window decides nothing.
public struct ConsentPage: Hashable, Sendable {
    public var service: String
    public var application: String
    public var person: String
    /// What the program asks for, in the person's words.
    public var rights: [String]

    public init(service: String, application: String, person: String, rights: [String]) {
        self.service = service
        self.application = application
        self.person = person
        self.rights = rights
    }

    /// What a person decided.
    public enum Decision: String, Hashable, Sendable {
        case allow
        case refuse

        /// `nil` while nothing is decided.
        public init?(of request: Request) {
            guard request.method == "POST", let word = request.form.first(where: { $0.name == "decision" })?.value
            else { return nil }
            self.init(rawValue: word)
        }
    }

    public func response(to request: Request, in say: PageLanguage) -> Response {
        .page(title: say("Sign in with \(service)", "Вход через \(service)"), language: say, narrow: true) {
            div(.class("card")) {
                h1 { say("Sign in with \(service)", "Вход через \(service)") }
                p {
                    say("Signed in as ", "Вы вошли как ")
                    strong { person }
                    "."
                }
                p {
                    strong { application }
                    say(" asks to use this account:", " просит доступ к этому аккаунту:")
                }
                ul { HTML.group(rights.map { right in li { right } }) }
                form(.method("post"), .action(request.target)) {
                    p(.class("actions")) {
                        button(.name("decision"), .value("allow")) { say("Allow", "Разрешить") }
                        button(.name("decision"), .value("refuse"), .class("plain")) { say("Refuse", "Отказать") }
                    }
                }
                p(.class("quiet")) {
                    small {
                        say(
                            "Closing this window gives nothing away. This is a simulator: nobody real is signed in.",
                            "Если закрыть окно, доступ не будет выдан. Это симулятор: настоящего аккаунта здесь нет.")
                    }
                }
            }
        }
    }
}
