import CommandLineInterface
import FoundationEssentials
import SharedKernel

/// One wired world: how it is configured, what it can do, and what runs beside it.
struct World: Sendable {
    let configuration: Configuration
    let vitrine: Vitrine
    let wiring: GlobalOptions.Wiring
    /// The simulators; `nil` when it is live.
    let sandbox: Sandbox?
    /// What goes when it closes; `nil` where the person named the folder, or it is theirs.
    let temporaryFolder: URL?

    /// Where things are kept, as told to a person; `nil` where nothing is put on disk.
    var dataFolder: String? { wiring == .memory ? nil : configuration.directories.data }

    static func open(
        _ options: GlobalOptions, flags: [Setting: String] = [:], environment: [String: String],
        tell: @escaping @Sendable (String) -> Void
    ) async throws(CommandFailure) -> World {
        var temporaryFolder: URL?
        if options.wiring != .live, options.dataDirectory == nil, environment["VITRINE_DATA_DIR"]?.isEmpty != false {
            temporaryFolder = try TemporaryFolder.make(language: options.language)
        }
        let configuration: Configuration
        do throws(ConfigurationError) {
            let directories = try Directories(
                dataFlag: temporaryFolder?.path ?? options.dataDirectory, environment: environment,
                workingDirectory: FileManager.default.currentDirectoryPath,
                // Without that file, or with one that cannot be read, pictures go to their usual folder.
                userDirectories: { try? String(contentsOf: URL(filePath: $0), encoding: .utf8) })
            configuration = try Configuration(
                directories: directories, file: .read(from: directories.config + "/config.json"),
                environment: environment, flags: flags)
        } catch {
            throw CommandFailure(.usage, code: "configuration", message: error.message(in: options.language))
        }
        switch options.wiring {
        case .live:
            return World(
                configuration: configuration, vitrine: .live(configuration, tell: tell), wiring: .live, sandbox: nil,
                temporaryFolder: nil)
        case .demo:
            let sandbox = try await Sandbox.started(
                forDataIn: temporaryFolder == nil ? configuration.directories.data : nil, language: options.language)
            return World(
                configuration: configuration, vitrine: .demo(configuration, on: sandbox, tell: tell), wiring: .demo,
                sandbox: sandbox, temporaryFolder: temporaryFolder)
        case .memory:
            let sandbox = try await Sandbox.started(firstPort: 0, language: options.language)
            return World(
                configuration: configuration, vitrine: .memory(media: sandbox.videoFeed, players: sandbox.vk),
                wiring: .memory,
                sandbox: sandbox,
                temporaryFolder: temporaryFolder)
        }
    }

    func close() async {
        await vitrine.close()
        await sandbox?.stop()
        // A temporary folder that cannot be removed is the system's to clean.
        if let temporaryFolder { try? FileManager.default.removeItem(at: temporaryFolder) }
    }
}
