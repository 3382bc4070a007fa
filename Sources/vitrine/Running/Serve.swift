import CatalogSimulator
import CommandLineInterface
import FoundationEssentials
import SharedKernel
import SimulatorKit
import UnsplashSimulator
import VKSimulator
import VideoCatalog
import VideoFeedSimulator
import WebApp
import WebServer
import YandexSimulator

/// `vitrine serve`: the web app on this computer, until it is stopped.
struct Serve: Sendable {
    let world: World
    let options: GlobalOptions
    let opensBrowser: Bool
    let environment: [String: String]
    let output: Output

    /// Returns when the task is cancelled and what was in flight has ended, at most five seconds later.
    func callAsFunction() async throws(CommandFailure) {
        let configuration = world.configuration
        let app = VitrineWebApp(
            videos: .init(
                list: world.vitrine.listVideos, show: world.vitrine.showVideo, thumbnail: world.vitrine.showThumbnail,
                watching: world.vitrine.continueWatching, remember: world.vitrine.rememberPlayback),
            downloads: .init(
                queue: world.vitrine.downloads, download: world.vitrine.downloadVideo, library: world.vitrine.library),
            gallery: galleryScreens, discover: discoverScreens, registration: registrationScreens, drive: driveScreens,
            about: About(version: Version.current, dataFolder: world.dataFolder, demo: demo),
            hosts: [configuration.host],
            language: options.chosenLanguage,
            timeZone: .current, time: SystemTime(), random: SystemRandom())
        let server = Server(configuration: .init(host: configuration.host, port: configuration.port)) { request in
            await app.respond(to: request)
        }
        let running = try await server.started(language: options.language)
        let address = running.address.description + app.launchPath
        // What cannot be read now is told on the shelf, when somebody looks at it.
        try? await world.vitrine.downloads.restore(goingOn: true)
        announce(address)
        if opensBrowser { PersonsBrowser.open(address, environment: environment) }
        await untilCancelled()
        await running.stop(within: .seconds(3))
    }

    private var galleryScreens: VitrineWebApp.GalleryScreens {
        let gallery = world.vitrine.gallery
        return VitrineWebApp.GalleryScreens(
            signIn: VitrineWebApp.SignInScreens(gallery.access), photos: gallery.photos, photo: gallery.photo,
            videos: gallery.videos, video: gallery.video, picture: gallery.picture, save: gallery.save,
            saving: gallery.saving)
    }

    private var discoverScreens: VitrineWebApp.DiscoverScreens {
        let favorites = world.vitrine.favorites
        return VitrineWebApp.DiscoverScreens(
            service: .init(name: "Unsplash", home: favorites.home), byChance: favorites.byChance,
            search: favorites.search, photo: favorites.photo, picture: favorites.picture,
            download: favorites.download,
            favorites: .init(
                list: favorites.list, picture: favorites.favoritePicture, toggle: favorites.toggle,
                remove: favorites.remove, undo: favorites.undo, move: favorites.move, random: SystemRandom()),
            rateLimits: favorites.rateLimits, time: SystemTime())
    }

    private var registrationScreens: VitrineWebApp.RegistrationScreens {
        let registration = world.vitrine.registration
        return VitrineWebApp.RegistrationScreens(
            register: registration.register, restore: registration.restore, forget: registration.forget,
            catalog: registration.catalog, picture: registration.picture, choose: registration.choose)
    }

    private var driveScreens: VitrineWebApp.DriveScreens {
        let wiring = world.vitrine.drive
        return VitrineWebApp.DriveScreens(
            signIn: VitrineWebApp.SignInScreens(wiring.access), access: wiring.drive, uploads: wiring.uploads)
    }

    private var demo: About.Demo? {
        world.sandbox.map { sandbox in
            About.Demo(links: [
                About.Link(
                    english: "Community and sign-in", russian: "Сообщество и вход",
                    address: sandbox.vk.apiAddress.absoluteString),
                About.Link(
                    english: "Disk and sign-in", russian: "Диск и вход",
                    address: sandbox.yandex.diskAddress.absoluteString),
                About.Link(
                    english: "Photos by others", russian: "Чужие фотографии",
                    address: sandbox.unsplash.address.absoluteString),
                About.Link(
                    english: "Video feed", russian: "Лента видео", address: sandbox.videoFeed.address.absoluteString),
                About.Link(
                    english: "Products", russian: "Товары", address: sandbox.fakeStore.address.absoluteString),
                About.Link(english: "Books", russian: "Книги", address: sandbox.fakerAPI.address.absoluteString),
                About.Link(
                    english: "Contests", russian: "Соревнования", address: sandbox.kontests.address.absoluteString),
            ])
        }
    }

    private func announce(_ address: String) {
        if options.printsJSON {
            output.print(["url": .string(address)])
        } else {
            output.print("Vitrine is ready at \(address)\n")
        }
    }
}

/// `vitrine sandbox`: the simulators alone, until they are stopped.
struct ServeSandbox: Sendable {
    static let standardPort = 9420

    let firstPort: Int
    let language: Language
    let output: Output

    func callAsFunction() async throws(CommandFailure) {
        let sandbox = try await Sandbox.started(firstPort: firstPort, language: language)
        output.print(sandbox.description)
        await untilCancelled()
        await sandbox.stop()
    }
}

/// Returns when the surrounding task is cancelled.
private func untilCancelled() async {
    let (never, _) = AsyncStream<Never>.makeStream()
    for await _ in never {}
}
