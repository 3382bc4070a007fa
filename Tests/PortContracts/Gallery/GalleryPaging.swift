import Gallery
import SharedKernel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What every source of photos or videos must keep, whichever port it fills.
enum GalleryPaging {
    /// A source as the behaviors ask it.
    struct Listing<Item: Identifiable & Sendable>: Sendable where Item.ID: Sendable {
        let page: @Sendable (Page<Item>.Cursor?, Int) async throws(GalleryError) -> Loaded<GalleryPage<Item>>
        let named: @Sendable ([Item.ID]) async throws(GalleryError) -> [Item]
        let add: @Sendable (Item) async throws -> Void
        let remove: @Sendable (Item) async throws -> Void

        /// Every item from the first page on, or from that cursor on.
        func all(
            after start: Page<Item>.Cursor? = nil, limit: Int,
            between pages: () async throws -> Void = {}
        ) async throws -> [Item] {
            var items: [Item] = []
            var cursor = start
            repeat {
                let page = try await page(cursor, limit).value
                try require(page.items.count <= limit, "a page of up to \(limit): saw \(page.items.count) items")
                items += page.items
                cursor = page.next
                if cursor != nil { try await pages() }
            } while cursor != nil
            return items
        }
    }

    /// - Parameters:
    ///   - sample: one by its number; a higher number is newer by an hour.
    ///   - moment: by which an item is known again, whatever id its source gives it.
    static func behaviors<Subject, Item: Identifiable & Hashable & Sendable>(
        sample: @escaping @Sendable (Int) -> Item, moment: @escaping @Sendable (Item) -> Date,
        listing: @escaping @Sendable (Subject) -> Listing<Item>
    ) -> [Behavior<GalleryWorld<Item>, Subject>] where Item.ID: Sendable {
        let samples = { @Sendable (numbers: Range<Int>) in numbers.map(sample) }
        let newestFirst = { @Sendable (numbers: Range<Int>) in numbers.reversed().map { moment(sample($0)) } }
        return [
            Behavior("gives an empty list where there is nothing") { given in
                let page = try await listing(given(.items([]))).page(nil, 10).value
                try require(page.items.isEmpty, "the items: expected none, saw \(page.items)")
                try require(page.next, equals: nil, "the next page")
            },
            Behavior("gives the newest first, and says that it is live") { given in
                let answer = try await listing(given(.items(samples(0..<5)))).page(nil, 10)
                try require(answer.value.items.map(moment), equals: newestFirst(0..<5), "the moments")
                try require(answer.freshness, equals: .live, "the freshness")
                try require(answer.value.next, equals: nil, "the next page")
                try require(answer.value.total, equals: 5, "the total")
                try require(answer.value.skippedCount, equals: 0, "the number of skipped entries")
            },
            Behavior("gives every item once, page by page, and in the end no next page") { given in
                let items = try await listing(given(.items(samples(0..<25)))).all(limit: 7)
                try require(items.map(moment), equals: newestFirst(0..<25), "the moments")
                try require(Set(items.map(\.id)).count, equals: 25, "the number of different ids")
            },
            Behavior("loses nothing and repeats nothing while new ones arrive") { given in
                let subject = listing(try await given(.items(samples(0..<25))))
                let arrivals = Arrivals(after: 25)
                let items = try await subject.all(limit: 7) {
                    for number in await arrivals.next(3) { try await subject.add(sample(number)) }
                }
                try require(items.map(moment), equals: newestFirst(0..<25), "the moments")
            },
            Behavior("loses nothing and repeats nothing when more arrive at once than a page holds") { given in
                let subject = listing(try await given(.items(samples(0..<25))))
                let first = try await subject.page(nil, 7).value
                for number in 25..<60 { try await subject.add(sample(number)) }
                let rest = try await subject.all(after: first.next, limit: 7)
                try require((first.items + rest).map(moment), equals: newestFirst(0..<25), "the moments")
            },
            Behavior("loses nothing when some that were given are deleted") { given in
                let subject = listing(try await given(.items(samples(0..<25))))
                let first = try await subject.page(nil, 7).value
                // The last one given is among them: it is where the next page would begin.
                for number in [24, 22, 19, 18] { try await subject.remove(sample(number)) }
                let rest = try await subject.all(after: first.next, limit: 7)
                try require((first.items + rest).map(moment), equals: newestFirst(0..<25), "the moments")
            },
            Behavior("loses nothing when all that were given are deleted, and others arrive") { given in
                let subject = listing(try await given(.items(samples(0..<25))))
                let first = try await subject.page(nil, 7).value
                for number in 18..<25 { try await subject.remove(sample(number)) }
                for number in 25..<29 { try await subject.add(sample(number)) }
                let rest = try await subject.all(after: first.next, limit: 7)
                try require(rest.map(moment), equals: newestFirst(0..<18), "the moments of the rest")
            },
            Behavior("gives the same page again for the same cursor") { given in
                let subject = listing(try await given(.items(samples(0..<12))))
                let next = try await subject.page(nil, 5).value.next
                let (one, other) = (try await subject.page(next, 5), try await subject.page(next, 5))
                // Addresses may be signed anew each time.
                try require(other.value.items.map(\.id), equals: one.value.items.map(\.id), "the second page's ids")
                try require(other.value.next, equals: one.value.next, "where the third page begins")
            },
            Behavior("gives items by their ids, in that order, without those that are not there") { given in
                let subject = listing(try await given(.items(samples(0..<5))))
                let listed = try await subject.page(nil, 10).value.items
                let gone = listed[1]
                try await subject.remove(sample(3))
                let named = try await subject.named([listed[4].id, gone.id, listed[0].id])
                try require(named.map(\.id), equals: [listed[4].id, listed[0].id], "the ids of the named ones")
                try require(named.map(moment), equals: [moment(listed[4]), moment(listed[0])], "their moments")
            },
            Behavior("does not know a cursor that it never gave") { given in
                let subject = listing(try await given(.items(samples(0..<5))))
                for text in ["", "-1", "/../", "x~y", String(repeating: "9", count: 40)] {
                    try await require(.notFound, "the cursor “\(text)”") { () async throws(GalleryError) in
                        try await subject.page(Page.Cursor(rawValue: text), 5)
                    }
                }
            },
            Behavior("tells that the service is out of reach") { given in
                let subject = listing(try await given(.outOfReach))
                try await require(.offline, "a service out of reach") { () async throws(GalleryError) in
                    try await subject.page(nil, 5)
                }
            },
            Behavior("tells that the service failed") { given in
                let subject = listing(try await given(.failing))
                try await require(.serviceFailed, "a failing service") { () async throws(GalleryError) in
                    try await subject.page(nil, 5)
                }
            },
            Behavior("ends as cancelled when the caller stops waiting") { given in
                let subject = listing(try await given(.silent))
                try await requireCancellation(.cancelled, "a silent service") { () async throws(GalleryError) in
                    _ = try await subject.page(nil, 5)
                }
            },
        ]
    }
}

/// Numbers of items that come, one after another.
private actor Arrivals {
    private var number: Int

    init(after number: Int) {
        self.number = number
    }

    func next(_ count: Int) -> Range<Int> {
        defer { number += count }
        return number..<(number + count)
    }
}
