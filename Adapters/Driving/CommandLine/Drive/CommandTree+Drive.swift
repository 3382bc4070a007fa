import Arguments

extension CommandTree {
    static let drivePath = Operand.required(
        "PATH", Phrase("On the disk: /Trips/lake.jpg", "На диске: /Отпуск/озеро.jpg"))
    static let drivePaths = Operand.many("PATH", Phrase("Paths on the disk", "Пути на диске"))
    static let driveFolder = Operand.optional(
        "PATH", Phrase("A folder on the disk; the whole disk without it", "Папка на диске; без неё — весь диск"))
    static let driveTarget = Operand.required(
        "TO", Phrase("A folder that is there, or the whole new path", "Имеющаяся папка или весь новый путь"))
    static let localFile = Operand.required(
        "FILE", kind: .file, Phrase("A file or folder of this computer", "Файл или папка на этом компьютере"))
    static let trashID = Operand.required(
        "ID", Phrase("Its id, or its name where only one is called so", "Идентификатор или имя, если оно одно такое"))
    static let question = Operand.many("WORD", Phrase("What the names have in them", "Слова из имени"))
    static let deep = Option.flag(
        "recursive", short: "R", Phrase("With everything in the folders", "Со всем содержимым папок"))
    static let output = Option.optional(
        "output", short: "o", placeholder: "FILE", kind: .file,
        Phrase("Put it there, not into the working directory", "Сохранить туда, а не в текущий каталог"))
    static let replace = Option.flag("replace", Phrase("Replace what is there", "Заменить то, что там есть"))
    static let keepBoth = Option.flag(
        "keep-both", Phrase("Give the new one a number", "Сохранить оба, добавив номер"))
    static let permanently = Option.flag(
        "permanently", Phrase("Forever, past the trash", "Навсегда, минуя корзину"))
    static let yes = Option.flag("yes", Phrase("Delete forever without asking", "Удалять навсегда без вопроса"))
    static let refresh = Option.flag(
        "refresh", Phrase("Walk the disk anew, not the kept index", "Обойти диск заново, а не по сохранённому"))

    static let drive = Command(
        "drive", Phrase("The files of your disk", "Файлы на вашем диске"),
        commands: [
            Command("info", Phrase("How large it is, and how full", "Размер и занятое место")),
            Command(
                "ls", Phrase("What is in a folder", "Содержимое папки"), options: [deep, page],
                operands: [driveFolder]),
            Command("recent", Phrase("What was uploaded last", "Последние загруженные"), options: [page]),
            Command("published", Phrase("What everybody can see", "Что доступно по ссылке"), options: [page]),
            Command("show", Phrase("One file or folder", "Один файл или папка"), operands: [drivePath]),
            Command(
                "get", Phrase("Bring a file or a folder here", "Скачать файл или папку"),
                details: Phrase(
                    "Goes on where it stopped, checks the hash, and never replaces another file unless told to.",
                    "Продолжает прерванное, сверяет сумму и не заменяет других файлов без --replace."),
                options: [output, replace], operands: [drivePath]),
            Command(
                "put", Phrase("Send a file or a folder there", "Загрузить файл или папку"),
                details: Phrase(
                    "Checks the hash that the disk reports. A folder that was interrupted goes on: what is there is left.",
                    "Сверяет сумму, которую называет диск. Прерванная папка продолжается: загруженное остаётся."),
                options: [replace, keepBoth], operands: [localFile, driveTarget]),
            Command("mkdir", Phrase("Make a folder", "Создать папку"), operands: [drivePath]),
            Command(
                "mv", Phrase("Move or rename", "Переместить или переименовать"), options: [replace, keepBoth],
                operands: [drivePath, driveTarget]),
            Command(
                "cp", Phrase("Copy", "Скопировать"), options: [replace, keepBoth], operands: [drivePath, driveTarget]),
            Command(
                "rm", Phrase("Delete, into the trash", "Удалить в корзину"), options: [permanently, yes],
                operands: [drivePaths]),
            Command(
                "publish", Phrase("Share a link, and print it", "Открыть доступ и вывести ссылку"),
                operands: [drivePath]),
            Command("unpublish", Phrase("Take the link back", "Закрыть доступ по ссылке"), operands: [drivePath]),
            Command(
                "trash", Phrase("What was deleted", "Удалённое"),
                commands: [
                    Command("list", Phrase("What is in it", "Что в ней"), options: [page]),
                    Command(
                        "restore", Phrase("Bring one back", "Вернуть"), options: [replace, keepBoth],
                        operands: [trashID]),
                    Command(
                        "erase", Phrase("Delete one forever", "Удалить навсегда"), options: [yes], operands: [trashID]),
                    Command("empty", Phrase("Delete all forever", "Удалить всё навсегда"), options: [yes]),
                ]),
            Command(
                "find", Phrase("Find by name, at once and offline", "Найти по имени, сразу и без сети"),
                options: [refresh], operands: [question]),
            Command(
                "sizes", Phrase("How large each folder is", "Сколько занимает каждая папка"), options: [refresh],
                operands: [driveFolder]),
            Command("duplicates", Phrase("Files that are there twice", "Одинаковые файлы"), options: [refresh]),
        ])
}
