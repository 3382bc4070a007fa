import SharedKernel
import VideoCatalog
import Wording

// Every word of downloads and of the shelf.

extension Phrase {
    static let downloadVideo = Phrase("Download video", "Скачать видео")
    static let cancelDownload = Phrase("Cancel download", "Отменить загрузку")
    static let goOn = Phrase("Resume", "Продолжить")
    static let downloadAgain = Phrase("Download again", "Скачать снова")
    static let removeKeptQuestion = Phrase("Remove this video?", "Удалить это видео?")
    static let removeKeptExplained = Phrase(
        "Its file is deleted from this computer. What is still in the feed can be downloaded again.",
        "Файл удалится с этого компьютера. Если видео ещё есть в ленте, его можно скачать снова.")
    static let keepFile = Phrase("Keep", "Оставить")
    static let remove = Phrase("Remove", "Удалить")
    static let waitingItsTurn = Phrase("Waiting for its turn", "Ждёт своей очереди")
    static let waitingForHost = Phrase("Waiting for the host", "Ждём ответа хранилища")
    static let starting = Phrase("Starting…", "Начинаем…")
    static let checkingFile = Phrase("All received; checking the file…", "Всё загружено; проверяем файл…")
    static let progress = Phrase("Download progress", "Ход загрузки")

    static func paused(_ came: String) -> Phrase { Phrase("Paused, \(came)", "Приостановлено, \(came)") }
    static func came(_ size: String, of total: String) -> Phrase {
        Phrase("\(size) of \(total)", "\(size) из \(total)")
    }
    static func percent(_ number: Int) -> Phrase { Phrase("\(number)%", "\(number)\u{202F}%") }
    static func speed(_ size: String) -> Phrase { Phrase("\(size)/s", "\(size)/с") }
    static func left(_ duration: String) -> Phrase { Phrase("\(duration) left", "осталось \(duration)") }
    static func kept(_ size: String) -> Phrase {
        Phrase(
            "On this computer, \(size). It plays without a network.", "На этом компьютере, \(size). Играет без сети.")
    }

    // MARK: The shelf
    static let downloaded = Phrase("Downloaded", "Скачанное")
    static let downloading = Phrase("Downloads", "Загрузки")
    static let pauseAll = Phrase("Pause all", "Приостановить все")
    static let goOnAll = Phrase("Resume all", "Продолжить все")
    static let nothingKept = Phrase("Nothing downloaded yet", "Пока ничего не скачано")
    static let nothingKeptExplained = Phrase(
        "Videos that you download appear here and play without a network.",
        "Здесь будут скачанные видео; они играют без сети.")
    static func total(of shelf: DownloadsSnapshot, _ visit: Visit) -> Phrase {
        let (count, size) = (shelf.kept.count, visit.words.size(Int64(shelf.keptBytes)))
        return Phrase(
            "\(Words(.english).count(count, .video)), \(size)", "\(Words(.russian).count(count, .video)), \(size)")
    }
    static let cannotDownload = Phrase("The download could not begin", "Не удалось начать загрузку")
    static let cannotRemove = Phrase("The video could not be removed", "Не удалось удалить видео")
}
