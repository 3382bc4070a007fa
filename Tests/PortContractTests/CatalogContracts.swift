import CatalogAdapters
import CatalogSimulator
import Foundation
import HTTPTransport
import PortContracts
import Registration
import SimulatorKit
import Testing
import URLSessionTransport

@Suite(.timeLimit(.minutes(3))) struct `Every catalog, over its simulator` {
    private typealias Contract = CatalogSourceContract

    @Test(arguments: CatalogSourceContract.behaviors)
    func `products of the Fake Store`(
        _ promise: Behavior<CatalogSourceContract.World, CatalogSourceContract.Subject>
    ) async throws {
        try await check(promise, .fakeStore) { FakeStoreCatalogSource(client: $0, address: $1) }
    }

    @Test(arguments: CatalogSourceContract.behaviors)
    func `books of FakerAPI`(
        _ promise: Behavior<CatalogSourceContract.World, CatalogSourceContract.Subject>
    ) async throws {
        try await check(promise, .fakerAPI) { FakerAPICatalogSource(client: $0, address: $1) }
    }

    @Test(arguments: CatalogSourceContract.behaviors)
    func `contests of Kontests`(
        _ promise: Behavior<CatalogSourceContract.World, CatalogSourceContract.Subject>
    ) async throws {
        try await check(promise, .kontests) { KontestsCatalogSource(client: $0, address: $1) }
    }

    private func check(
        _ promise: Behavior<Contract.World, Contract.Subject>, _ service: CatalogHost,
        _ source: @escaping @Sendable (any HTTPClient, URL) -> any CatalogSource
    ) async throws {
        let catalog = SimulatedCatalog(service)
        let running = try await catalog.start()
        let broken: (any Error)?
        do {
            try await promise.check { world in
                let client = URLSessionClient().following()
                switch world {
                case .items: return Contract.Subject(source(client, running.address), titles: catalog.titles)
                case .empty: catalog.conduct = CatalogConduct(rows: [.emptyList])
                case .failing: catalog.conduct = CatalogConduct(list: [.status(522)])
                case .nonsense: catalog.conduct = CatalogConduct(rows: [.noList])
                case .silent: catalog.conduct = CatalogConduct(list: [.silent])
                // Nothing listens on port 1 of loopback.
                case .outOfReach: return Contract.Subject(source(client, URL(string: "http://127.0.0.1:1/")!))
                }
                return Contract.Subject(source(client, running.address))
            }
            broken = nil
        } catch {
            broken = error
        }
        await running.stop()
        if let broken { throw broken }
    }
}
