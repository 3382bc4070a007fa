public import WebServer

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension SimulatedVideoFeed {
    /// Listens on loopback and answers until it is stopped.
    ///
    /// - Parameter port: 0 takes a free one.
    public func start(port: Int = 0) async throws(ServerFailure) -> RunningVideoFeedSimulator {
        let server = Server(configuration: Server.Configuration(port: port)) { request in
            await self.respond(to: request)
        }
        return RunningVideoFeedSimulator(feed: self, server: try await server.start())
    }
}

/// A simulated feed that listens.
public struct RunningVideoFeedSimulator: Sendable {
    /// What it serves, to change how it behaves and to see what it was asked.
    public let feed: SimulatedVideoFeed
    private let server: RunningServer

    init(feed: SimulatedVideoFeed, server: RunningServer) {
        self.feed = feed
        self.server = server
    }

    /// `http://127.0.0.1:…`: where a person finds the page on which it is told how to behave.
    public var address: URL { server.address.url }

    /// The whole address of the newer list: every lesson with a clip of its own.
    public var feedURL: URL { listURL(.lessons) }

    public func listURL(_ generation: FeedGeneration) -> URL {
        address.appending(path: generation.path)
    }

    /// What a list says while nothing is wrong with it.
    public func entries(of generation: FeedGeneration) -> [FeedEntry] {
        feed.entries(of: generation, on: address.absoluteString)
    }

    /// Ends what is in flight after at most `grace`, and listens no more.
    public func stop(within grace: Duration = .zero) async {
        await server.stop(within: grace)
    }
}
