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
        let api = try await start(.api, port: apiPort)
        do throws(ServerFailure) {
            let id = try await start(.id, port: idPort)
            do throws(ServerFailure) {
                let oauth = try await start(.oauth, port: oauthPort)
                let running = RunningVKSimulator(vk: self, api: api, id: id, oauth: oauth)
                state.withLock {
                    $0.addresses = Addresses(
                        id: id.address.description, oauth: oauth.address.description, api: api.address.description)
                }
                return running
            } catch {
                await id.stop(within: .zero)
                throw error
            }
        } catch {
            await api.stop(within: .zero)
            throw error
        }
    }

    private func start(_ face: Face, port: Int) async throws(ServerFailure) -> RunningServer {
        try await Server(configuration: Server.Configuration(port: port)) { request in
            await self.respond(to: request, on: face)
        }.start()
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
        await api.stop(within: grace)
        await id.stop(within: grace)
        await oauth.stop(within: grace)
    }
}
