// Every word of signing in and out.

extension Phrase {
    static let signIn = Phrase("Sign in", "Войти")
    static let signInAgain = Phrase("Sign in again", "Войти снова")
    static let signOut = Phrase("Sign out", "Выйти")
    static func signInWith(_ provider: String) -> Phrase {
        Phrase("Sign in with \(provider)", "Вход через \(provider)")
    }
    static let otherWays = Phrase("Other ways", "Другие способы")
    static let signInByPasting = Phrase("Paste the final address", "Вставить адрес вручную")

    // MARK: While the provider's page is open
    static let otherWindow = Phrase("Go on in the other window", "Продолжите в другом окне")
    static func otherWindowExplained(_ provider: String) -> Phrase {
        Phrase(
            "\(provider) asks there whether Vitrine may use your account. This page then goes on by itself.",
            "Там \(provider) спросит, можно ли Витрине пользоваться вашим аккаунтом. Дальше всё пойдёт само.")
    }
    static let waitingForWindow = Phrase("Waiting for the other window", "Ждём другое окно")
    static func openPage(of provider: String) -> Phrase {
        Phrase("Open \(provider)", "Открыть \(provider)")
    }
    static let pasteHeading = Phrase("Bring the final address", "Вставьте конечный адрес")
    static func pasteExplained(_ provider: String) -> Phrase {
        Phrase(
            "Sign in on the page of \(provider). It ends at an empty page: copy its whole address and paste it here.",
            "Войдите на странице \(provider). В конце откроется пустая страница: скопируйте её адрес целиком и вставьте сюда."
        )
    }
    static let finalAddress = Phrase("Final address or code", "Конечный адрес или код")

    // MARK: How it ended
    static let signInCancelled = Phrase("Sign-in was cancelled", "Вход отменён")
    static let nothingWasChanged = Phrase(
        "The other window was closed. Nothing was passed on.", "Другое окно закрыто. Ничего не передано.")
    static let signInDeclined = Phrase("Access was not allowed", "Доступ не разрешён")
    static let signInFailed = Phrase("Sign-in did not work", "Войти не удалось")
    static let signOutFailed = Phrase("Signing out did not work", "Выйти не удалось")
    static let windowMayClose = Phrase("You can close this window", "Это окно можно закрыть")
    static let goingOn = Phrase("One moment", "Минуту")
    static let goToVitrine = Phrase("Go to Vitrine", "Перейти в Витрину")

    // MARK: Signed out
    static let youAreSignedOut = Phrase("You are signed out.", "Вы вышли.")
    static func removedFromHere(_ what: String?) -> Phrase {
        guard let what else {
            return Phrase(
                "Nothing of the account is left on this computer.", "На этом компьютере от аккаунта ничего не осталось."
            )
        }
        return Phrase("Removed from this computer: \(what).", "Удалено с этого компьютера: \(what).")
    }
    static let notAllRemoved = Phrase(
        "Some of what was saved could not be removed from this computer. Check the folder's permissions.",
        "Часть сохранённого не удалось удалить с этого компьютера. Проверьте права на папку.")
    static let notToldProvider = Phrase(
        "The service could not be told; the access ends there by itself.",
        "Сообщить сервису не удалось; там доступ закончится сам.")
}
