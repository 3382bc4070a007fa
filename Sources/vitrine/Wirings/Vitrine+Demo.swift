import CatalogSimulator
import FoundationEssentials
import SimulatorKit
import UnsplashSimulator
import VKFixtures
import VKSimulator
import VideoFeedSimulator
import YandexSimulator

extension Vitrine {
    /// The live adapters, pointed at the simulators in this process: it proves the same code.
    static func demo(
        _ configuration: Configuration, on sandbox: Sandbox, tell: @escaping @Sendable (String) -> Void
    ) -> Vitrine {
        // The simulator's port may be another one at the next start; the list and the clips are the same.
        onServices(
            configuration, feedAddress: sandbox.videoFeed.feedURL, feedName: "demo", clipName: \.path,
            vk: configuration.vk.with(
                api: sandbox.vk.apiAddress, id: sandbox.vk.idAddress, oauth: sandbox.vk.oauthAddress,
                clientID: sandbox.vk.vk.application.clientID, community: VKFixtures.Community.studio.screenName),
            yandex: configuration.yandex.with(
                disk: sandbox.yandex.diskAddress, oauth: sandbox.yandex.oauthAddress,
                clientID: sandbox.yandex.yandex.application.clientID),
            unsplash: UnsplashSettings(
                api: sandbox.unsplash.address, accessKey: sandbox.unsplash.service.accessKey),
            catalogs: CatalogSettings(
                fakeStore: sandbox.fakeStore.address, fakerAPI: sandbox.fakerAPI.address,
                kontests: sandbox.kontests.address), catalogName: { _ in "demo" },
            tell: tell)
    }
}
