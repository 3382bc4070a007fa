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
            videos: VitrineWebApp.VideoScreens(vitrine.videos),
            downloads: VitrineWebApp.DownloadScreens(vitrine.videos),
            gallery: VitrineWebApp.GalleryScreens(vitrine.gallery),
            discover: VitrineWebApp.DiscoverScreens(vitrine.favorites),
            registration: VitrineWebApp.RegistrationScreens(vitrine.registration),
            drive: VitrineWebApp.DriveScreens(vitrine.drive),
            about: About(version: Version.current, dataFolder: dataFolder, demo: sandbox.map(About.Demo.init)),
            hosts: [configuration.host], language: language, timeZone: .current, time: SystemTime(),
            random: SystemRandom())
    }
}

extension VitrineWebApp.VideoScreens {
    fileprivate init(_ wiring: VideosWiring) {
        self.init(
            list: wiring.list, show: wiring.show, thumbnail: wiring.thumbnail, watching: wiring.watching,
            remember: wiring.remember)
    }
}

extension VitrineWebApp.DownloadScreens {
    fileprivate init(_ wiring: VideosWiring) {
        self.init(queue: wiring.queue, download: wiring.download, library: wiring.library)
    }
}

extension VitrineWebApp.GalleryScreens {
    fileprivate init(_ wiring: GalleryWiring) {
        self.init(
            signIn: VitrineWebApp.SignInScreens(wiring.access), photos: wiring.photos, photo: wiring.photo,
            videos: wiring.videos, video: wiring.video, picture: wiring.picture, save: wiring.save,
            saving: wiring.saving)
    }
}

extension VitrineWebApp.DiscoverScreens {
    fileprivate init(_ wiring: FavoritesWiring) {
        self.init(
            service: .init(name: "Unsplash", home: wiring.home), byChance: wiring.byChance, search: wiring.search,
            photo: wiring.photo, picture: wiring.picture, download: wiring.download,
            favorites: .init(
                list: wiring.list, picture: wiring.favoritePicture, toggle: wiring.toggle, remove: wiring.remove,
                undo: wiring.undo, move: wiring.move, random: SystemRandom()),
            rateLimits: wiring.rateLimits, time: SystemTime())
    }
}

extension VitrineWebApp.RegistrationScreens {
    fileprivate init(_ wiring: RegistrationWiring) {
        self.init(
            register: wiring.register, restore: wiring.restore, forget: wiring.forget, catalog: wiring.catalog,
            picture: wiring.picture, choose: wiring.choose)
    }
}

extension VitrineWebApp.DriveScreens {
    fileprivate init(_ wiring: DriveWiring) {
        self.init(
            signIn: VitrineWebApp.SignInScreens(wiring.access), access: wiring.drive, uploads: wiring.uploads)
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
