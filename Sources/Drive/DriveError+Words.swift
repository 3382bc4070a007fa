public import SharedKernel

extension DriveError {
    /// What happened and what to do about it.
    public func message(in language: Language) -> String {
        switch language {
        case .english: english
        case .russian: russian
        }
    }

    private var english: String {
        switch self {
        case .signInNeeded(.signedOut): "Sign in to see your disk."
        case .signInNeeded(.sessionEnded): "Your session has ended. Sign in again."
        case .rightMissing: "This sign-in does not allow that. Sign in again and allow access to the disk."
        case .accountHasNoDisk: "This account has no disk. Sign in with another one."
        case .programRefused: "The service does not accept this program. Check the client id in the settings."
        case .notFound: "It is not there: deleted, moved or renamed, perhaps. Refresh the list."
        case .parentMissing: "The folder for it is not there. Create it first."
        case .alreadyExists: "Something of that name is there already. Choose another name, replace it, or keep both."
        case .notAFolder: "That is a file. Choose a folder."
        case .notAFile: "That is a folder. Choose a file."
        case .intoItself: "A folder cannot go into itself. Choose another place."
        case .badName(let fault): fault.message(in: .english)
        case .locked: "Another change of it is still under way. Try again in a moment."
        case .readOnly: "The disk is being looked after and cannot be changed for now. Try again later."
        case .uploadLimitReached: "The service takes no more uploads this month."
        case .tryLater(let wait): "The disk asks to wait. Try again in \(Self.time(wait, .english))."
        case .diskFull: "The disk has no room for it. Delete something and empty the trash, then try again."
        case .overQuota: "There is more on the disk than there may be. Free some space at the service, then try again."
        case .fileTooLarge: "The service takes no file that large."
        case .infected: "The service found a virus in this file."
        case .changedElsewhere: "It was changed elsewhere meanwhile. Refresh the list, then try again."
        case .operationFailed: "The service began the change and could not finish it. Refresh the list, then try again."
        case .damaged: "The file did not arrive as it was sent, so it was not kept. Try again."
        case .offline: "The disk cannot be reached. Check the connection, then try again."
        case .serviceFailed: "The disk answered with a failure of its own. Try again later."
        case .unreadable: "The disk sent something that cannot be read. Try again later."
        case .notKept: "This was not opened before, so there is nothing to show of it without a connection."
        case .localFileUnreadable: "The file on this computer is not there, or cannot be read."
        case .localFileChanged: "The file was changed while it was sent. Send it again."
        case .placeIsTaken: "There is another file of that name. Name another, or remove it first."
        case .nameTooLongHere: "The name is too long for this computer. Save it under a shorter one."
        case .noRoom(let missing?):
            "There is too little room on this computer. Free \(max(1, (missing + 999_999) / 1_000_000)) MB, then go on."
        case .noRoom(nil): "There is too little room on this computer. Free some, then go on."
        case .busyElsewhere: "Another Vitrine on this computer is at this file. Wait until it is done."
        case .storageFailed:
            "What is saved on this computer cannot be read or written. Check the free space and the folder's permissions."
        case .cancelled: "Cancelled."
        }
    }

