import CatalogFixtures
import FoundationEssentials
import InMemoryAdapters
import Registration
import SharedKernel
import VKFixtures

extension RegistrationAccess {
    /// The in-memory fakes of every port, over what the simulators show.
    static func memory(time: any TimeSource) -> RegistrationAccess {
        RegistrationAccess(
            profiles: InMemoryProfileStore(), choice: InMemoryCatalogChoice(),
            sources: CatalogSources(
                products: InMemoryCatalogSource(Ware.all.map { .product(Product($0)) }),
                books: InMemoryCatalogSource(BookShelf(seed: 2026).prefix(50).map { .book(Book($0)) }),
                contests: InMemoryCatalogSource(ContestEntry.all.map { .contest(Contest($0, now: time.now)) })),
            cache: InMemoryCatalogCache(), pictures: InMemoryPictureSource<CatalogError>(Ware.pictures),
            pictureCache: InMemoryPictureCache<CatalogError>(), time: time, zone: .current)
    }
}

extension Ware {
    fileprivate var pictureAddress: URL? { URL(string: "https://pictures.example/\(picture)") }

    /// What stands at those addresses.
    fileprivate static var pictures: [URL: SharedKernel.Picture] {
        all.reduce(into: [:]) { pictures, ware in
            guard let address = ware.pictureAddress, let data = VKFixtures.Picture.data("photos/" + ware.picture)
            else { return }
            pictures[address] = SharedKernel.Picture(data: data, mediaType: "image/jpeg")
        }
    }
}

extension Product {
    fileprivate init(_ ware: Ware) {
        self.init(
            id: "\(ware.id)", title: ware.title.trimmed,
            price: Decimal(string: ware.price).flatMap { Price($0, .dollar) }, summary: ware.description,
            category: ware.category, image: ware.pictureAddress,
            rating: Decimal(string: ware.averageRating).flatMap { Rating(average: $0, count: ware.ratings) })
    }
}

extension Book {
    fileprivate init(_ volume: BookShelf.Volume) {
        self.init(
            id: volume.isbn, title: volume.title, author: volume.author, summary: volume.description,
            genre: volume.genre, publisher: volume.publisher, published: CalendarDay(volume.published),
            isbn: volume.isbn)
    }
}

extension Contest {
    fileprivate init(_ entry: ContestEntry, now: Date) {
        let link = entry.url.flatMap(URL.init(string:))
        let name = entry.name.flatMap { $0.isEmpty ? nil : $0.trimmed } ?? link?.lastPathComponent ?? entry.site
        let start = entry.start.map { now + Double($0) }
        let end = start.flatMap { start in entry.length.map { start + Double($0) } }
        self.init(
            id: "\(entry.site) \(name)", name: name, site: entry.site, link: link,
            span: ContestSpan(
                startsAt: start, endsAt: end, duration: entry.duration.flatMap(Double.init).map { .seconds($0) }))
    }
}

extension String {
    /// As a person reads it: some end in a space on the wire.
    fileprivate var trimmed: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
