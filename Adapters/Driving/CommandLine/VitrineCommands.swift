import Arguments
public import Auth
public import Drive
public import Registration
public import SharedKernel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Vitrine on the command line: which command a line asks for, and what comes of it.
///
/// Use cases are asked for only when a command needs them, since how they are wired depends on the line.
public struct VitrineCommands: Sendable {
    private let version: String
    let time: any TimeSource
    private let timeZone: TimeZone
    let desk: PersonsDesk
    let access: @Sendable (ProviderName, GlobalOptions) async throws(CommandFailure) -> ProviderAccess
    private let gallery: @Sendable (GlobalOptions) async throws(CommandFailure) -> CommunityGallery
    private let photos: @Sendable (GlobalOptions) async throws(CommandFailure) -> PhotosAndFavorites
    private let profiles: @Sendable (GlobalOptions) async throws(CommandFailure) -> Profiles
    private let catalog: @Sendable (GlobalOptions) async throws(CommandFailure) -> ListCatalog
    private let videos: @Sendable (GlobalOptions) async throws(CommandFailure) -> Videos
    private let drive: @Sendable (GlobalOptions) async throws(CommandFailure) -> DriveAccess
    private let checks: @Sendable (GlobalOptions) async throws(CommandFailure) -> [DoctorCheck]
    private let serve: @Sendable (ServeOptions, GlobalOptions, Output) async throws(CommandFailure) -> Void
    private let sandbox: @Sendable (SandboxOptions, GlobalOptions, Output) async throws(CommandFailure) -> Void

    /// - Parameters:
    ///   - timeZone: in which moments are told to a person; JSON tells them in UTC.
    ///   - access: the use cases of a provider's sign-in, wired as the line asks.
    ///   - gallery: the use cases of the gallery.
    ///   - photos: the use cases of photos by others and the favorites among them.
    ///   - profiles: the use cases of registration.
    ///   - catalog: the lists of products, books and contests.
    ///   - videos: the use cases of the catalog.
    ///   - drive: the use cases of the disk.
    ///   - checks: what `doctor` looks at, in the order to be shown.
    ///   - serve: serves until it is stopped, which is no failure.
    ///   - sandbox: serves until it is stopped, which is no failure.
    public init(
        version: String, time: any TimeSource, timeZone: TimeZone, desk: PersonsDesk,
        access: @escaping @Sendable (ProviderName, GlobalOptions) async throws(CommandFailure) -> ProviderAccess,
        gallery: @escaping @Sendable (GlobalOptions) async throws(CommandFailure) -> CommunityGallery,
        photos: @escaping @Sendable (GlobalOptions) async throws(CommandFailure) -> PhotosAndFavorites,
        profiles: @escaping @Sendable (GlobalOptions) async throws(CommandFailure) -> Profiles,
        catalog: @escaping @Sendable (GlobalOptions) async throws(CommandFailure) -> ListCatalog,
        videos: @escaping @Sendable (GlobalOptions) async throws(CommandFailure) -> Videos,
        drive: @escaping @Sendable (GlobalOptions) async throws(CommandFailure) -> DriveAccess,
        checks: @escaping @Sendable (GlobalOptions) async throws(CommandFailure) -> [DoctorCheck],
        serve: @escaping @Sendable (ServeOptions, GlobalOptions, Output) async throws(CommandFailure) -> Void,
        sandbox: @escaping @Sendable (SandboxOptions, GlobalOptions, Output) async throws(CommandFailure) -> Void
    ) {
        self.version = version
        self.time = time
        self.timeZone = timeZone
        self.desk = desk
        self.access = access
        self.gallery = gallery
        self.photos = photos
        self.profiles = profiles
        self.catalog = catalog
        self.videos = videos
        self.drive = drive
        self.checks = checks
        self.serve = serve
        self.sandbox = sandbox
    }

    /// Runs one line. Cancelling the task interrupts the command.
    ///
    /// - Parameter arguments: without the program's own name.
    public func run(arguments: [String], environment: [String: String], output: Output) async -> ExitCode {
        let reading = CommandTree.program(version: version).read(arguments)
        let options = GlobalOptions(reading.invocation, environment: environment)
        let report = Report(
            options: options, output: output, environment: environment, timeZone: timeZone, now: time.now)
        do throws(CommandFailure) {
            return try await answer(reading, report)
        } catch {
            guard error.exitCode != .interrupted, !Task.isCancelled else { return .interrupted }
            report.fail(error)
            return error.exitCode
        }
    }

    private func answer(_ reading: Reading, _ report: Report) async throws(CommandFailure) -> ExitCode {
        let program = CommandTree.program(version: version)
        switch reading.wish {
        case .failure(let error):
            throw CommandFailure(error, in: report.options.language)
        case .success(.help):
            let width = report.output.isTerminal ? report.output.width : 80
            report.output.print(
                program.help(on: reading.invocation.path, in: report.options.language.ofHelp, width: width))
            return .done
        case .success(.version):
            report.options.printsJSON
                ? report.output.print(["version": .string(version)]) : report.output.print("vitrine \(version)\n")
            return .done
        case .success(.run):
            return try await run(reading.invocation, of: program, report)
        }
    }

    private func run(
        _ invocation: Invocation, of program: Program, _ report: Report
    ) async throws(CommandFailure) -> ExitCode {
        let options = report.options
        switch invocation.path {
        case let path where path.first == "auth":
            return try await signIn(path.last ?? "", invocation, report)
        case let path where path.first == "gallery":
            return try await browse(path.last ?? "", invocation, try await gallery(options), report)
        case let path where path.first == "unsplash":
            return try await discover(path.last ?? "", invocation, try await photos(options), report)
        case let path where path.first == "favorites":
            return try await keep(path.last ?? "", invocation, try await photos(options), report)
        case let path where ["register", "profile"].contains(path.first):
            return try await keepProfile(invocation, try await profiles(options), report)
        case let path where path.first == "catalog":
            guard let kind = path.last.flatMap(CatalogKind.init(rawValue:)) else { return .usage }
            return try await CatalogCommands(catalog: try await catalog(options), report: report).list(kind)
        case let path where path.first == "videos":
            return try await showVideos(path.last ?? "", invocation, try await videos(options), report)
        case let path where path.first == "drive":
            return try await DriveReport(drive: drive(options), report: report, time: time, desk: desk).run(invocation)
        case ["doctor"]:
            return await Doctor(checks: try await checks(options), report: report).examine()
        case ["completions"]:
            guard let shell = invocation[CommandTree.shell] else { return .usage }
            report.output.print(program.completions(for: shell, in: options.language.ofHelp))
            return .done
        case ["serve"]:
            try await serve(ServeOptions(invocation), options, report.output)
            return .done
        default:
            try await sandbox(SandboxOptions(invocation), options, report.output)
            return .done
        }
    }

}

extension CommandFailure {
    fileprivate init(_ error: UsageError, in language: Language) {
        let message = "\(error.message(in: language.ofHelp)) \(error.hint(in: language.ofHelp))"
        self.init(.usage, code: "usage", message: message)
    }
}

extension ServeOptions {
    fileprivate init(_ invocation: Invocation) {
        self.init(
            host: invocation.names(CommandTree.host) ? invocation[CommandTree.host] : nil,
            port: invocation.names(CommandTree.port) ? invocation[CommandTree.port] : nil,
            opensBrowser: !invocation[CommandTree.noOpen])
    }
}

extension SandboxOptions {
    fileprivate init(_ invocation: Invocation) {
        self.init(port: invocation.names(CommandTree.sandboxPort) ? invocation[CommandTree.sandboxPort] : nil)
    }
}
