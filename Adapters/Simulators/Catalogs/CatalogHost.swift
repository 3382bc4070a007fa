/// The services that stand in the box, each with the paths of the real one.
public enum CatalogHost: String, Hashable, Sendable, CaseIterable {
    case fakeStore
    case fakerAPI
    case kontests

    /// The path of the list that Vitrine asks for.
    public var listPath: String {
        switch self {
        case .fakeStore: "/products"
        case .fakerAPI: "/api/v1/books"
        case .kontests: "/api/v1/all"
        }
    }

    var title: String {
        switch self {
        case .fakeStore: "The simulated Fake Store"
        case .fakerAPI: "The simulated FakerAPI"
        case .kontests: "The simulated Kontests"
        }
    }
}
