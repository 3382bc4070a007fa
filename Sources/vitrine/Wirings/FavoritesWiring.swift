import Favorites
import FoundationEssentials

/// Photos by others and the favorites among them, wired to one world.
struct FavoritesWiring: Sendable {
    let access: FavoritesAccess
    /// The service's first page, as the service asks links to it to be.
    let home: URL?
}
