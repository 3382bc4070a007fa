import SimulatorKit
import Synchronization
public import WebServer

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension SimulatedYandex {
    /// Listens on loopback, each face on a port of its own, and answers until it is stopped.
    ///
    /// - Parameters: the ports of the three faces; 0 takes a free one.
    public func start(diskPort: Int = 0, oauthPort: Int = 0, contentPort: Int = 0) async throws(ServerFailure)
        -> RunningYandexSimulator
    {
        let servers = try await [RunningServer].starting([
            server(.disk, port: diskPort), server(.oauth, port: oauthPort), server(.content, port: contentPort),
        ])
        let running = RunningYandexSimulator(yandex: self, disk: servers[0], oauth: servers[1], content: servers[2])
        state.withLock {
            $0.addresses = Addresses(
                disk: servers[0].address.description, oauth: servers[1].address.description,
                content: servers[2].address.description)
        }
        return running
    }

    private func server(_ face: Face, port: Int) -> Server {
        var configuration = Server.Configuration(port: port)
        // What is uploaded is kept in memory.
        if face == .content { configuration.limits.bodyBytes = 1_073_741_824 }
        return Server(configuration: configuration) { await self.respond(to: $0, on: face) }
    }
}

/// A simulated Yandex that listens.
public struct RunningYandexSimulator: Sendable {
    /// What it serves, to change how it behaves and to see what it was asked.
    public let yandex: SimulatedYandex
    private let disk: RunningServer
    private let oauth: RunningServer
    private let content: RunningServer

    init(yandex: SimulatedYandex, disk: RunningServer, oauth: RunningServer, content: RunningServer) {
        self.yandex = yandex
        self.disk = disk
        self.oauth = oauth
        self.content = content
    }

    /// In place of `https://cloud-api.yandex.net`; a person finds there the page on which it is told how to behave.
    public var diskAddress: URL { disk.address.url }
    /// In place of `https://oauth.yandex.ru`.
    public var oauthAddress: URL { oauth.address.url }
    /// Where its links for uploads and downloads lead.
    public var contentAddress: URL { content.address.url }

    /// Ends what is in flight after at most `grace`, and listens no more.
    public func stop(within grace: Duration = .zero) async {
        await [disk, oauth, content].stop(within: grace)
    }
}
