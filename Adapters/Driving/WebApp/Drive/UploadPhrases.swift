// Every word of files on their way to the disk.

extension Phrase {
    static let uploadFiles = Phrase("Upload", "Загрузить")
    static let dropHere = Phrase("Drop files here to upload them", "Отпустите файлы, чтобы загрузить их")
    static let sendFile = Phrase("Send the chosen file", "Отправить выбранный файл")
    static let smallFilesOnly = Phrase(
        "Without scripts a file may have up to 1 MB.", "Без скриптов файл может быть размером до 1 МБ.")
    static let uploadProgress = Phrase("Progress of the upload", "Ход отправки")
    static func gatheringFile(_ came: String) -> Phrase {
        Phrase("Reading the file, \(came)", "Читаем файл, \(came)")
    }
    static let uploadInterrupted = Phrase(
        "The page was left before the whole file had been read. Choose the file again to upload it.",
        "Страницу закрыли раньше, чем файл был прочитан целиком. Выберите его снова, чтобы загрузить.")
    static let diskChecksFile = Phrase("Sent, the disk is checking it", "Отправлено, диск проверяет файл")
    static let sessionHadEnded = Phrase(
        "It was not sent, because the session had ended.", "Файл не отправлен: сеанс завершился.")
    static let onDiskNow = Phrase("On the disk", "На диске")
    static let clearList = Phrase("Clear the list", "Очистить список")
}
