import FoundationEssentials
import Registration

/// Where the lists of the main screen come from.
struct CatalogSettings: Hashable, Sendable {
    let fakeStore: URL
    let fakerAPI: URL
    let kontests: URL

    subscript(kind: CatalogKind) -> URL {
        switch kind {
        case .products: fakeStore
        case .books: fakerAPI
        case .contests: kontests
        }
    }
}
