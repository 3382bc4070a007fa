import Arguments

extension CommandTree {
    static let photoCount = Option.integer(
        "count", placeholder: "NUMBER", in: 1...30, default: 30, Phrase("How many photos", "Сколько фотографий"))
    static let searchWords = Operand.many("QUERY", Phrase("What to search for", "Что искать"))
    static let photoID = Operand.required(
        "ID",
        Phrase(
            "A photo of a list; after -- where it begins with a dash",
            "Фотография из списка; после --, если начинается с дефиса"))

    static let unsplash = Command(
        "unsplash", Phrase("Photos by others: by chance, by a search", "Чужие фотографии: случайные и по запросу"),
        commands: [
            Command("random", Phrase("List photos by chance", "Список случайных фотографий"), options: [photoCount]),
            Command(
                "search", Phrase("List photos that fit the words", "Список фотографий по запросу"), options: [page],
                operands: [searchWords]),
            Command("show", Phrase("Show one photo", "Показать фотографию"), operands: [photoID]),
        ])
    static let favorites = Command(
        "favorites", Phrase("The photos that you keep", "Фотографии, которые вы сохранили"),
        commands: [
            Command("list", Phrase("List them in your order", "Список в вашем порядке"), options: [page]),
            Command("add", Phrase("Keep a photo", "Добавить фотографию"), operands: [photoID]),
            Command("remove", Phrase("Keep a photo no longer", "Убрать фотографию"), operands: [photoID]),
        ])
}
