public import Foundation
public import OutsideProcesses

/// A person's account on this machine, empty at first: where Vitrine runs in a test, and keeps what it keeps.
public struct Home: Sendable {
    /// The home directory itself.
    public let directory: URL
    /// What `--data` names.
    public var data: URL { directory.appending(path: "data") }

    /// Gives `work` a home of its own, and removes it afterwards.
    public static func fresh<Value>(_ work: (Home) async throws -> Value) async throws -> Value {
        try await withTemporaryDirectory { try await work(Home(directory: $0)) }
    }

    /// What every program started here finds in its environment: nothing of the person who runs the tests but what
    /// the runtime needs.
    public var environment: [String: String] {
        let kept = ["PATH", "LD_LIBRARY_PATH", "TMPDIR", "TSAN_OPTIONS", "ASAN_OPTIONS", "LLVM_PROFILE_FILE"]
        let own = ProcessInfo.processInfo.environment.filter { kept.contains($0.key) }
        // A proxy would be asked for loopback as well.
        return own.merging(["HOME": directory.path, "no_proxy": "127.0.0.1,localhost"]) { _, new in new }
    }

    /// Runs one command to its end.
    ///
    /// - Parameters:
    ///   - changes: variables to set, or to leave out where the value is `nil`.
    ///   - lines: what is piped into it, a line each.
    public func run(
        _ arguments: [String], changing changes: [String: String?] = [:], piping lines: [String] = [],
        within limit: Duration = .seconds(60)
    ) async throws -> ChildProcess.Finished {
        guard !lines.isEmpty else { return try await start(arguments, changes).finished(within: limit) }
        let input = directory.appending(path: "input-\(UUID())")
        try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: input)
        defer { try? FileManager.default.removeItem(at: input) }  // It goes with the home, too.
        return try await start(arguments, changes, input: input.path).finished(within: limit)
    }

    /// Runs one command to its end.
    public func run(_ arguments: String...) async throws -> ChildProcess.Finished {
        try await run(arguments)
    }

    /// Runs a shell script in which `"$@"` is one command.
    ///
    /// - Parameter mountsDisks: whether it may mount disks, which nobody else sees and which are gone with it.
    public func run(
        script: String, _ arguments: [String], changing changes: [String: String?] = [:], mountsDisks: Bool = false
    ) async throws -> ChildProcess.Finished {
        let command = ["sh", "-c", script, "sh", try Executable.vitrine().path] + arguments
        return try await ChildProcess(
            URL(filePath: "/usr/bin/env"), (mountsDisks ? Self.withOwnMounts : []) + command,
            environment: environment(changes)
        ).finished()
    }

    /// Whether scripts may mount disks here: it takes rights that not every container gives.
    public static var canMountDisks: Bool {
        get async throws {
            let mount = withOwnMounts + ["mount", "-t", "tmpfs", "none", "/tmp"]
            let tried = try ChildProcess(
                URL(filePath: "/usr/bin/env"), mount, environment: ProcessInfo.processInfo.environment)
            return try await tried.finished().ending == .exited(0)
        }
    }

    private static let withOwnMounts = ["unshare", "--map-root-user", "--mount"]

    /// Starts the built executable.
    func start(
        _ arguments: [String], _ changes: [String: String?], hasKeyboard: Bool = false, input: String = "/dev/null"
    ) throws -> ChildProcess {
        try ChildProcess(
            try Executable.vitrine(), arguments, environment: environment(changes), hasKeyboard: hasKeyboard,
            input: input)
    }

    private func environment(_ changes: [String: String?]) -> [String: String] {
        var environment = environment
        for (name, value) in changes { environment[name] = value }
        return environment
    }
}

/// Where the built programs are.
enum Executable {
    struct NotBuilt: Error, CustomStringConvertible {
        let description: String
    }

    /// Beside the test bundle, where SwiftPM puts what test targets depend on.
    static func vitrine() throws -> URL {
        let runner = URL(filePath: CommandLine.arguments[0])
        let places = [Bundle.main.bundleURL, runner, runner.deletingLastPathComponent()]
        for place in places {
            let program = place.appending(path: "vitrine")
            if FileManager.default.isExecutableFile(atPath: program.path) { return program }
        }
        throw NotBuilt(description: "no vitrine in \(places.map(\.path))")
    }
}
