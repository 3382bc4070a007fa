import Foundation
import InMemoryAdapters
import Registration
import SharedKernel
import TestTraits
import Testing

@Suite(.timeLimit(.minutes(2))) struct `A catalog's list` {
    private let live = InMemoryCatalogSource([.satchel])
    private let cache = InMemoryCatalogCache()
    private let time = FixedTime(.noon)

    private var list: ListCatalog {
        let other = InMemoryCatalogSource(failingWith: .unreadable)
        return ListCatalog(
            sources: CatalogSources(products: live, books: other, contests: other).fallingBack(to: cache, time: time),
            cache: cache)
    }

    @Test(.requirement("RG-19")) func `is asked for once, and kept`() async throws {
        #expect(await list.kept(.products) == nil)
        #expect(try await list(.products) == Loaded(CatalogList([.satchel]), freshness: .live))
        #expect(live.calls == 1)
        let kept = await list.kept(.products)
        #expect(kept == Loaded(CatalogList([.satchel]), freshness: .cached(since: .noon, because: .notAskedYet)))
        #expect(live.calls == 1)
    }

    @Test(
        .requirement("RG-16"),
        arguments: [
            (CatalogError.offline, Freshness.Reason.offline), (.sourceFailed, .sourceFailed),
            (.unreadable, .unreadable),
            (.tryLater(after: .seconds(5)), .tryLater),
        ])
    func `is shown as it was kept, and since when, while its source cannot be had`(
        failure: CatalogError, reason: Freshness.Reason
    ) async throws {
        _ = try await list(.products)
        time.advance(by: .seconds(60))
        live.fail(with: failure)
        let kept = CatalogList([.satchel])
        #expect(try await list(.products) == Loaded(kept, freshness: .cached(since: .noon, because: reason)))
        await #expect(throws: CatalogError.unreadable) { try await list(.books) }
    }

    @Test func `is not replaced by an empty one, which is shown as it is`() async throws {
        _ = try await list(.products)
        live.answer(with: CatalogList([]))
        #expect(try await list(.products).value.items == [])
        #expect(await list.kept(.products)?.value.items == [.satchel])
    }

    @Test func `outweighs a cache that fails`() async throws {
        cache.failWrites(with: .storageFailed)
        cache.failReads(with: .storageFailed)
        #expect(try await list(.products).value.items == [.satchel])
        #expect(await list.kept(.products) == nil)
        live.fail(with: .offline)
        await #expect(throws: CatalogError.offline) { try await list(.products) }
    }

    @Test func `ends as cancelled, and hides that behind no kept list`() async throws {
        _ = try await list(.products)
        live.fail(with: .cancelled)
        await #expect(throws: CatalogError.cancelled) { try await list(.products) }
    }

    @Test func `is the one that was chosen, and products before that`() async throws {
        let choice = InMemoryCatalogChoice()
        let choose = ChooseCatalog(choice: choice)
        #expect(await choose.current() == .products)
        try await choose(.contests)
        #expect(await choose.current() == .contests)
        choice.fail(with: .storageFailed)
        #expect(await choose.current() == .products)
        await #expect(throws: CatalogError.storageFailed) { try await choose(.books) }
    }

    @Test(
        .requirement("RG-22"),
        arguments: CatalogKind.allCases,
        [.offline, .sourceFailed, .unreadable, .tryLater(after: .seconds(90)), .storageFailed, .cancelled]
            as [CatalogError])
    func `that cannot be had is named in both languages`(kind: CatalogKind, failure: CatalogError) {
        #expect(kind.others.count == 2 && !kind.others.contains(kind))
        let (english, russian) = (failure.message(for: kind, in: .english), failure.message(for: kind, in: .russian))
        #expect(english.hasSuffix(".") && russian.hasSuffix(".") && english != russian)
        #expect(english.contains(kind.rawValue) == ![.storageFailed, .cancelled].contains(failure))
    }
}

