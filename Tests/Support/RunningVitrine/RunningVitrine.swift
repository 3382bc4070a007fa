public import Foundation
import Glibc
public import OutsideProcesses

/// `vitrine serve`, ready.
public struct RunningVitrine: Sendable {
    public let process: ChildProcess
    /// The printed link, with this launch's key.
    public let link: URL
    public let server: LoopbackServer
    public let key: String

    /// The address of a page, without the key.
    public func page(_ path: String) -> URL {
        URL(string: "http://127.0.0.1:\(server.port)\(path)") ?? link
    }

    /// The printed link, leading to another page.
    public func linkTo(_ path: String) -> URL {
        URL(string: "http://127.0.0.1:\(server.port)\(path)?key=\(key)") ?? link
    }

    struct NotReady: Error, CustomStringConvertible {
        let description: String
    }

    init(_ process: ChildProcess, readyLine line: String) throws {
        guard let found = line.firstMatch(of: /^Vitrine is ready at (http:\/\/127\.0\.0\.1:(\d+)\/\?key=(\S+))$/),
            let link = URL(string: String(found.1)), let port = UInt16(found.2)
        else { throw NotReady(description: "no ready line: \(line)") }
        self.process = process
        self.link = link
        server = LoopbackServer(port: port)
        key = String(found.3)
    }
}

extension Home {
    /// Starts `vitrine serve` on a free port with this home's data directory, gives it to `work` once it is ready,
    /// and ends it by SIGTERM.
    ///
    /// - Throws: ``DidNotEndWell`` unless it exits with 0 soon after SIGTERM; a process that `work` has ended itself
    ///   is not asked.
    public func serving<Value>(
        _ options: String..., changing changes: [String: String?] = [:],
        _ work: (RunningVitrine) async throws -> Value
    ) async throws -> Value {
        let arguments = ["serve", "--port", "0", "--no-open", "--data", data.path] + options
        return try await running(arguments, changes) { process in
            try await work(RunningVitrine(process, readyLine: try await process.firstLine()))
        }
    }

    /// Starts `vitrine sandbox`, gives its services to `work` once they are ready, and ends it by SIGTERM.
    public func sandbox<Value>(_ work: (RunningSandbox) async throws -> Value) async throws -> Value {
        try await running(["sandbox", "--port", "0", "--json"], [:]) { process in
            try await work(RunningSandbox(process, readyLine: try await process.firstLine()))
        }
    }

    /// Starts any command, gives it to `work`, and asserts nothing about its end; whatever still runs then is killed.
    ///
    /// - Parameters:
    ///   - hasKeyboard: whether somebody types.
    ///   - terminal: before which it runs, if any; its standard input is that terminal then.
    public func starting<Value>(
        _ arguments: [String], changing changes: [String: String?] = [:], hasKeyboard: Bool = false,
        before terminal: Terminal? = nil, _ work: (ChildProcess) async throws -> Value
    ) async throws -> Value {
        let process = try start(
            arguments, changes, hasKeyboard: hasKeyboard, input: terminal?.path ?? "/dev/null")
        defer { process.send(SIGKILL) }
        return try await work(process)
    }

    private func running<Value>(
        _ arguments: [String], _ changes: [String: String?], _ work: (ChildProcess) async throws -> Value
    ) async throws -> Value {
        let process = try start(arguments, changes)
        do {
            let value = try await work(process)
            if !process.hasEnded {
                // The promise is 5 s; a machine that builds and tests all else at once is given more.
                let ending = try await process.end(by: SIGTERM, patience: .seconds(20))
                guard ending == .exited(0) else {
                    throw DidNotEndWell(ending: ending, errors: process.errors.value.text)
                }
            }
            return value
        } catch {
            process.send(SIGKILL)
            throw error
        }
    }

    /// A process that was asked to end, and did so in another way than by exit code 0.
    public struct DidNotEndWell: Error, CustomStringConvertible {
        public let ending: ChildProcess.Ending
        public let errors: String
        public var description: String { "ended by \(ending) after SIGTERM; it said: \(errors)" }
    }
}

extension ChildProcess {
    /// The first line of its standard output.
    public func firstLine(within limit: Duration = .seconds(60)) async throws -> String {
        try await output.first(within: limit, "the first line of its output") { said in
            if let line = said.lines.first { return line }
            if said.isComplete {
                throw RunningVitrine.NotReady(
                    description: "it ended before it was ready; it said: \(self.errors.value.text)")
            }
            return nil
        }
    }
}
