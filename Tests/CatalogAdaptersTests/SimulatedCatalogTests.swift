import CatalogAdapters
import CatalogSimulator
import Foundation
import HTTPTransport
import InMemoryAdapters
import Registration
import SharedKernel
import SimulatorKit
import TestTraits
import Testing
import URLSessionTransport

@Suite(.timeLimit(.minutes(3))) struct `A catalog, over its simulator` {
    /// What the source makes of a service that behaves so.
    private func outcome(
        _ kind: CatalogKind, _ conduct: CatalogConduct
    ) async throws -> (result: Result<CatalogList, CatalogError>, questions: Int) {
        let catalog = SimulatedCatalog(kind.service, conduct: conduct)
        let running = try await catalog.start()
        let source = kind.source(client: URLSessionClient(), address: running.address, clock: SkippingClock())
        let result: Result<CatalogList, CatalogError>
        do throws(CatalogError) { result = .success(try await source.list().value) } catch { result = .failure(error) }
        await running.stop()
        return (result, catalog.requests(to: kind.service.listPath))
    }

    @Test(.requirement("RG-19", "RG-20", "RG-21", "RG-22"), arguments: CatalogKind.allCases)
    func `is read whole by one question`(kind: CatalogKind) async throws {
        let (result, questions) = try await outcome(kind, CatalogConduct())
        let list = try result.get()
        #expect(list.items.map(\.title) == SimulatedCatalog(kind.service).titles)
        #expect(list.skipped == 0 && questions == 1)
    }

    @Test(.requirement("RG-16"), arguments: CatalogKind.allCases)
    func `of a thousand rows is read whole`(kind: CatalogKind) async throws {
        let (result, _) = try await outcome(kind, CatalogConduct(rows: [.manyLongRows]))
        #expect(try result.get().items.count == 1_000)
    }

    @Test(
        arguments: CatalogKind.allCases,
        [CatalogDamage.oddRows, .otherKinds, .oddValues, .bareRows, .foreignLinks, .olderShape])
    func `with something wrong in it keeps every row that can be shown`(
        kind: CatalogKind, damage: CatalogDamage
    ) async throws {
        let (result, _) = try await outcome(kind, CatalogConduct(rows: [damage]))
        let list = try result.get()
        // A contest without a name in it and without an address to name it by cannot be shown.
        let lost = kind == .contests && [.bareRows, .foreignLinks, .otherKinds].contains(damage) ? 1 : 0
        #expect(list.items.count == SimulatedCatalog(kind.service).titles.count - lost)
        #expect((list.skipped > 0) == (damage == .oddRows || lost > 0))
        for case .product(let product) in list.items where damage == .oddValues { #expect(product.price == nil) }
        for case .contest(let contest) in list.items where damage == .oddValues {
            #expect(contest.span.endsAt == nil && contest.span.duration == nil)
        }
    }

    @Test(
        .requirement("RG-22"), arguments: CatalogKind.allCases,
        [
            (CatalogConduct(list: [.unreachable]), CatalogError.offline), (.init(list: [.status(522)]), .sourceFailed),
            (.init(list: [.status(502)]), .sourceFailed), (.init(list: [.page]), .unreadable),
            (.init(rows: [.emptyBody]), .unreadable), (.init(rows: [.noList]), .unreadable),
            (.init(list: [.tryLater(seconds: 7)]), .tryLater(after: .seconds(7))),
            (.init(rows: [.throttled]), .tryLater(after: .seconds(30))),
        ])
    func `that cannot be had says why`(kind: CatalogKind, fault: (CatalogConduct, CatalogError)) async throws {
        #expect(try await outcome(kind, fault.0).result == .failure(fault.1))
    }

    @Test func `of contests that is empty for a moment is asked for once more`() async throws {
        let (result, questions) = try await outcome(.contests, CatalogConduct(rows: [.emptyForAMoment]))
        #expect(try result.get().items.isEmpty == false && questions == 2)
    }
}

extension CatalogKind {
    fileprivate var service: CatalogHost {
        switch self {
        case .products: .fakeStore
        case .books: .fakerAPI
        case .contests: .kontests
        }
    }

    fileprivate func source(client: any HTTPClient, address: URL, clock: SkippingClock) -> any CatalogSource {
        switch self {
        case .products: FakeStoreCatalogSource(client: client, address: address)
        case .books: FakerAPICatalogSource(client: client, address: address)
        case .contests: KontestsCatalogSource(client: client, address: address, clock: clock)
        }
    }
}
