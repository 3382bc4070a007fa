import Favorites
import SharedKernel
import Wording

// Every word of Discover and its photos.

extension Phrase {
    static let discover = Phrase("Discover", "Обзор")
    static let searchPhotos = Phrase("Search photos", "Поиск фотографий")
    static let loadingPhotos = Phrase("Fetching photos…", "Загружаем фотографии…")
    static let searching = Phrase("Searching…", "Ищем…")
    static let byChance = Phrase("Random photos", "Случайные фотографии")
    static let others = Phrase("Show others", "Показать другие")

    static func found(_ total: Int?, _ shown: Int, _ query: String) -> Phrase {
        let count = max(total ?? shown, shown)
        guard count > 0 else { return .nothingFound(query) }
        return Phrase(
            "\(Words(.english).count(count, .photo)) for “\(query)”",
            "По запросу «\(query)»: \(Words(.russian).number(count)) фото")
    }
    static func nothingFound(_ query: String) -> Phrase {
        Phrase("Nothing found for “\(query)”", "По запросу «\(query)» ничего не нашлось")
    }
    static let noPhotosFoundExplained = Phrase(
        "Try other words, or fewer of them.", "Попробуйте другие слова или сократите запрос.")
    static let noPhotosByChance = Phrase("No photos", "Фотографий нет")
    static let noPhotosByChanceExplained = Phrase(
        "The service has none to show at the moment.", "Сервису сейчас нечего показать.")
    static let openKeyPage = Phrase("Get a key", "Получить ключ")

    static func requestsLeft(_ limit: RateLimit) -> Phrase {
        let (english, russian) = (Words(.english), Words(.russian))
        return Phrase(
            "\(english.number(limit.remaining)) of \(english.number(limit.limit)) requests are left this hour.",
            "В этот час осталось запросов: \(russian.number(limit.remaining)) из \(russian.number(limit.limit))."
        )
    }

    // MARK: One photo
    static func photoBy(_ name: String?) -> Phrase {
        name.map { Phrase("Photo by \($0)", "Фотография: \($0)") } ?? Phrase("Photo", "Фотография")
    }
    static let photo = Phrase("Photo", "Фотография")
    static let by = Phrase("Photo by", "Автор:")
    static let atService = Phrase("on", "на")
    static let unknownAuthor = Phrase("unknown author", "неизвестен")
    static let photoDate = Phrase("Date", "Дата")
    static let dateUnknown = Phrase("Unknown", "Неизвестна")
    static let location = Phrase("Location", "Место")
    static let locationNotGiven = Phrase("Location not given", "Место не указано")
    static let downloads = Phrase("Downloads", "Загрузки")
    static let downloadsUnknown = Phrase("Unknown", "Неизвестно")
    static func keptPhoto(_ ago: String, isFavorite: Bool) -> Phrase {
        isFavorite
            ? Phrase("What you see was kept \(ago).", "Показано то, что сохранено \(ago).")
            : Phrase("What you see was seen in a list \(ago).", "Показано то, что было в списке \(ago).")
    }
    static let noSuchPhoto = Phrase("There is no such photo", "Такой фотографии нет")
    static let backToDiscover = Phrase("Back to Discover", "Вернуться к обзору")

    // MARK: The heart
    static let favorite = Phrase("Favorite", "В избранном")
    static let addToFavorites = Phrase("Add to favorites", "Добавить в избранное")
    static let removeFromFavorites = Phrase("Remove from favorites", "Убрать из избранного")
}
