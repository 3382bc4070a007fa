import CommandLineInterface
import FoundationEssentials
import VKFixtures
import VKSimulator
import VideoFeedSimulator
import WebServer

/// The simulators of all services, each on its own port, with its native paths.
struct Sandbox: Sendable {
    let vk: RunningVKSimulator
    let videoFeed: RunningVideoFeedSimulator

    /// - Parameters:
    ///   - firstPort: each simulator has a place of its own from there on, the same each time; 0 takes free ports.
    ///   - data: where they keep what outlives a start; `nil` keeps nothing.
    static func start(firstPort: Int, data: URL? = nil) async throws(ServerFailure) -> Sandbox {
        func port(_ place: Int) -> Int { firstPort == 0 ? 0 : firstPort + place }
        let vk = try await SimulatedVK(keepingSignInsIn: data?.appending(path: "vk-sign-ins.json")).start(
            apiPort: port(0), idPort: port(1), oauthPort: port(2))
        do throws(ServerFailure) {
            return Sandbox(vk: vk, videoFeed: try await SimulatedVideoFeed().start(port: port(9)))
        } catch {
            await vk.stop()
            throw error
        }
    }

    func stop() async {
        await vk.stop()
        await videoFeed.stop()
    }
}

extension Sandbox {
    /// Where each simulator is, and values that it accepts, for other programs.
    var description: JSONValue {
        [
            "vkAPI": .string(vk.apiAddress.absoluteString), "vkID": .string(vk.idAddress.absoluteString),
            "vkOAuth": .string(vk.oauthAddress.absoluteString), "videoFeed": .string(videoFeed.feedURL.absoluteString),
            "vkCommunity": .string(Community.studio.screenName),
            "clientIDs": ["vk": .string(vk.vk.application.clientID)],
            "tokens": ["vk": .string(SimulatedVK.userToken), "vkService": .string(SimulatedVK.serviceToken)],
        ]
    }
}
