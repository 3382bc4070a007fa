public import WebServer

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension SimulatedCatalog {
    /// Listens on loopback and answers until it is stopped.
    ///
    /// - Parameter port: 0 takes a free one.
    public func start(port: Int = 0) async throws(ServerFailure) -> RunningCatalogSimulator {
        let server = Server(configuration: Server.Configuration(port: port)) { request in
            await self.respond(to: request)
        }
        return RunningCatalogSimulator(catalog: self, server: try await server.start())
    }
}

/// A simulated catalog that listens.
public struct RunningCatalogSimulator: Sendable {
    /// What it serves, to change how it behaves and to see what it was asked.
    public let catalog: SimulatedCatalog
    private let server: RunningServer

    init(catalog: SimulatedCatalog, server: RunningServer) {
        self.catalog = catalog
        self.server = server
    }

    /// `http://127.0.0.1:…`: the service's address, and where a person finds the page on which it is told how to behave.
    public var address: URL { server.address.url }

    /// Ends what is in flight after at most `grace`, and listens no more.
    public func stop(within grace: Duration = .zero) async {
        await server.stop(within: grace)
    }
}
