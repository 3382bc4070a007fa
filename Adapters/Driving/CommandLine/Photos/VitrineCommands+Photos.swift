import Arguments
public import Favorites
import SharedKernel

extension VitrineCommands {
    /// What the commands of photos by others, and of the favorites among them, need.
    public struct PhotosAndFavorites: Sendable {
        let byChance: DiscoverPhotos
        let search: SearchPhotos
        let photo: ShowPhoto
        let list: ListFavorites
        let toggle: ToggleFavorite
        let remove: RemoveFavorites
        let undo: UndoRemoval

        public init(
            byChance: DiscoverPhotos, search: SearchPhotos, photo: ShowPhoto, list: ListFavorites,
            toggle: ToggleFavorite, remove: RemoveFavorites, undo: UndoRemoval
        ) {
            self.byChance = byChance
            self.search = search
            self.photo = photo
            self.list = list
            self.toggle = toggle
            self.remove = remove
            self.undo = undo
        }
    }

    /// `unsplash …`.
    func discover(
        _ command: String, _ invocation: Invocation, _ photos: PhotosAndFavorites, _ report: Report
    ) async throws(CommandFailure) -> ExitCode {
        let commands = DiscoverCommands(photos: photos, report: report)
        switch command {
        case "random": return try await commands.random(invocation[CommandTree.photoCount])
        case "search":
            return try await commands.search(
                invocation[CommandTree.searchWords], page: invocation[CommandTree.page])
        default: return try await commands.show(invocation[CommandTree.photoID])
        }
    }

    /// `favorites …`.
    func keep(
        _ command: String, _ invocation: Invocation, _ photos: PhotosAndFavorites, _ report: Report
    ) async throws(CommandFailure) -> ExitCode {
        let commands = FavoriteCommands(photos: photos, report: report)
        switch command {
        case "list": return try await commands.list(invocation[CommandTree.page])
        case "add": return try await commands.add(invocation[CommandTree.photoID])
        default: return try await commands.remove(invocation[CommandTree.photoID])
        }
    }
}

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
