import Auth
import CommandLineInterface
import Drive
import FoundationEssentials
import Registration
import Synchronization

/// One start of the program: reads its line, opens the world that the line asks for, and closes it at the end.
struct Launch: Sendable {
    private let environment: [String: String]
    private let output = Console.output
    private let opened = OpenedWorlds()

    init(environment: [String: String]) {
        self.environment = environment
    }

    /// - Returns: the process's exit status.
    func run(_ arguments: [String]) async -> Int32 {
        let signals = Signals()
        let commands = VitrineCommands(
            version: Version.current, time: SystemTime(), timeZone: .current,
            desk: Console.desk(environment: environment), access: access, gallery: gallery, photos: photos,
            profiles: profiles, catalog: catalog, videos: videos, drive: drive, checks: checks, serve: serve,
            sandbox: sandbox)
        let running = Task {
            await commands.run(arguments: arguments, environment: environment, output: output)
        }
        let interrupting = Task {
            _ = await signals.next()
            running.cancel()
        }
        let code = await running.value
        interrupting.cancel()
        await opened.close()
        return code.rawValue
    }

    @Sendable private func access(
        _ provider: ProviderName, _ options: GlobalOptions
    ) async throws(CommandFailure) -> ProviderAccess {
        let vitrine = try await open(options).vitrine
        return switch provider {
        case .vk: vitrine.gallery.access
        case .yandex: vitrine.drive.access
        }
    }

    @Sendable private func gallery(_ options: GlobalOptions) async throws(CommandFailure)
        -> VitrineCommands.CommunityGallery
    {
        let gallery = try await open(options).vitrine.gallery
        return VitrineCommands.CommunityGallery(
            photos: gallery.photos, photo: gallery.photo, videos: gallery.videos, video: gallery.video,
            save: gallery.save, saveAll: gallery.saveAll)
    }

    @Sendable private func photos(
        _ options: GlobalOptions
    ) async throws(CommandFailure) -> VitrineCommands.PhotosAndFavorites {
        let favorites = try await open(options).vitrine.favorites
        return VitrineCommands.PhotosAndFavorites(
            byChance: favorites.byChance, search: favorites.search, photo: favorites.photo, list: favorites.list,
            toggle: favorites.toggle, remove: favorites.remove, undo: favorites.undo)
    }

    @Sendable private func profiles(_ options: GlobalOptions) async throws(CommandFailure) -> VitrineCommands.Profiles {
        let registration = try await open(options).vitrine.registration
        return VitrineCommands.Profiles(
            register: registration.register, restore: registration.restore, forget: registration.forget)
    }

    @Sendable private func catalog(_ options: GlobalOptions) async throws(CommandFailure) -> ListCatalog {
        try await open(options).vitrine.registration.catalog
    }

    @Sendable private func videos(_ options: GlobalOptions) async throws(CommandFailure) -> VitrineCommands.Videos {
        let vitrine = try await open(options).vitrine
        return VitrineCommands.Videos(
            list: vitrine.listVideos, show: vitrine.showVideo,
            downloads: .init(
                queue: vitrine.downloads, download: vitrine.downloadVideo, save: vitrine.saveToFile,
                library: vitrine.library, verify: vitrine.verifyKeptVideos))
    }

    @Sendable private func drive(_ options: GlobalOptions) async throws(CommandFailure) -> DriveAccess {
        try await open(options).vitrine.drive.drive
    }

    @Sendable private func checks(_ options: GlobalOptions) async throws(CommandFailure) -> [DoctorCheck] {
        DoctorChecks(world: try await open(options), language: options.language).all
    }

    @Sendable private func serve(
        _ serve: ServeOptions, _ options: GlobalOptions, _ output: Output
    ) async throws(CommandFailure) {
        var flags: [Setting: String] = [:]
        flags[.host] = serve.host
        flags[.port] = serve.port.map(String.init)
        let world = try await open(options, flags: flags) { line in
            if !options.isQuiet { output.tell(line) }
        }
        try await Serve(
            world: world, options: options, opensBrowser: serve.opensBrowser, environment: environment,
            output: output)()
    }

    @Sendable private func sandbox(
        _ sandbox: SandboxOptions, _ options: GlobalOptions, _ output: Output
    ) async throws(CommandFailure) {
        try await ServeSandbox(
            firstPort: sandbox.port ?? ServeSandbox.standardPort, language: options.language, output: output)()
    }

    private func open(
        _ options: GlobalOptions, flags: [Setting: String] = [:], tell: @escaping @Sendable (String) -> Void = { _ in }
    ) async throws(CommandFailure) -> World {
        let world = try await World.open(options, flags: flags, environment: environment, tell: tell)
        opened.add(world)
        return world
    }
}

/// The worlds that a launch opened, so that each is closed.
private final class OpenedWorlds: Sendable {
    private let worlds = Mutex<[World]>([])

    func add(_ world: World) {
        worlds.withLock { $0.append(world) }
    }

    func close() async {
        let opened = worlds.withLock { worlds in
            defer { worlds = [] }
            return worlds
        }
        for world in opened { await world.close() }
    }
}
