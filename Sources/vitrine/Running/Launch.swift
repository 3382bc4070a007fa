import CommandLineInterface
import FoundationEssentials
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
            desk: Console.desk(environment: environment), open: useCases, serve: serve, sandbox: sandbox)
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

    @Sendable private func useCases(
        _ options: GlobalOptions
    ) async throws(CommandFailure) -> VitrineCommands.UseCases {
        try await open(options).useCases(language: options.language)
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
