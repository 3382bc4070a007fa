import Arguments
import Registration
public import SharedKernel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Vitrine on the command line: which command a line asks for, and what comes of it.
public struct VitrineCommands: Sendable {
    private let version: String
    let time: any TimeSource
    private let timeZone: TimeZone
    let desk: PersonsDesk
    private let open: @Sendable (GlobalOptions) async throws(CommandFailure) -> UseCases
    private let serve: @Sendable (ServeOptions, GlobalOptions, Output) async throws(CommandFailure) -> Void
    private let sandbox: @Sendable (SandboxOptions, GlobalOptions, Output) async throws(CommandFailure) -> Void

    /// - Parameters:
    ///   - timeZone: in which moments are told to a person; JSON tells them in UTC.
    ///   - open: wires the use cases as the line asks. It is called only by a line that needs one of them.
    ///   - serve: serves until it is stopped, which is no failure.
    ///   - sandbox: serves until it is stopped, which is no failure.
    public init(
        version: String, time: any TimeSource, timeZone: TimeZone, desk: PersonsDesk,
        open: @escaping @Sendable (GlobalOptions) async throws(CommandFailure) -> UseCases,
        serve: @escaping @Sendable (ServeOptions, GlobalOptions, Output) async throws(CommandFailure) -> Void,
        sandbox: @escaping @Sendable (SandboxOptions, GlobalOptions, Output) async throws(CommandFailure) -> Void
    ) {
        self.version = version
        self.time = time
        self.timeZone = timeZone
        self.desk = desk
        self.open = open
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
        switch invocation.path {
        case ["completions"]:
            guard let shell = invocation[CommandTree.shell] else { return .usage }
            report.output.print(program.completions(for: shell, in: report.options.language.ofHelp))
            return .done
        case ["serve"]:
            try await serve(ServeOptions(invocation), report.options, report.output)
            return .done
        case ["sandbox"]:
            try await sandbox(SandboxOptions(invocation), report.options, report.output)
            return .done
        default:
            return try await run(invocation, over: try await open(report.options), report)
        }
    }

    private func run(
        _ invocation: Invocation, over useCases: UseCases, _ report: Report
    ) async throws(CommandFailure) -> ExitCode {
        let command = invocation.path.last ?? ""
        switch invocation.path.first {
        case "auth": return try await signIn(command, invocation, useCases.accounts, report)
        case "gallery": return try await browse(command, invocation, useCases.gallery, report)
        case "unsplash": return try await discover(command, invocation, useCases.favorites, report)
        case "favorites": return try await keep(command, invocation, useCases.favorites, report)
        case "register", "profile": return try await keepProfile(invocation, useCases.registration, report)
        case "catalog":
            guard let kind = CatalogKind(rawValue: command) else { return .usage }
            return try await CatalogCommands(catalog: useCases.registration.catalog, report: report).list(kind)
        case "videos": return try await showVideos(command, invocation, useCases.videos, report)
        case "drive":
            return try await DriveReport(drive: useCases.drive, report: report, time: time, desk: desk).run(invocation)
        case "doctor": return await Doctor(checks: useCases.checks, report: report).examine()
        default: return .usage
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
