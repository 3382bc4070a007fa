// Every word of what changes the disk.

extension Phrase {
    static let rename = Phrase("Rename", "Переименовать")
    static let renameTitle = Phrase("New name", "Новое имя")
    static let nameOfItem = Phrase("Name", "Имя")
    static let move = Phrase("Move", "Переместить")
    static let moveHere = Phrase("Move here", "Переместить сюда")
    static func moveTitle(_ name: String) -> Phrase {
        Phrase("Where does “\(name)” go?", "Куда переместить «\(name)»?")
    }
    static let noFoldersHere = Phrase("There are no folders in here.", "Папок здесь нет.")
    static let delete = Phrase("Delete", "Удалить")
    static func deleteQuestion(_ name: String) -> Phrase { Phrase("Delete “\(name)”?", "Удалить «\(name)»?") }
    static let deleteExplained = Phrase(
        "It goes to the trash of the disk, and can be brought back from there.",
        "Он попадёт в корзину диска, оттуда его можно вернуть.")
    static let deleteForever = Phrase("Delete forever", "Удалить навсегда")
    static func deleteForeverQuestion(_ name: String) -> Phrase {
        Phrase("Delete “\(name)” forever?", "Удалить «\(name)» навсегда?")
    }
    static let deleteForeverExplained = Phrase(
        "It does not go to the trash: nothing brings it back.", "В корзину он не попадёт, вернуть его будет нельзя.")
    static let keepIt = Phrase("Keep", "Оставить")
    static func movedToTrash(_ name: String) -> Phrase {
        Phrase("“\(name)” is in the trash.", "«\(name)» в корзине.")
    }

    static let newFolder = Phrase("New folder", "Новая папка")
    static let createFolder = Phrase("Create", "Создать")

    // MARK: Names that are taken, and endings
    static func nameIsTaken(_ name: String) -> Phrase {
        Phrase("“\(name)” is there already", "«\(name)» там уже есть")
    }
    static let nameIsTakenExplained = Phrase(
        "Keep both, and the new one gets a number. Or replace what is there: it is then gone.",
        "Можно сохранить оба: новый получит номер. Или заменить то, что там есть: оно исчезнет.")
    static let keepBoth = Phrase("Keep both", "Сохранить оба")
    static let replaceIt = Phrase("Replace", "Заменить")
    static let endingChanges = Phrase("Change the ending?", "Изменить расширение?")
    static func endingChangesExplained(_ ending: String) -> Phrase {
        Phrase(
            "Without “.\(ending)” other programs may not know how to open it.",
            "Без «.\(ending)» другие программы могут не понять, чем открыть файл.")
    }
    static let keepEnding = Phrase("Choose another name", "Выбрать другое имя")
    static let changeEnding = Phrase("Change it", "Изменить")

    // MARK: Links
    static let publish = Phrase("Get a link for everybody", "Получить общую ссылку")
    static let unpublish = Phrase("Unpublish", "Закрыть доступ")
    static func unpublishNamed(_ name: String) -> Phrase {
        Phrase("Unpublish “\(name)”", "Закрыть доступ к «\(name)»")
    }
    static let linkIsReady = Phrase("The link is ready", "Ссылка готова")
}