    private var russian: String {
        switch self {
        case .signInNeeded(.signedOut): "Войдите, чтобы увидеть свой диск."
        case .signInNeeded(.sessionEnded): "Сеанс завершён. Войдите снова."
        case .rightMissing: "На это нет разрешения. Войдите снова и разрешите доступ к диску."
        case .accountHasNoDisk: "У этой учётной записи нет диска. Войдите под другой."
        case .programRefused: "Сайт не принимает эту программу. Проверьте идентификатор приложения в настройках."
        case .notFound: "Возможно, его удалили, переместили или переименовали. Обновите список."
        case .parentMissing: "Папки для этого нет. Сначала создайте её."
        case .alreadyExists: "Такое имя уже занято. Выберите другое, замените или сохраните оба."
        case .notAFolder: "Это файл. Выберите папку."
        case .notAFile: "Это папка. Выберите файл."
        case .intoItself: "Папку нельзя переместить в неё саму. Выберите другое место."
        case .badName(let fault): fault.message(in: .russian)
        case .locked: "С этим ещё выполняется другое действие. Попробуйте чуть позже."
        case .readOnly: "На диске идут работы, менять его пока нельзя. Попробуйте позже."
        case .uploadLimitReached: "В этом месяце загружать на диск больше нельзя."
        case .tryLater(let wait): "Диск просит подождать. Попробуйте через \(Self.time(wait, .russian))."
        case .diskFull: "На диске нет места. Удалите лишнее, очистите корзину и попробуйте снова."
        case .overQuota: "На диске больше файлов, чем разрешено. Освободите место на сайте и попробуйте снова."
        case .fileTooLarge: "Файл слишком большой для этого диска."
        case .infected: "В этом файле найден вирус."
        case .changedElsewhere: "Файл тем временем изменили в другом месте. Обновите список и попробуйте снова."
        case .operationFailed: "Диск начал и не смог закончить. Обновите список и попробуйте снова."
        case .damaged: "Файл пришёл не таким, каким был отправлен, и не сохранён. Попробуйте снова."
        case .offline: "Нет связи с диском. Проверьте подключение и попробуйте снова."
        case .serviceFailed: "Диск ответил ошибкой на своей стороне. Попробуйте позже."
        case .unreadable: "Диск прислал то, что не удаётся прочитать. Попробуйте позже."
        case .notKept: "Это ещё не открывали, поэтому без связи показать нечего."
        case .localFileUnreadable: "Файла на этом компьютере нет, или он не читается."
        case .localFileChanged: "Файл изменился во время отправки. Отправьте его снова."
        case .placeIsTaken: "Там уже есть другой файл. Выберите другое имя или сначала удалите его."
        case .nameTooLongHere: "Имя слишком длинное для этого компьютера. Сохраните под именем короче."
        case .noRoom(let missing?):
            "На этом компьютере мало места. Освободите \(max(1, (missing + 999_999) / 1_000_000)) МБ и продолжите."
        case .noRoom(nil): "На этом компьютере мало места. Освободите его и продолжите."
        case .busyElsewhere: "С этим файлом уже работает другая копия Vitrine. Дождитесь её."
        case .storageFailed:
            "Не удаётся прочитать или записать сохранённое на этом компьютере. Проверьте свободное место и права на папку."
        case .cancelled: "Отменено."
        }
    }

    /// Seconds, minutes or hours, whichever says it shortest; not under one.
    private static func time(_ wait: Duration, _ language: Language) -> String {
        let seconds = max(1, wait.components.seconds)
        return switch (seconds, language) {
        case (..<120, .english): "\(seconds) s"
        case (..<120, .russian): "\(seconds) с"
        case (..<7_200, .english): "\(seconds / 60) min"
        case (..<7_200, .russian): "\(seconds / 60) мин"
        case (_, .english): "\(seconds / 3_600) h"
        case (_, .russian): "\(seconds / 3_600) ч"
        }
    }
}

extension NameFault {
    /// What is wrong with the name.
    public func message(in language: Language) -> String {
        switch (self, language) {
        case (.empty, .english): "Enter a name."
        case (.empty, .russian): "Введите имя."
        case (.reserved, .english): "“.” and “..” cannot be names."
        case (.reserved, .russian): "«.» и «..» не могут быть именами."
        case (.slash, .english): "A name cannot have “/” in it."
        case (.slash, .russian): "В имени не может быть «/»."
        case (.control, .english): "There is a character in the name that cannot be seen. Type the name again."
        case (.control, .russian): "В имени есть невидимый символ. Наберите имя заново."
        case (.tooLong, .english): "The name is too long: at most \(DriveName.longest) characters."
        case (.tooLong, .russian): "Имя слишком длинное: не больше \(DriveName.longest) символов."
        }
    }
}
