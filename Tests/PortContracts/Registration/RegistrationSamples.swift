import Registration

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What the contracts of registration put into the worlds that they start from.
enum RegistrationSamples {
    static let anna = profile("Анна-Мария", "d’Arc O'Neil", born: "1990-02-28")
    static let maryam = profile("مریم", "علی\u{200C}زاده", born: "2000-02-29")

    static let lists: [CatalogKind: CatalogList] = [
        .products: CatalogList(
            [
                .product(
                    Product(
                        id: "1", title: "Canvas <Satchel> «с карманом»", price: Price(Decimal(10_995) / 100, .dollar),
                        summary: "15\" & \\ more\n", category: "men's",
                        image: URL(string: "https://shop.example/a+b.jpg"),
                        rating: Product.Rating(average: Decimal(39) / 10, count: 120))),
                .product(Product(id: "2", title: "", price: nil)),
            ], skipped: 3),
        .books: CatalogList([
            .book(
                Book(
                    id: "978-1", title: "Rabbit in a hurry.", author: "Ada", summary: "…", genre: "Qui",
                    publisher: "Velit", published: CalendarDay(year: 1996, month: 2, day: 21), isbn: "9780000000019",
                    image: URL(string: "http://pictures.example/any"))),
            .book(Book(id: "978-2", title: "雨", author: "")),
        ]),
        .contests: CatalogList([
            .contest(
                Contest(
                    id: "c1", name: "Starters", site: "CodeChef", link: URL(string: "https://contests.example/1"),
                    span: ContestSpan(
                        startsAt: Date.monday, endsAt: Date.monday + 7_200, duration: nil))),
            .contest(
                Contest(
                    id: "c2", name: "Open", site: "", link: nil,
                    span: ContestSpan(startsAt: nil, endsAt: nil, duration: .seconds(7_200)))),
        ]),
    ]

    private static func profile(_ first: String, _ last: String, born: String) -> Profile {
        Profile(
            firstName: PersonName(rawValue: first)!, lastName: PersonName(rawValue: last)!,
            birthDate: CalendarDay(born)!, registeredAt: Date.monday)
    }
}
