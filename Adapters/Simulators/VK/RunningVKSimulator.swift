import SimulatorKit
import Synchronization
public import VKFixtures
public import WebServer

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension SimulatedVK {
    /// Listens on loopback, each face on a port of its own, and answers until it is stopped.
    ///
    /// - Parameters: the ports of the three faces; 0 takes a free one.
    public func start(apiPort: Int = 0, idPort: Int = 0, oauthPort: Int = 0) async throws(ServerFailure)
        -> RunningVKSimulator
    {
        let servers = try await [RunningServer].starting([
            server(.api, port: apiPort), server(.id, port: idPort), server(.oauth, port: oauthPort),
        ])
        let running = RunningVKSimulator(vk: self, api: servers[0], id: servers[1], oauth: servers[2])
        state.withLock {
            $0.addresses = Addresses(
                id: servers[1].address.description, oauth: servers[2].address.description,
                api: servers[0].address.description)
        }
        return running
    }

    private func server(_ face: Face, port: Int) -> Server {
        Server(configuration: Server.Configuration(port: port)) { await self.respond(to: $0, on: face) }
    }
}

/// A simulated VK that listens.
public struct RunningVKSimulator: Sendable {
    /// What it serves, to change how it behaves and to see what it was asked.
    public let vk: SimulatedVK
    private let api: RunningServer
    private let id: RunningServer
    private let oauth: RunningServer

    init(vk: SimulatedVK, api: RunningServer, id: RunningServer, oauth: RunningServer) {
        self.vk = vk
        self.api = api
        self.id = id
        self.oauth = oauth
    }

    /// In place of `https://api.vk.com`; a person finds there the page on which it is told how to behave.
    public var apiAddress: URL { api.address.url }
    /// In place of `https://id.vk.com`.
    public var idAddress: URL { id.address.url }
    /// In place of `https://oauth.vk.com`.
    public var oauthAddress: URL { oauth.address.url }

    /// The player's page of one of the community's videos, good for an hour.
    public func player(of video: CommunityVideo) -> URL? {
        let host = apiAddress.absoluteString
        let owner = vk.state.withLock { $0.community.ownerID }
        return URL(
            string: Player.address(
                owner: video.ownerID ?? owner, id: video.id, on: host, now: Int(vk.now.timeIntervalSince1970)))
    }

    /// Ends what is in flight after at most `grace`, and listens no more.
    public func stop(within grace: Duration = .zero) async {
        await [api, id, oauth].stop(within: grace)
    }
}
