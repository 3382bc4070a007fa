// Every word of the profile, the trash, the search and the room that things take up.

extension Phrase {
    static let figuresUpToDate = Phrase("Up to date", "Данные свежие")
    static let owner = Phrase("Owner", "Владелец")
    static let usedBytes = Phrase("Used", "Занято")
    static let freeBytes = Phrase("Free", "Свободно")
    static let totalBytes = Phrase("Total", "Всего")
    static let inTrash = Phrase("In the trash", "В корзине")
    static let signOutQuestion = Phrase(
        "Are you sure you want to log out? All local data will be deleted.",
        "Вы уверены, что хотите выйти? Все локальные данные будут удалены.")
    static let stay = Phrase("Stay", "Остаться")

    // MARK: Trash
    static let trash = Phrase("Trash", "Корзина")
    static let trashExplained = Phrase(
        "What is here takes up space until it is deleted forever.",
        "То, что здесь, занимает место, пока не удалено навсегда.")
    static let noTrash = Phrase("The trash could not be opened", "Не удалось открыть корзину")
    static let trashIsEmpty = Phrase("The trash is empty", "Корзина пуста")
    static let trashIsEmptyExplained = Phrase(
        "What you delete goes here first, and can be brought back.",
        "Удалённое сначала попадает сюда, и его можно вернуть.")
    static let restore = Phrase("Bring back", "Вернуть")
    static let emptyTrash = Phrase("Empty the trash", "Очистить корзину")
    static let emptyTrashQuestion = Phrase("Empty the trash?", "Очистить корзину?")
    static let eraseQuestion = Phrase("Delete it forever?", "Удалить навсегда?")
    static let eraseExplained = Phrase("Nothing brings it back.", "Вернуть будет нельзя.")

    // MARK: Search
    static let searchDisk = Phrase("Search the disk", "Поиск по диску")
    static let walkingDisk = Phrase("Reading the whole disk once…", "Один раз читаем весь диск…")
    static func indexOf(_ files: String, _ ago: String) -> Phrase {
        Phrase("\(files), as they were \(ago)", "\(files), как было \(ago)")
    }
    static let nothingFound = Phrase("Nothing was found", "Ничего не нашлось")
    static let nothingFoundExplained = Phrase(
        "No name on the disk has these words in it.", "На диске нет имён с такими словами.")

    // MARK: Room
    static let space = Phrase("What takes up space", "Что занимает место")
    static let folderSizes = Phrase("Folders by size", "Папки по размеру")
    static let openFolder = Phrase("Open the folder", "Открыть папку")
    static let duplicates = Phrase("Identical files", "Одинаковые файлы")
    static let noDuplicates = Phrase("No two files are the same.", "Одинаковых файлов нет.")
    static func duplicatesWaste(_ size: String) -> Phrase {
        Phrase("Keeping one of each would free \(size).", "Если оставить по одному, освободится \(size).")
    }
}
