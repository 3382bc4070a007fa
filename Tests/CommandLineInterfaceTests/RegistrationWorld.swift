import CommandLineInterface
import Foundation
import InMemoryAdapters
import Registration
import SharedKernel
import Synchronization

/// Registration and the lists over fakes, and whoever types.
final class RegistrationWorld: Sendable {
    let profiles = InMemoryProfileStore()
    let lists: [CatalogKind: InMemoryCatalogSource]
    private let cache = InMemoryCatalogCache()
    private let hidden = Mutex<[Bool]>([])
    private let typing = Mutex<(lines: [String], isAtKeyboard: Bool)?>(nil)

    init() {
        let ring = Product(
            id: "7", title: "Ring \u{1B}[31m& more", price: Price(Decimal(string: "1099.5")!, .dollar),
            category: "jewelry",
            rating: Product.Rating(average: Decimal(string: "3.9")!, count: 70))
        let contest = Contest(
            id: "c", name: "Round 1", site: "CodeForces", link: URL(string: "https://contests.example/1"),
            span: ContestSpan(startsAt: .monday, endsAt: .monday + 7_200, duration: nil))
        let open = Contest(
            id: "o", name: "Open", site: "Toph", link: nil,
            span: ContestSpan(startsAt: nil, endsAt: nil, duration: .seconds(7_200)))
        lists = [
            .products: InMemoryCatalogSource([
                .product(ring), .product(Product(id: "8", title: "Priceless", price: nil)),
            ]),
            .books: InMemoryCatalogSource([.book(Book(id: "1", title: "Rain", author: "Ada"))]),
            .contests: InMemoryCatalogSource([.contest(contest), .contest(open)]),
        ]
    }

    /// What is typed, or piped in.
    func types(_ lines: String..., atKeyboard isAtKeyboard: Bool = true) {
        typing.withLock { $0 = (lines, isAtKeyboard) }
    }

    /// When typing was hidden and shown again.
    var hidings: [Bool] { hidden.withLock(\.self) }

    func desk(before other: PersonsDesk) -> PersonsDesk {
        guard let typing = typing.withLock(\.self) else { return other }
        return PersonsDesk(
            openBrowser: { _ in },
            typedLines: {
                AsyncStream { continuation in
                    for line in typing.lines { continuation.yield(line) }
                    continuation.finish()
                }
            }, isAtKeyboard: typing.isAtKeyboard,
            hideTyping: { isHidden in self.hidden.withLock { $0.append(isHidden) } })
    }

    var access: RegistrationAccess {
        let empty = InMemoryCatalogSource()
        return RegistrationAccess(
            profiles: profiles, choice: InMemoryCatalogChoice(),
            sources: CatalogSources(
                products: lists[.products] ?? empty, books: lists[.books] ?? empty, contests: lists[.contests] ?? empty
            ),
            cache: cache, pictures: InMemoryPictureSource<CatalogError>(),
            pictureCache: InMemoryPictureCache<CatalogError>(), time: FixedTime(.monday), zone: .gmt)
    }
}
