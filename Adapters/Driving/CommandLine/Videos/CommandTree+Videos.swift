import Arguments

extension CommandTree {
    static let videoID = Operand.required(
        "ID",
        Phrase(
            "The whole id, or its number where that is enough",
            "Идентификатор целиком или его номер, если он один такой"))
    static let source = Operand.required(
        "ID|URL",
        Phrase(
            "The whole id, its number, or an address of the web (with -o)",
            "Идентификатор, его номер или адрес в сети (с -o)"))
    static let file = Option.optional(
        "output", short: "o", placeholder: "FILE", kind: .file,
        Phrase("Put the file there, not on the shelf", "Сохранить в этот файл, а не в загрузки"))
    static let sha256 = Option.optional(
        "sha256", placeholder: "HEX",
        Phrase(
            "Save no other file than the one of this SHA-256 (with -o)", "Сохранить только файл с этой суммой (с -o)"))

    static let videos = Command(
        "videos", Phrase("The video catalog", "Каталог видео"),
        commands: [
            Command("list", Phrase("List the videos, live or kept", "Список видео, свежий или сохранённый")),
            Command("show", Phrase("Show one video", "Показать одно видео"), operands: [videoID]),
            Command(
                "download", Phrase("Keep a video for offline", "Сохранить видео для просмотра без сети"),
                details: Phrase(
                    """
                    Goes on where an earlier download stopped. Interrupting it keeps what has come.
                    With -o, a video that is kept already is copied without a network. A file that is there already \
                    is never replaced: it counts as done if it has the right length, or the SHA-256 that you gave.
                    """,
                    """
                    Продолжает прерванную загрузку. При остановке загруженное сохраняется.
                    С -o уже сохранённое видео копируется без сети. Имеющийся файл никогда не заменяется: если его \
                    длина или указанная сумма SHA-256 верна, он считается готовым.
                    """),
                options: [file, sha256], operands: [source]),
            Command("cancel", Phrase("Stop a download", "Остановить загрузку"), operands: [videoID]),
            Command(
                "remove", Phrase("Remove a kept or unfinished video", "Удалить сохранённое или недокачанное видео"),
                operands: [videoID]),
            Command("kept", Phrase("List what is kept and under way", "Что сохранено и что скачивается")),
            Command("verify", Phrase("Check the kept files again", "Проверить сохранённые файлы")),
        ])
}
