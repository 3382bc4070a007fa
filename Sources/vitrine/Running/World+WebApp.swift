import CatalogSimulator
import CommandLineInterface
import FoundationEssentials
import SharedKernel
import SimulatorKit
import UnsplashSimulator
import VKSimulator
import VideoFeedSimulator
import WebApp
import YandexSimulator

extension World {
    /// Every screen over this world.
    ///
    /// - Parameter language: `nil` where the browser says it.
    func webApp(language: Language?) -> VitrineWebApp {
        VitrineWebApp(
            videos: vitrine.videos.access,
            gallery: VitrineWebApp.GalleryScreens(vitrine.gallery),
            discover: VitrineWebApp.DiscoverScreens(vitrine.favorites),
            registration: vitrine.registration,
            drive: VitrineWebApp.DriveScreens(vitrine.drive),
            about: About(version: Version.current, dataFolder: dataFolder, demo: sandbox.map(About.Demo.init)),
            hosts: [configuration.host], language: language, timeZone: .current, time: SystemTime(),
            random: SystemRandom())
    }
}

extension VitrineWebApp.GalleryScreens {
    fileprivate init(_ wiring: GalleryWiring) {
        self.init(signIn: VitrineWebApp.SignInScreens(wiring.signIn), access: wiring.access)
    }
}

extension VitrineWebApp.DiscoverScreens {
    fileprivate init(_ wiring: FavoritesWiring) {
        self.init(
            service: .init(name: "Unsplash", home: wiring.home), access: wiring.access, time: SystemTime(),
            random: SystemRandom())
    }
}

extension VitrineWebApp.DriveScreens {
    fileprivate init(_ wiring: DriveWiring) {
        self.init(
            signIn: VitrineWebApp.SignInScreens(wiring.signIn), access: wiring.access, uploads: wiring.uploads)
    }
}

extension About.Demo {
    /// The pages on which a person tells each simulator what to do.
    fileprivate init(_ sandbox: Sandbox) {
        func link(_ english: String, _ russian: String, _ address: URL) -> About.Link {
            About.Link(english: english, russian: russian, address: address.absoluteString)
        }
        self.init(links: [
            link("Community and sign-in", "Сообщество и вход", sandbox.vk.apiAddress),
            link("Disk and sign-in", "Диск и вход", sandbox.yandex.diskAddress),
            link("Photos by others", "Чужие фотографии", sandbox.unsplash.address),
            link("Video feed", "Лента видео", sandbox.videoFeed.address),
            link("Products", "Товары", sandbox.fakeStore.address),
            link("Books", "Книги", sandbox.fakerAPI.address),
            link("Contests", "Соревнования", sandbox.kontests.address),
        ])
    }
}
