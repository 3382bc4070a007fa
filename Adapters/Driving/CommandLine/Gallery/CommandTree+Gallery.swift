import Arguments

extension CommandTree {
    static let item = Operand.required("ID", Phrase("A photo or a video of the list", "Фотография или видео из списка"))
    static let photos = Operand.any("ID", Phrase("Photos of the list", "Фотографии из списка"))
    static let everyPhoto = Option.flag(
        "all", Phrase("Every photo; those saved before are left as they are", "Все фотографии, кроме уже сохранённых"))
    static let since = Option.optional(
        "since", placeholder: "DATE", Phrase("Only those uploaded since that day", "Только загруженные с этого дня"))
    static let folder = Option.optional(
        "to", placeholder: "DIR", kind: .directory,
        Phrase("Put them there, not among your pictures", "Сохранить в эту папку, а не в изображения"))

    static let gallery = Command(
        "gallery", Phrase("A community's photos and videos", "Фотографии и видео сообщества"),
        commands: [
            Command("photos", Phrase("List photos, newest first", "Список фотографий, сначала новые"), options: [page]),
            Command("videos", Phrase("List videos", "Список видео"), options: [page]),
            Command("show", Phrase("Show one photo or video", "Показать фотографию или видео"), operands: [item]),
            Command(
                "save", Phrase("Save photos among your pictures", "Сохранить фотографии в изображения"),
                details: Phrase(
                    "Saves the best size, never over another file. Interrupted, it goes on from there.",
                    "Сохраняет в лучшем качестве, не заменяя других файлов. Прерванное продолжается."),
                options: [everyPhoto, since, folder], operands: [photos]),
        ])
}
