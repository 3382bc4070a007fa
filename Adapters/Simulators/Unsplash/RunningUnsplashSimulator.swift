public import WebServer

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension SimulatedUnsplash {
    /// Listens on loopback and answers until it is stopped.
    ///
    /// - Parameter port: 0 takes a free one.
    public func start(port: Int = 0) async throws(ServerFailure) -> RunningUnsplashSimulator {
        let server = Server(configuration: Server.Configuration(port: port)) { request in
            await self.respond(to: request)
        }
        return RunningUnsplashSimulator(unsplash: self, server: try await server.start())
    }
}

/// A simulated Unsplash that listens.
public struct RunningUnsplashSimulator: Sendable {
    /// What it serves, to change how it behaves and to see what it was asked.
    public let unsplash: SimulatedUnsplash
    private let server: RunningServer

    init(unsplash: SimulatedUnsplash, server: RunningServer) {
        self.unsplash = unsplash
        self.server = server
    }

    /// `http://127.0.0.1:…`: the API's address, and where a person finds the page on which it is told how to behave.
    public var address: URL { server.address.url }

    /// Ends what is in flight after at most `grace`, and listens no more.
    public func stop(within grace: Duration = .zero) async {
        await server.stop(within: grace)
    }
}
