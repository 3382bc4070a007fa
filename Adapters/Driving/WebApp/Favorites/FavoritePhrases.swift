import SharedKernel
import Wording

// Every word of the favorites.

extension Phrase {
    static let favorites = Phrase("Favorites", "Избранное")
    static func favoriteCount(_ count: Int) -> Phrase {
        Phrase(Words(.english).count(count, .favorite), Words(.russian).count(count, .keptPhoto))
    }
    static let noFavorites = Phrase("No favorites yet", "В избранном пока пусто")
    static let noFavoritesExplained = Phrase(
        "Photos that you mark with the heart appear here, without a network, too.",
        "Здесь будут фотографии, отмеченные сердечком, — и без сети тоже.")
    static let findPhotos = Phrase("Find photos", "Найти фотографии")
    static let authorUnknown = Phrase("Unknown author", "Автор неизвестен")

    // MARK: Changing the list
    static let edit = Phrase("Edit", "Изменить")
    static let done = Phrase("Done", "Готово")
    static let undo = Phrase("Undo", "Вернуть")
    static let removeChosen = Phrase("Remove", "Убрать")
    static func favoriteBy(_ author: String) -> Phrase {
        Phrase("Favorite: photo by \(author)", "В избранном: \(author)")
    }
    static func removed(_ count: Int) -> Phrase {
        Phrase(
            "\(Words(.english).count(count, .photo)) removed from favorites.",
            "Убрано из избранного: \(Words(.russian).count(count, .keptPhoto)).")
    }
    static func moveUp(_ author: String) -> Phrase {
        Phrase("Move up: photo by \(author)", "Выше: \(author)")
    }
    static func moveDown(_ author: String) -> Phrase {
        Phrase("Move down: photo by \(author)", "Ниже: \(author)")
    }
    static let moved = Phrase("Moved", "Перемещено")
}

extension Noun {
    fileprivate static let favorite = Noun(
        english: ("favorite", "favorites"), russian: ("фотография", "фотографии", "фотографий"))
    fileprivate static let keptPhoto = Noun(
        english: ("photo", "photos"), russian: ("фотография", "фотографии", "фотографий"))
}
