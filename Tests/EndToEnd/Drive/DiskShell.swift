import Foundation
import OutsideProcesses
import RunningVitrine

/// The commands of one disk in one sandbox, and what its simulated service is told to do.
struct DiskShell: Sendable {
    let home: Home
    private let settings: [String: String?]
    private let control: LoopbackServer

    /// - Parameter hasToken: whether the ready token stands in the settings; otherwise somebody must sign in.
    init(_ home: Home, _ sandbox: RunningSandbox, hasToken: Bool = true) throws {
        struct Services: Decodable {
            let yandexDisk, yandexOAuth: String
            let tokens, clientIDs: [String: String]
        }
        let services = try JSONDecoder().decode(Services.self, from: Data(sandbox.line.utf8))
        self.home = home
        settings = [
            "VITRINE_YANDEX_DISK_URL": services.yandexDisk, "VITRINE_YANDEX_OAUTH_URL": services.yandexOAuth,
            "VITRINE_YANDEX_CLIENT_ID": services.clientIDs["yandex"],
            "VITRINE_YANDEX_TOKEN": hasToken ? services.tokens["yandex"] : nil, "VITRINE_LOG": "all",
        ]
        control = LoopbackServer(port: UInt16(URL(string: services.yandexDisk)?.port ?? 80))
    }

    /// Runs `vitrine drive …` to its end.
    func run(_ arguments: [String]) async throws -> ChildProcess.Finished {
        try await vitrine(["drive"] + arguments)
    }

    func run(_ arguments: String...) async throws -> ChildProcess.Finished { try await run(arguments) }

    func vitrine(_ arguments: [String]) async throws -> ChildProcess.Finished {
        // A machine that builds all else at once is given time.
        try await home.run(arguments + ["--data", home.data.path], changing: settings, within: .seconds(180))
    }

    /// Runs a shell script in which `"$@"` is one `vitrine drive …`, and which may mount disks.
    func run(script: String, _ arguments: [String]) async throws -> ChildProcess.Finished {
        try await home.run(
            script: script, ["drive"] + arguments + ["--data", home.data.path], changing: settings, mountsDisks: true)
    }

    /// Starts a command, and gives it to `work` while it runs.
    func starting<Value>(
        _ arguments: [String], _ work: (ChildProcess) async throws -> Value
    ) async throws -> Value {
        try await home.starting(
            arguments + ["--data", home.data.path], changing: settings, hasKeyboard: true, work)
    }

    /// Starts `vitrine serve` on the same disk and the same data.
    func serving(_ work: (RunningVitrine) async throws -> Void) async throws {
        try await home.serving(changing: settings, work)
    }

    /// What the service does from now on, as its control page's form says it; an empty text lets it behave.
    func behave(_ form: String = "") async throws {
        try await post("/control/behave", form)
    }

    /// What happens at the service now.
    func happen(_ deed: String) async throws {
        try await post("/control/deeds/\(deed)")
    }

    /// What the API says to a token: a status.
    func answer(to token: String) async throws -> Int {
        try await control.answer("GET", "/v1/disk", headers: ["Authorization": "OAuth \(token)"]).status
    }

    private func post(_ path: String, _ form: String = "") async throws {
        let headers = ["Content-Type": "application/x-www-form-urlencoded"]
        let answer = try await control.answer("POST", path, headers: headers, body: Array(form.utf8))
        guard answer.status == 303 else { throw NotTold(description: "\(path): \(answer.status)") }
    }

    struct NotTold: Error, CustomStringConvertible {
        let description: String
    }
}

extension Home {
    /// Gives `work` a disk in a sandbox of its own.
    static func withDisk(hasToken: Bool = true, _ work: (DiskShell) async throws -> Void) async throws {
        try await fresh { home in
            try await home.sandbox { sandbox in try await work(DiskShell(home, sandbox, hasToken: hasToken)) }
        }
    }

    /// Writes a file, with every folder on the way.
    func write(_ data: Data, to path: String) throws -> URL {
        let file = directory.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
        return file
    }
}
