import InMemoryAdapters
import Registration
import SharedKernel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Registration and the lists over fakes.
final class RegistrationWorld: Sendable {
    let profiles: InMemoryProfileStore
    let choice = InMemoryCatalogChoice()
    let sources: [CatalogKind: InMemoryCatalogSource]
    let cache: InMemoryCatalogCache
    let pictures = InMemoryPictureSource<CatalogError>([
        ring: Picture(data: Data([0xFF, 0xD8, 0xFF]), mediaType: "image/jpeg")
    ])
    static let ring = URL(string: "https://pictures.example/ring.jpg")!

    /// - Parameter kept: what was kept twelve minutes ago.
    init(
        profile: Profile? = nil, lists: [CatalogKind: [CatalogItem]] = CatalogItem.samples,
        kept: [CatalogKind: [CatalogItem]] = [:]
    ) {
        profiles = InMemoryProfileStore(profile)
        sources = Dictionary(
            uniqueKeysWithValues: CatalogKind.allCases.map { ($0, InMemoryCatalogSource(lists[$0] ?? [])) })
        cache = InMemoryCatalogCache(
            kept.mapValues {
                SavedCatalog(CatalogList($0), savedAt: Visitor.monday.addingTimeInterval(-12 * 60))
            })
    }

    func questions(about kind: CatalogKind) -> Int { sources[kind]?.calls ?? 0 }

    var access: RegistrationAccess {
        let empty = InMemoryCatalogSource()
        return RegistrationAccess(
            profiles: profiles, choice: choice,
            sources: CatalogSources(
                products: sources[.products] ?? empty, books: sources[.books] ?? empty,
                contests: sources[.contests] ?? empty),
            cache: cache, pictures: pictures, pictureCache: InMemoryPictureCache<CatalogError>(),
            time: FixedTime(Visitor.monday), zone: .gmt)
    }
}

extension CatalogItem {
    static let samples: [CatalogKind: [CatalogItem]] = [
        .products: [
            .product(
                Product(
                    id: "1", title: "Ring <i>& more", price: Price(Decimal(string: "1099")!, .dollar),
                    category: "jewelry", image: RegistrationWorld.ring,
                    rating: Product.Rating(average: Decimal(string: "3.9")!, count: 1_200))),
            .product(Product(id: "2", title: "Priceless", price: nil)),
        ],
        .books: [.book(Book(id: "3", title: "Rain", author: "Ada Example", genre: "Novel"))],
        .contests: [
            .contest(
                Contest(
                    id: "4", name: "Round 1", site: "CodeForces", link: URL(string: "https://contests.example/1"),
                    span: ContestSpan(
                        startsAt: Visitor.monday, endsAt: Visitor.monday.addingTimeInterval(7_200), duration: nil))),
            .contest(
                Contest(
                    id: "5", name: "Open", site: "Toph", link: nil,
                    span: ContestSpan(startsAt: nil, endsAt: nil, duration: nil))),
        ],
    ]
}

extension Profile {
    static let anna = Profile(
        firstName: PersonName(rawValue: "Анна")!, lastName: PersonName(rawValue: "O’Neil")!,
        birthDate: CalendarDay("1990-02-28")!, registeredAt: Visitor.monday)
}
