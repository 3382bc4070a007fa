import CommandLineInterface
import FoundationEssentials
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
    let videoFeed: RunningVideoFeedSimulator

    /// - Parameters:
    ///   - firstPort: each simulator has a place of its own from there on, the same each time; 0 takes free ports.
    ///   - data: where they keep what outlives a start; `nil` keeps nothing.
    static func start(firstPort: Int, data: URL? = nil) async throws(ServerFailure) -> Sandbox {
        func port(_ place: Int) -> Int { firstPort == 0 ? 0 : firstPort + place }
        let vk = try await SimulatedVK(keepingSignInsIn: data?.appending(path: "vk-sign-ins.json")).start(
            apiPort: port(0), idPort: port(1), oauthPort: port(2))
        var yandex: RunningYandexSimulator?
        var unsplash: RunningUnsplashSimulator?
        do throws(ServerFailure) {
            let running = try await SimulatedYandex().start(
                diskPort: port(3), oauthPort: port(4), contentPort: port(5))
            yandex = running
            let photos = try await SimulatedUnsplash().start(port: port(6))
            unsplash = photos
            return Sandbox(
                vk: vk, yandex: running, unsplash: photos,
                videoFeed: try await SimulatedVideoFeed().start(port: port(9)))
        } catch {
            await vk.stop()
            await yandex?.stop()
            await unsplash?.stop()
            throw error
        }
    }

    func stop() async {
        await vk.stop()
        await yandex.stop()
        await unsplash.stop()
        await videoFeed.stop()
    }
}

extension Sandbox {
    /// Where each simulator is, and values that it accepts, for other programs.
    var description: JSONValue {
        [
            "vkAPI": .string(vk.apiAddress.absoluteString), "vkID": .string(vk.idAddress.absoluteString),
            "vkOAuth": .string(vk.oauthAddress.absoluteString), "unsplash": .string(unsplash.address.absoluteString),
            "videoFeed": .string(videoFeed.feedURL.absoluteString),
            "yandexDisk": .string(yandex.diskAddress.absoluteString),
            "yandexOAuth": .string(yandex.oauthAddress.absoluteString),
            "vkCommunity": .string(Community.studio.screenName),
            "unsplashAccessKey": .string(unsplash.unsplash.accessKey),
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
