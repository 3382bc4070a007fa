import Registration
import SharedKernel
import Wording

// Every word of registration and of the main screen. What the rules say stands with them, in the domain.

extension Phrase {
    static let catalog = Phrase("Catalog", "Каталог")

    // MARK: The form
    static let registration = Phrase("Registration", "Регистрация")
    static let register = Phrase("Register", "Регистрация")
    static let registrationPurpose = Phrase(
        "Your name greets you on this computer, and goes nowhere else.",
        "Имя нужно, чтобы здороваться с вами, и остаётся на этом компьютере.")
    static let showPassword = Phrase("Show the password", "Показать пароль")
    static let ruleKept = Phrase("Done:", "Выполнено:")

    static let catalogPurpose = Phrase(
        "Products, books and contests, once you have registered.",
        "Товары, книги и соревнования — после регистрации.")

    // MARK: The greeting
    static let greetingButton = Phrase("Greeting", "Приветствие")
    static let greetingWish = Phrase("Good to see you here.", "Рады вас видеть.")

    // MARK: The profile
    static let registeredAt = Phrase("Registered", "Регистрация")
    static let noProfile = Phrase("The profile could not be opened", "Не удалось открыть профиль")
    static let forgetProfile = Phrase("Forget the profile", "Удалить профиль")
    static let forgetQuestion = Phrase("Forget this profile?", "Удалить этот профиль?")
    static let forgetExplained = Phrase(
        "Your name and date of birth go from this computer. To see the catalog, you will have to register again.",
        "Имя и дата рождения исчезнут с этого компьютера. Чтобы увидеть каталог, нужно будет зарегистрироваться снова.")
    static let keepProfile = Phrase("Keep it", "Оставить")

    // MARK: The list
    static let whichCatalog = Phrase("List", "Список")
    static let loadingList = Phrase("Loading the list…", "Загружаем список…")
    static let emptyCatalog = Phrase("The list is empty", "Список пуст")
    static let emptyCatalogExplained = Phrase(
        "Its source is there, but has nothing to show now.", "Источник на месте, но показать ему сейчас нечего.")
    static func noCatalog(_ kind: CatalogKind) -> Phrase {
        Phrase(
            "\(kind.title(in: .english)) could not be loaded",
            "Не удалось загрузить \(kind.title(in: .russian).lowercased())")
    }

    // MARK: A row
    static let noPrice = Phrase("No price", "Без цены")
    static let noAuthor = Phrase("Author unknown", "Автор неизвестен")
    static let noDateYet = Phrase("Date not set yet", "Дата пока не назначена")
    static let noDuration = Phrase("duration unknown", "длительность неизвестна")
    static let contestRuns = Phrase("Now", "Идёт")
    static let contestOver = Phrase("Over", "Завершено")
}

extension SourceWords {
    static let catalog = SourceWords(
        offline: Phrase("The source cannot be reached.", "Нет связи с источником."),
        failed: Phrase("The source failed.", "В источнике произошёл сбой."),
        unreadable: Phrase("The source sent something unreadable.", "Источник прислал непонятный ответ."),
        tryLater: Phrase("The source asks to wait.", "Источник просит подождать."))
}

extension Noun {
    static func of(_ kind: CatalogKind) -> Noun {
        switch kind {
        case .products: Noun(english: ("product", "products"), russian: ("товар", "товара", "товаров"))
        case .books: Noun(english: ("book", "books"), russian: ("книга", "книги", "книг"))
        case .contests:
            Noun(english: ("contest", "contests"), russian: ("соревнование", "соревнования", "соревнований"))
        }
    }
}
