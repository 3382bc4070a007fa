import CatalogSimulator
import CommandLineInterface
import FoundationEssentials
import SimulatorKit
import UnsplashSimulator
import VKFixtures
import VKSimulator
import VideoFeedSimulator
import WebServer
import YandexSimulator

/// The simulators of all services, each on its own port, with its native paths.
struct Sandbox: Sendable {
    let vk: RunningVKSimulator
    let yandex: RunningYandexSimulator
    let unsplash: RunningUnsplashSimulator
    let fakeStore: RunningCatalogSimulator
    let fakerAPI: RunningCatalogSimulator
    let kontests: RunningCatalogSimulator
    let videoFeed: RunningVideoFeedSimulator

    /// - Parameters:
    ///   - firstPort: each simulator has a place of its own from there on, the same each time; 0 takes free ports.
    ///   - data: where they keep what outlives a start; `nil` keeps nothing.
    static func start(firstPort: Int, data: URL? = nil) async throws(ServerFailure) -> Sandbox {
        func port(_ place: Int) -> Int { firstPort == 0 ? 0 : firstPort + place }
        var stops: [@Sendable () async -> Void] = []
        do throws(ServerFailure) {
            let vk = try await SimulatedVK(keepingSignInsIn: data?.appending(path: "vk-sign-ins.json")).start(
                apiPort: port(0), idPort: port(1), oauthPort: port(2))
            stops.append { await vk.stop() }
            let yandex = try await SimulatedYandex(keepingSignInsIn: data?.appending(path: "yandex-sign-ins.json"))
                .start(diskPort: port(3), oauthPort: port(4), contentPort: port(5))
            stops.append { await yandex.stop() }
            let unsplash = try await SimulatedUnsplash().start(port: port(6))
            stops.append { await unsplash.stop() }
            let fakeStore = try await SimulatedCatalog(.fakeStore).start(port: port(7))
            stops.append { await fakeStore.stop() }
            let fakerAPI = try await SimulatedCatalog(.fakerAPI).start(port: port(8))
            stops.append { await fakerAPI.stop() }
            let kontests = try await SimulatedCatalog(.kontests).start(port: port(10))
            stops.append { await kontests.stop() }
            return Sandbox(
                vk: vk, yandex: yandex, unsplash: unsplash, fakeStore: fakeStore, fakerAPI: fakerAPI,
                kontests: kontests, videoFeed: try await SimulatedVideoFeed().start(port: port(9)))
        } catch {
            for stop in stops { await stop() }
            throw error
        }
    }

    func stop() async {
        await vk.stop()
        await yandex.stop()
        await unsplash.stop()
        for catalog in [fakeStore, fakerAPI, kontests] { await catalog.stop() }
        await videoFeed.stop()
    }
}

extension Sandbox {
    /// Where each simulator is, and values that it accepts, for other programs.
    var description: CommandLineInterface.JSONValue {
        [
            "vkAPI": .string(vk.apiAddress.absoluteString), "vkID": .string(vk.idAddress.absoluteString),
            "vkOAuth": .string(vk.oauthAddress.absoluteString), "unsplash": .string(unsplash.address.absoluteString),
            "yandexDisk": .string(yandex.diskAddress.absoluteString),
            "yandexOAuth": .string(yandex.oauthAddress.absoluteString),
            "fakeStore": .string(fakeStore.address.absoluteString),
            "fakerAPI": .string(fakerAPI.address.absoluteString),
            "kontests": .string(kontests.address.absoluteString),
            "videoFeed": .string(videoFeed.feedURL.absoluteString),
            "vkCommunity": .string(Community.studio.screenName),
            "unsplashAccessKey": .string(unsplash.service.accessKey),
            "clientIDs": [
                "vk": .string(vk.vk.application.clientID), "yandex": .string(yandex.yandex.application.clientID),
            ],
            "tokens": [
                "vk": .string(SimulatedVK.userToken), "vkService": .string(SimulatedVK.serviceToken),
                "yandex": .string(SimulatedYandex.userToken),
            ],
        ]
    }
}
