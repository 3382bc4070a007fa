import HTMLBuilder
import SimulatorKit
import Synchronization
import WebServer

/// The page on which a person types the code that a device shows, and decides.
extension SimulatedYandex {
    func devicePage(_ request: Request) -> Response {
        let say = PageLanguage(of: request)
        let now = now
        let typed = request.field("user_code").map { $0.filter { !$0.isWhitespace } } ?? ""
        guard let device = state.withLock({ $0.signIns.device(userCode: typed, at: now) }) else {
            return typedPage(say, isWrong: !typed.isEmpty)
        }
        guard let decision = ConsentPage.Decision(of: request) else {
            // The form posts back to the address that it was opened at: the code has to be in it.
            guard request.queryValue("user_code") != nil else { return .seeOther("/device?user_code=\(typed)") }
            return consentPage(for: device.scopes, to: request, in: say)
        }
        decide(decision, onDeviceWith: device.userCode)
        let title =
            decision == .allow
            ? say("The device is signed in", "Вход на устройстве выполнен") : say("Refused", "Доступ не выдан")
        return .page(title: title, language: say, narrow: true) {
            div(.class("card")) {
                h1 { title }
                p(.class("quiet")) { say("You can close this window.", "Это окно можно закрыть.") }
            }
        }
    }

    private func typedPage(_ say: PageLanguage, isWrong: Bool) -> Response {
        let title = say("Sign in on a device", "Вход на устройстве")
        return .page(isWrong ? .badRequest : .ok, title: title, language: say, narrow: true) {
            div(.class("card")) {
                h1 { title }
                if isWrong { p { say("There is no such code, or it is too old.", "Такого кода нет, или он устарел.") } }
                form(.method("get"), .action("/device")) {
                    p {
                        label(.for("code")) { say("The code that the device shows", "Код с экрана устройства") }
                        input(.id("code"), .name("user_code"), .autocomplete("off"))
                    }
                    p(.class("actions")) { button { say("Continue", "Продолжить") } }
                }
            }
        }
    }
}
