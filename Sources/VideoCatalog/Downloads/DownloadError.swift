public import SharedKernel

/// What can go wrong with a download, by what a person can do about it.
public enum DownloadError: Error, Hashable, Sendable, Codable {
    /// There is no way to the video's host, or it stopped answering.
    case offline
    /// The host was reached and failed, again and again.
    case sourceFailed
    /// The host refuses more questions for now.
    case tryLater(after: Duration)
    /// The link leads nowhere.
    case gone
    /// The host does not give the file away: not without a sign-in, not here, or not any more by this link.
    case refused
    /// The link leads in circles, from a secure connection to an open one, or out of the web: it is not followed.
    case badLink
    /// The link leads to a page, or to something else that is no video.
    case notAVideo
    /// The link leads to a playlist of segments (HLS), which cannot be kept yet.
    case isStream
    /// The feed gave no usable link.
    case nothingToDownload
    /// The disk has no room for the rest and for what must stay free.
    ///
    /// - Parameter missingBytes: how much is to be freed; `nil` where that is not known.
    case noRoom(missingBytes: Int?)
    /// The host does not send what was asked for, or not the file that was promised.
    case damaged
    /// The file has another SHA-256 than the person gave: nothing of it is kept.
    case otherFingerprint
    /// Another Vitrine on this computer is downloading it.
    case busyElsewhere
    /// The folder of the file cannot be read or written, or is not there.
    case storageFailed
    /// Another file stands where the person wants it.
    case placeIsTaken
    /// A folder stands where the person wants it.
    case placeIsFolder
    /// The video could not be looked up.
    case catalog(VideoCatalogError)
    /// The caller stopped waiting: what has come stays, and nobody is told.
    case cancelled

    /// Whether the same download can go on where it stopped, once the person did something about it; otherwise asking
    /// again begins anew.
    public var isResumable: Bool {
        switch self {
        case .offline, .sourceFailed, .tryLater, .noRoom, .busyElsewhere, .storageFailed, .cancelled: true
        case .gone, .refused, .badLink, .notAVideo, .isStream, .nothingToDownload, .damaged, .otherFingerprint,
            .placeIsTaken,
            .placeIsFolder, .catalog:
            false
        }
    }
}

extension DownloadError {
    /// What a media inspector's failure means for a download.
    init(inspecting error: VideoCatalogError) {
        self =
            switch error {
            case .offline: .offline
            case .sourceFailed: .sourceFailed
            case .unreadable: .notAVideo
            case .tryLater(let wait): .tryLater(after: wait)
            case .cancelled: .cancelled
            case .notFound, .storageFailed: .catalog(error)
            }
    }

    /// What happened and what to do about it.
    public func message(in language: Language) -> String {
        switch language {
        case .english: english
        case .russian: russian
        }
    }

    private var english: String {
        switch self {
        case .offline: "There is no connection to the video's host, or it breaks. Check it, then go on."
        case .sourceFailed: "The video's host keeps failing. Resume later."
        case .tryLater(let wait): "The video's host asks to wait. Resume in \(wait.words(in: .english))."
        case .gone: "There is no video where the link leads. Refresh the list, or check the address."
        case .refused: "The video's host does not give it away by this link. Refresh the list, or check the address."
        case .badLink:
            "The link leads in circles, or to a place that is not secure. Refresh the list, or check the address."
        case .notAVideo: "The link leads to something that is not a video. Refresh the list, or check the address."
        case .isStream: "This video is a stream. Streams play while there is a connection; they cannot be kept yet."
        case .nothingToDownload: "The feed gave no link for this video. Refresh the list, then try again."
        case .noRoom(let missing?):
            "There is too little room on the disk. Free \(Self.megabytes(missing)) MB, then go on."
        case .noRoom(nil): "There is too little room on the disk. Free some, then go on."
        case .damaged:
            "The video's host does not send the file as it was asked for, so it was not kept. Try again later."
        case .otherFingerprint:
            "The file's SHA-256 is not the one you gave, so it was not saved. Check the address and the SHA-256."
        case .busyElsewhere: "Another Vitrine on this computer is downloading this video. Wait until it is done."
        case .storageFailed:
            "The file's folder cannot be read or written. Check that it is there, and its permissions, then go on."
        case .placeIsTaken: "There is another file of that name. Name another, or remove it first."
        case .placeIsFolder: "That is a folder. Name the file in it."
        case .catalog(let error): error.message(in: .english)
        case .cancelled: "Cancelled. What has come is kept."
        }
    }

    private var russian: String {
        switch self {
        case .offline: "Связи с хранилищем видео нет, или она обрывается. Проверьте подключение и продолжите."
        case .sourceFailed: "Хранилище видео отвечает ошибкой. Продолжите позже."
        case .tryLater(let wait):
            "Хранилище видео просит подождать. Продолжите через \(wait.words(in: .russian))."
        case .gone: "По этой ссылке нет видео. Обновите список или проверьте адрес."
        case .refused: "Хранилище не отдаёт видео по этой ссылке. Обновите список или проверьте адрес."
        case .badLink: "Ссылка ходит по кругу или ведёт в небезопасное место. Обновите список или проверьте адрес."
        case .notAVideo: "Ссылка ведёт не на видео. Обновите список или проверьте адрес."
        case .isStream: "Это потоковое видео. Его можно смотреть, пока есть связь; сохранять потоки пока нельзя."
        case .nothingToDownload: "В ленте нет ссылки на это видео. Обновите список и попробуйте снова."
        case .noRoom(let missing?): "На диске мало места. Освободите \(Self.megabytes(missing)) МБ и продолжите."
        case .noRoom(nil): "На диске мало места. Освободите место и продолжите."
        case .damaged: "Хранилище отдаёт файл не так, как его просят, поэтому он не сохранён. Повторите позже."
        case .otherFingerprint:
            "Сумма SHA-256 файла не та, что указана, поэтому он не сохранён. Проверьте адрес и сумму."
        case .busyElsewhere: "Это видео уже скачивает другая копия Vitrine. Дождитесь её."
        case .storageFailed:
            "Папку этого файла не удаётся прочитать или записать. Проверьте, есть ли она, и права на неё, затем продолжите."
        case .placeIsTaken: "Там уже есть другой файл. Выберите другое имя или сначала удалите его."
        case .placeIsFolder: "Это папка. Назовите файл в ней."
        case .catalog(let error): error.message(in: .russian)
        case .cancelled: "Отменено. Загруженное сохранено."
        }
    }

    private static func megabytes(_ bytes: Int) -> Int { max(1, (bytes + 999_999) / 1_000_000) }
}
