// Every word of the frame, the first page and the settings. A domain's words stand with its screens.

extension Phrase {
    // MARK: Frame
    static let home = Phrase("Home", "Главная")
    static let profile = Phrase("Profile", "Профиль")
    static let videos = Phrase("Videos", "Видео")
    static let settings = Phrase("Settings", "Настройки")
    static let moreDestinations = Phrase("More", "Ещё")
    static let navigation = Phrase("Sections", "Разделы")
    static let skipToContent = Phrase("Skip to the content", "К содержанию")
    static let switchToDark = Phrase("Switch to dark", "Включить тёмное оформление")
    static let switchToLight = Phrase("Switch to light", "Включить светлое оформление")
    static let notRunning = Phrase(
        "Vitrine is not running. Start it again, then reload this page.",
        "Витрина не запущена. Запустите её снова и обновите страницу.")
    static let tryAgain = Phrase("Try again", "Попробовать снова")
    static let close = Phrase("Close", "Закрыть")
    static let cancel = Phrase("Cancel", "Отмена")

    // MARK: Home
    static let goodMorning = Phrase("Good morning", "Доброе утро")
    static let goodAfternoon = Phrase("Good afternoon", "Добрый день")
    static let goodEvening = Phrase("Good evening", "Добрый вечер")
    static let goodNight = Phrase("Good night", "Доброй ночи")

    // MARK: Settings
    static let appearance = Phrase("Appearance", "Оформление")
    static let likeTheSystem = Phrase("Auto", "Авто")
    static let light = Phrase("Light", "Светлое")
    static let dark = Phrase("Dark", "Тёмное")
    static let language = Phrase("Language", "Язык")
    static let keptHere = Phrase("Kept on this computer", "Сохранено на этом компьютере")
    static let folder = Phrase("Folder", "Папка")
    static let onlyInMemory = Phrase(
        "In memory only, until Vitrine stops", "Только в памяти, пока Витрина работает")
    static let version = Phrase("Version", "Версия")
    static let aboutVitrine = Phrase("About Vitrine", "О Витрине")
    static let demo = Phrase("Demo", "Демонстрация")
    static let demoExplained = Phrase(
        "The services behind this demo run on this computer. Their pages let you cut the connection or slow it down.",
        "Службы этой демонстрации работают на вашем компьютере. На их страницах можно оборвать или замедлить связь.")
    static let allParts = Phrase("All parts of the screens", "Все части экранов")

    // MARK: Pages of refusal
    static let openPrintedLink = Phrase("Open the printed link", "Откройте ссылку из терминала")
    static let openPrintedLinkExplained = Phrase(
        "Vitrine printed a link when it started. It holds a key for this launch: open that link, and everything is here.",
        "При запуске Витрина напечатала ссылку с ключом на этот запуск. Откройте её, и всё окажется здесь.")
    static let nothingHere = Phrase("There is nothing here", "Здесь ничего нет")
    static let nothingHereExplained = Phrase(
        "This address leads nowhere. It may have been mistyped, or what was here is gone.",
        "По этому адресу ничего нет: возможно, в нём опечатка или то, что здесь было, исчезло.")
    static let goHome = Phrase("Go to the first page", "Перейти на главную")
    static let ownFault = Phrase("This page could not be made", "Страницу не удалось собрать")
    static let ownFaultExplained = Phrase(
        "The fault is Vitrine's own. Go back and try again. If that does not help, stop Vitrine and start it again.",
        "Это ошибка самой Витрины. Вернитесь и попробуйте снова. Если не поможет, остановите Витрину и запустите её снова."
    )
    static let notFromHere = Phrase("Nothing was changed", "Ничего не изменилось")
    static let notFromHereExplained = Phrase(
        "The request did not come from a current page of Vitrine. Go back, reload the page, then try again.",
        "Запрос пришёл не со свежей страницы Витрины. Вернитесь, обновите страницу и попробуйте снова.")
}
