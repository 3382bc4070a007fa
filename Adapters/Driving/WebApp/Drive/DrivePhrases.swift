import Drive
import SharedKernel
import Wording

// Every word of the disk's lists and of its files.

extension Phrase {
    static let drive = Phrase("Drive", "Диск")
    static let drivePurpose = Phrase(
        "Sign in to see your files, here and without a connection.",
        "Войдите, чтобы увидеть свои файлы — и без связи тоже.")
    static let allFiles = Phrase("All files", "Все файлы")
    static let recentFiles = Phrase("Recent", "Последние")
    static let publishedFiles = Phrase("Published files", "Опубликованные файлы")
    static let toAllFiles = Phrase("To all files", "Ко всем файлам")

    // MARK: The first pages
    static let welcomeFiles = Phrase("All your files in one place", "Все ваши файлы в одном месте")
    static let welcomeFilesExplained = Phrase(
        "Browse your disk folder by folder, or by what came last. Pictures, documents and music open right here.",
        "Смотрите диск по папкам или по последним файлам. Снимки, документы и музыка открываются прямо здесь.")
    static let welcomeSharing = Phrase("Share in two clicks", "Поделиться — в два касания")
    static let welcomeSharingExplained = Phrase(
        "Give somebody the file itself or a link to it. A link can be taken back at any time.",
        "Отправьте сам файл или ссылку на него. Ссылку можно отозвать в любой момент.")
    static let welcomeOffline = Phrase("There without a network, too", "Доступно и без сети")
    static let welcomeOfflineExplained = Phrase(
        "What you have opened is kept on this computer until you sign out.",
        "То, что вы открывали, хранится на этом компьютере, пока вы не выйдете.")
    static func pageOf(_ number: Int, _ count: Int) -> Phrase {
        Phrase("\(number) of \(count)", "\(number) из \(count)")
    }
    static let skip = Phrase("Skip", "Пропустить")
    static let next = Phrase("Next", "Далее")
    static let begin = Phrase("Begin", "Начать")

    // MARK: Lists
    static let recentFilesUpToDate = Phrase("Latest files", "Последние файлы")
    static func recentFilesSaved(_ ago: String) -> Phrase {
        Phrase("Latest files, saved \(ago)", "Последние файлы, сохранено \(ago)")
    }
    static let folderIsEmpty = Phrase("This folder is empty", "Папка пуста")
    static let folderIsEmptyExplained = Phrase(
        "Drop files onto this page, or press “Upload”.", "Перетащите сюда файлы или нажмите «Загрузить».")
    static let nothingRecent = Phrase("No files yet", "Файлов пока нет")
    static let nothingRecentExplained = Phrase(
        "What is uploaded to the disk will appear here, newest first.",
        "Здесь появится то, что загружено на диск, сначала новое.")
    static let nothingPublished = Phrase("Nothing is published", "Ничего не опубликовано")
    static let nothingPublishedExplained = Phrase(
        "Files and folders with a link for everybody will appear here.",
        "Здесь появятся файлы и папки, на которые есть общая ссылка.")
    static let toTheBeginning = Phrase("To the beginning", "К началу")
    static let folderNotThere = Phrase("There is no such folder", "Такой папки нет")
    static let folderNotThereExplained = Phrase(
        "It may have been deleted, moved or renamed.", "Возможно, её удалили, переместили или переименовали.")
    static let noFiles = Phrase("The files could not be loaded", "Не удалось загрузить файлы")
    static let isPublished = Phrase("Everybody who has the link can see it", "Видно всем, у кого есть ссылка")

    // MARK: One file
    static let fileNotThere = Phrase("There is no such file", "Такого файла нет")
    static let fileNotShown = Phrase("The file could not be opened", "Не удалось открыть файл")
    static let created = Phrase("Created", "Создан")
    static let changed = Phrase("Changed", "Изменён")
    static let sizeOfFile = Phrase("Size", "Размер")
    static let place = Phrase("Folder", "Папка")
    static let link = Phrase("Link", "Ссылка")
    static let bring = Phrase("Download", "Скачать")
    static let pause = Phrase("Pause", "Приостановить")
    static let fileProgress = Phrase("Progress of the file", "Ход загрузки файла")
    static func fileKept(_ size: String) -> Phrase {
        Phrase("On this computer, \(size)", "На этом компьютере, \(size)")
    }
    static func fileOnDisk(_ size: String) -> Phrase {
        Phrase("On the disk only, \(size)", "Только на диске, \(size)")
    }
    static let removeFromHere = Phrase("Remove from this computer", "Убрать с этого компьютера")
    static let saveToFolder = Phrase("Save as a file", "Сохранить файлом")
    static let opensWhenHere = Phrase(
        "It opens here once it is on this computer.", "Откроется здесь, когда будет на этом компьютере.")
    static let cannotBeShown = Phrase(
        "Files of this kind cannot be shown here. Download it to open it with another program.",
        "Такие файлы здесь не открываются. Скачайте файл, чтобы открыть его другой программой.")
    static let fileIsEmpty = Phrase("There is nothing in this file.", "Файл пуст.")
    static let onlyPreview = Phrase(
        "This is a preview: browsers cannot show the picture itself.",
        "Это уменьшенная копия: сам снимок браузеры не показывают.")
    static let preparingDocument = Phrase("Preparing the document…", "Готовим документ…")
    static let browserCannotPlay = Phrase(
        "The browser cannot play this. Save it and open it with another program.",
        "Браузер не может это воспроизвести. Сохраните файл и откройте его другой программой.")
    static let infectedExplained = Phrase(
        "The service found a virus in this file. It is not opened here.",
        "В этом файле найден вирус. Здесь он не открывается.")
}

extension Noun {
    static let item = Noun(english: ("item", "items"), russian: ("объект", "объекта", "объектов"))
}
