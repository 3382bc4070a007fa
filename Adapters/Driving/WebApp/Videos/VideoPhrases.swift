import SharedKernel
import VideoCatalog
import Wording

// Every word of the Videos screens.

extension Phrase {
    static let refresh = Phrase("Refresh", "Обновить")
    static let stream = Phrase("Stream", "Поток")
    static let untitled = Phrase("Untitled video", "Видео без названия")
    static let listOfVideos = Phrase("List of videos", "Список видео")
    static let seeAll = Phrase("See all", "Показать все")
    static let loadVideos = Phrase("Load the videos", "Загрузить видео")

    // MARK: How fresh the list is
    static let loadingVideos = Phrase("Loading the videos…", "Загружаем видео…")
    static let checking = Phrase("Checking for new videos…", "Ищем новые видео…")

    // MARK: No list
    static let noVideos = Phrase("There are no videos yet", "Видео пока нет")
    static let noVideosExplained = Phrase(
        "The feed is there, but it is empty. New videos will appear here.",
        "Лента на месте, но она пуста. Новые видео появятся здесь.")
    static let noList = Phrase("The videos could not be loaded", "Не удалось загрузить видео")

    // MARK: Entries that could not be read
    static func entriesNotRead(_ count: Int) -> Phrase {
        Phrase(
            "\(Words(.english).count(count, .entry)) of the feed could not be read",
            "Не удалось прочитать: \(Words(.russian).count(count, .entry)) ленты")
    }
    static func skipped(_ entry: SkippedEntry) -> Phrase {
        switch entry.reason {
        case .notARecord:
            Phrase("Entry \(entry.position) is no record.", "Запись \(entry.position) не описывает видео.")
        case .missingID: Phrase("Entry \(entry.position) has no id.", "У записи \(entry.position) нет номера.")
        case .repeated:
            Phrase(
                "Entry \(entry.position) repeats an earlier one.", "Запись \(entry.position) повторяет одну из прежних."
            )
        }
    }

    // MARK: Details
    static let nextLesson = Phrase("Next lesson", "Следующий урок")
    static let previousLesson = Phrase("Previous lesson", "Предыдущий урок")
    static let otherVideos = Phrase("Other videos", "Другие видео")
    static let noDescription = Phrase("No description.", "Без описания.")
    static let nothingToPlay = Phrase(
        "The feed gave no link that can be played.", "В ленте нет ссылки, которую можно воспроизвести.")
    static let isStream = Phrase(
        "This video is a stream. Vitrine cannot play streams yet; a player that knows HLS can.",
        "Это потоковое видео. Витрина его пока не воспроизводит; откройте его в проигрывателе с поддержкой HLS.")
    static let openElsewhere = Phrase("Open the link", "Открыть ссылку")
    static let findingPlayer = Phrase("Finding out what the link leads to…", "Выясняем, куда ведёт ссылка…")
    static let notPlayable = Phrase(
        "The link leads to something that is not a video.", "Ссылка ведёт на что-то, что не является видео.")
    static let cannotAskLink = Phrase(
        "The host of this video did not answer. Check the connection, then try again.",
        "Сервер с этим видео не ответил. Проверьте подключение и попробуйте снова.")
    static let cannotPlay = Phrase(
        "This video cannot be played now. Check the connection, then try again.",
        "Сейчас это видео не воспроизводится. Проверьте подключение и попробуйте снова.")
    static let noSuchVideo = Phrase("There is no such video", "Такого видео нет")
    static let backToVideos = Phrase("Back to the videos", "Вернуться к видео")
}

extension SourceWords {
    static let videoFeed = SourceWords(
        offline: Phrase("The video feed cannot be reached.", "Нет связи с лентой видео."),
        failed: Phrase("The video feed failed.", "В ленте видео произошёл сбой."),
        unreadable: Phrase("The video feed sent something unreadable.", "Лента прислала не список видео."),
        tryLater: Phrase("The video feed asks to wait.", "Лента видео просит подождать."))
}
