import CommandLineInterface
import SharedKernel
import VideoCatalog
import WebApp
import WebServer

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
        let app = world.webApp(language: options.chosenLanguage)
        var listening = Server.Configuration(host: configuration.host, port: configuration.port)
        listening.fault = { await app.respond(toFaultAt: $0) }
        let server = Server(configuration: listening) { await app.respond(to: $0) }
        let running = try await server.started(language: options.language)
        let address = running.address.description + app.launchPath
        // What cannot be read now is told on the shelf, when somebody looks at it.
        try? await world.vitrine.videos.access.queue.restore(goingOn: true)
        announce(address)
        if opensBrowser { PersonsBrowser.open(address, environment: environment) }
        await untilCancelled()
        await running.stop(within: .seconds(3))
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
