import CatalogAdapters
import CatalogSimulator
import Foundation
import HTTPTransport
import PortContracts
import Registration
import SimulatorKit
import Testing
import URLSessionTransport
import WebServer

@Suite(.timeLimit(.minutes(3))) struct `Every catalog, over its simulator` {
    private typealias Contract = CatalogSourceContract
    private let hosts = Hosts()

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
        try await hosts.whileOpen(promise) { world in
            let conduct =
                switch world {
                case .items, .outOfReach: CatalogConduct()
                case .empty: CatalogConduct(rows: [.emptyList])
                case .failing: CatalogConduct(list: [.status(522)])
                case .nonsense: CatalogConduct(rows: [.noList])
                case .silent: CatalogConduct(list: [.silent])
                }
            let catalog = SimulatedCatalog(service, conduct: conduct)
            let address = try await hosts.open(Server { await catalog.respond(to: $0) })
            let client = URLSessionClient().following()
            switch world {
            case .items: return Contract.Subject(source(client, address), titles: catalog.titles)
            case .outOfReach: return Contract.Subject(source(client, Hosts.nowhere))
            default: return Contract.Subject(source(client, address))
            }
        }
    }
}