@Suite struct `A price` {
    @Test(
        .requirement("RG-20"),
        arguments: [
            ("0", "$0.00", "0,00 $"), ("0.1", "$0.10", "0,10 $"), ("22.3", "$22.30", "22,30 $"),
            ("695", "$695.00", "695,00 $"),
            ("1099", "$1,099.00", "1 099,00 $"), ("1099.005", "$1,099.01", "1 099,01 $"), ("0.995", "$1.00", "1,00 $"),
            ("0.994", "$0.99", "0,99 $"), ("1.005", "$1.01", "1,01 $"),
            ("1234567.89", "$1,234,567.89", "1 234 567,89 $"),
            ("999999999999999.99", "$999,999,999,999,999.99", "999 999 999 999 999,99 $"),
            ("100", "$100.00", "100,00 $"),
        ])
    func `is told to the cent, in the form of the reader's language`(amount: String, english: String, russian: String)
        throws
    {
        let decimal = try #require(Decimal(string: amount))
        let price = try #require(Price(decimal, .dollar))
        #expect(price.text(in: .english) == english)
        let spaced = price.text(in: .russian).replacingOccurrences(of: "\u{202F}", with: " ")
            .replacingOccurrences(of: "\u{A0}", with: " ")
        #expect(spaced == russian)
        #expect(try JSONDecoder().decode(Price.self, from: try JSONEncoder().encode(price)) == price)
    }

    @Test(arguments: ["-0.01", "-5", "1000000000000000", "1e100"])
    func `is none below nothing, or beyond all money`(amount: String) throws {
        #expect(Price(try #require(Decimal(string: amount)), .dollar) == nil)
    }

    @Test func `that is not a number is none, and a rating has bounds`() {
        #expect(Price(.nan, .dollar) == nil)
        #expect(Product.Rating(average: 5, count: 0) != nil && Product.Rating(average: 0, count: 1) != nil)
        #expect(Product.Rating(average: 5.1, count: 1) == nil && Product.Rating(average: 4, count: -1) == nil)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Price.self, from: Data(#"{"amount":-1,"currency":"USD"}"#.utf8))
        }
    }
}

@Suite struct `A contest's span` {
    private let noon = Date.noon

    @Test(.requirement("RG-22")) func `has the duration between its times, whatever else was told`() {
        let span = ContestSpan(startsAt: noon, endsAt: noon + 5_400, duration: .seconds(7_200))
        #expect(span.duration == .seconds(5_400) && span.endsAt == noon + 5_400)
    }

    @Test(.requirement("RG-22"), arguments: [0.0, -60])
    func `whose end is not after its start goes by the duration`(offset: Double) {
        let told = ContestSpan(startsAt: noon, endsAt: noon + offset, duration: .seconds(7_200))
        #expect(told.endsAt == noon + 7_200 && told.duration == .seconds(7_200))
        for nothing in [nil, Duration.zero, .seconds(-1)] {
            let span = ContestSpan(startsAt: noon, endsAt: noon + offset, duration: nothing)
            #expect(span.startsAt == noon && span.endsAt == nil && span.duration == nil)
        }
    }

    @Test func `without a date keeps what is known`() {
        let span = ContestSpan(startsAt: nil, endsAt: nil, duration: .seconds(7_200))
        #expect(span.duration == .seconds(7_200) && span.phase(at: noon) == .unknown)
    }

    @Test(
        arguments: [
            (-1.0, ContestSpan.Phase.upcoming), (0, .running), (5_399, .running), (5_400, .over), (1e9, .over),
        ])
    func `has its phase by the times`(offset: Double, phase: ContestSpan.Phase) {
        #expect(ContestSpan(startsAt: noon, endsAt: noon + 5_400, duration: nil).phase(at: noon + offset) == phase)
        let endless = ContestSpan(startsAt: noon, endsAt: nil, duration: nil).phase(at: noon + offset)
        #expect(endless == (offset < 0 ? .upcoming : .unknown))
    }
}
