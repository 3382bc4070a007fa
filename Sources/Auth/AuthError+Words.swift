public import SharedKernel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension AuthError {
    /// What happened and what to do about it.
    public func message(in language: Language) -> String {
        switch language {
        case .english: english
        case .russian: russian
        }
    }

    private var english: String {
        switch self {
        case .signInNeeded(let reason): reason.message(in: .english)
        case .cancelled: "Sign-in was cancelled."
        case .declined(nil): "Access was not allowed on the provider's page. Sign in again and allow it."
        case .declined(let text?): "Access was not allowed on the provider's page: \(text). Sign in again and allow it."
        case .refused(nil): "The provider did not accept the sign-in. Sign in again."
        case .refused(let text?): "The provider did not accept the sign-in: \(text). Sign in again."
        case .clientRefused(nil): "The provider does not accept this program. Check the client id and its settings."
        case .clientRefused(let text?):
            "The provider does not accept this program: \(text). Check the client id and its settings."
        case .actionNeeded(let page):
            "The provider wants you to confirm something first. Open \(page.absoluteString), then try again."
        case .offline: "The sign-in service cannot be reached. Check the connection, then try again."
        case .serviceFailed: "The sign-in service failed. Try again later."
        case .tryLater(let wait): "The sign-in service asks to wait. Try again in \(wait.words(in: .english))."
        case .configurationMissing(let setting, let page):
            "No client id is set. Get one at \(page.absoluteString) and set \(setting)."
        case .wayNotOffered: "This provider does not offer this way to sign in."
        case .stateMismatch: "This answer does not belong to a sign-in that was begun here, or was used. Sign in again."
        case .foreignRedirect: "This answer came to another address than was asked for. Sign in again."
        case .unreadableRedirect:
            "This is not the address that the sign-in ended at. Copy the whole address from the browser."
        case .attemptExpired: "The sign-in took too long. Sign in again."
        case .tokenIsGiven: "The token comes from the settings. Remove it there to sign in or out here."
        case .storageFailed:
            "The session on this computer cannot be read or written. Check the free space and the folder's permissions."
        case .newerStorage: "The session on this computer was saved by a newer Vitrine. Update this one."
        }
    }

    private var russian: String {
        switch self {
        case .signInNeeded(let reason): reason.message(in: .russian)
        case .cancelled: "Вход отменён."
        case .declined(nil): "На странице сервиса доступ не разрешён. Войдите снова и разрешите его."
        case .declined(let text?): "На странице сервиса доступ не разрешён: \(text). Войдите снова и разрешите его."
        case .refused(nil): "Сервис не принял вход. Войдите снова."
        case .refused(let text?): "Сервис не принял вход: \(text). Войдите снова."
        case .clientRefused(nil): "Сервис не принимает эту программу. Проверьте идентификатор клиента и его настройки."
        case .clientRefused(let text?):
            "Сервис не принимает эту программу: \(text). Проверьте идентификатор клиента и его настройки."
        case .actionNeeded(let page):
            "Сервис просит сначала подтвердить вход. Откройте \(page.absoluteString) и попробуйте снова."
        case .offline: "Нет связи с сервисом входа. Проверьте подключение и попробуйте снова."
        case .serviceFailed: "Сервис входа ответил ошибкой. Попробуйте позже."
        case .tryLater(let wait):
            "Сервис входа просит подождать. Попробуйте через \(wait.words(in: .russian))."
        case .configurationMissing(let setting, let page):
            "Не задан идентификатор клиента. Получите его на \(page.absoluteString) и задайте \(setting)."
        case .wayNotOffered: "Этот сервис не предлагает такого способа входа."
        case .stateMismatch: "Этот ответ не относится к начатому здесь входу или уже использован. Войдите снова."
        case .foreignRedirect: "Этот ответ пришёл не на тот адрес, который был указан. Войдите снова."
        case .unreadableRedirect: "Это не адрес, на котором закончился вход. Скопируйте из браузера адрес целиком."
        case .attemptExpired: "Вход занял слишком много времени. Войдите снова."
        case .tokenIsGiven: "Токен задан в настройках. Уберите его там, чтобы входить и выходить здесь."
        case .storageFailed:
            "Не удаётся прочитать или записать сеанс на этом компьютере. Проверьте свободное место и права на папку."
        case .newerStorage: "Сеанс на этом компьютере сохранён более новой Vitrine. Обновите эту программу."
        }
    }
}
