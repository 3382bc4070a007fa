import OutsideProcesses
import SimulatorAnswers
import SimulatorKit
import TestTraits
import Testing
import YandexSimulator

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Programs that others wrote for the real Yandex Disk, and how they are started here.
private enum Client {
    static let rclone = found("rclone")
    static let openssl = found("openssl")
    /// A Python that has yadisk: `VITRINE_YADISK_PYTHON` names it, `.ci/run` makes one.
    static let yadisk = python(withYadisk: ProcessInfo.processInfo.environment["VITRINE_YADISK_PYTHON"])
    static let python = found("python3")

    static let scripts = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Clients")

    private static func found(_ name: String) -> URL? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            .map { URL(filePath: String($0)).appending(path: name) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    private static func python(withYadisk named: String?) -> URL? {
        let own = scripts.appending(path: "../../../.build/yadisk/bin/python").standardized
        return [named.map { URL(filePath: $0) }, own].compactMap(\.self)
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
}

private let environment = ProcessInfo.processInfo.environment.merging([
    "no_proxy": "127.0.0.1,localhost", "NO_PROXY": "127.0.0.1,localhost", "PYTHONDONTWRITEBYTECODE": "1",
]) { _, ours in ours }

@Suite(.timeLimit(.minutes(10))) struct `A client that others wrote` {
    @Test(.enabled(if: Client.yadisk != nil, "yadisk is not installed: .ci/run installs it"))
    func `goes through everything: yadisk`() async throws {
        let running = try await SimulatedYandex().start()
        let finished = try await withTemporaryDirectory { folder in
            try await ChildProcess(
                try #require(Client.yadisk),
                [
                    Client.scripts.appending(path: "yadisk_tour.py").path, running.diskAddress.origin,
                    running.oauthAddress.origin, running.yandex.application.clientID,
                    running.yandex.application.clientSecret, SimulatedYandex.userToken, folder.path,
                ], environment: environment
            ).finished(within: .seconds(540))
        }
        #expect(finished.output.hasSuffix("done\n"), "\(finished.output)\n\(finished.errors)")
        await running.stop()
    }

    @Test(
        .enabled(
            if: Client.rclone != nil && Client.openssl != nil && Client.python != nil,
            "rclone, openssl or python3 is not installed: .ci/run installs them"))
    func `goes through everything: rclone`() async throws {
        let running = try await SimulatedYandex().start()
        try await withTemporaryDirectory { folder in
            let rclone = try await Rclone(in: folder, before: running)
            try await tour(rclone, folder, running.yandex)
            _ = try await rclone.door.end()
        }
        await running.stop()
    }

    private func tour(_ rclone: Rclone, _ folder: URL, _ yandex: SimulatedYandex) async throws {
        #expect(try await rclone("about", "y:").contains("Total:"))
        #expect(try await rclone("lsf", "y:Документы").split(separator: "\n").contains("Отчёт о походе.docx"))
        let files = try await rclone("lsf", "-R", "--files-only", "y:").split(separator: "\n").count
        #expect(files == yandex.paths.count { yandex.file(at: $0) != nil })

        let local = folder.appending(path: "tree/внутри")
        try FileManager.default.createDirectory(at: local, withIntermediateDirectories: true)
        let names = ["плюс + и % #?&.txt", "“кавычки” 'и'", "🏕️", "обычный.bin"]
        for name in names { try Data((0..<40_000).map { UInt8($0 & 0xFF) }).write(to: local.appending(path: name)) }
        try await rclone("mkdir", "y:тур/пусто")
        try await rclone("copy", folder.appending(path: "tree").path, "y:тур")
        #expect(try await rclone("check", folder.appending(path: "tree").path, "y:тур") == "")
        try await rclone("copy", "y:тур", folder.appending(path: "back").path)
        for name in names {
            let back = try Data(contentsOf: folder.appending(path: "back/внутри/\(name)"))
            #expect(try back == Data(contentsOf: local.appending(path: name)), "\(name)")
        }

        try await rclone("moveto", "y:тур/внутри/обычный.bin", "y:тур/другой.bin")
        try await rclone("move", "y:тур/внутри", "y:тур/там")
        #expect(yandex.file(at: "disk:/тур/другой.bin")?.count == 40_000)
        #expect(yandex.file(at: "disk:/тур/там/🏕️")?.count == 40_000)

        let link = try await rclone("link", "y:тур/другой.bin")
        #expect(link.contains("/d/"))
        let published = try await yandex.disk("/resources/public?fields=items.name")
        #expect(published["items"]?[0]?["name"] == .text("другой.bin"))
        // This version tells of a failure after it succeeded: it looks for the link that it removed.
        _ = try await rclone.run("link", "--unlink", "y:тур/другой.bin")
        #expect(try await yandex.disk("/resources/public")["items"]?.items.isEmpty == true)

        try await rclone("deletefile", "y:тур/другой.bin")
        try await rclone("purge", "y:тур")
        #expect(!yandex.paths.contains { $0.hasPrefix("disk:/тур") })
        let missing = try await rclone.run("lsf", "y:тур")
        #expect(missing.ending != .exited(0) && missing.errors.contains("directory not found"))
    }
}

extension URL {
    /// Without a slash at the end.
    fileprivate var origin: String {
        absoluteString.hasSuffix("/") ? String(absoluteString.dropLast()) : absoluteString
    }
}

/// rclone's own yandex backend, which knows one host only: it reaches the simulator through a proxy that speaks TLS under
/// that name, by a certificate made for the occasion.
private struct Rclone {
    let door: ChildProcess
    private let environment: [String: String]
    private let arguments: [String]

    init(in folder: URL, before running: RunningYandexSimulator) async throws {
        let (certificate, key) = (folder.appending(path: "door.pem").path, folder.appending(path: "door.key").path)
        let made = try await ChildProcess(
            try #require(Client.openssl),
            [
                "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
                "-subj", "/CN=door", "-addext", "subjectAltName=DNS:cloud-api.yandex.com,DNS:oauth.yandex.com",
                "-keyout",
                key, "-out", certificate,
            ], environment: YandexSimulatorTests.environment
        ).finished()
        try #require(made.ending == .exited(0), "\(made.errors)")
        door = try ChildProcess(
            try #require(Client.python),
            [
                Client.scripts.appending(path: "tls_door.py").path, certificate, key,
                "cloud-api.yandex.com=\(try #require(running.diskAddress.port))",
                "oauth.yandex.com=\(try #require(running.oauthAddress.port))",
            ], environment: YandexSimulatorTests.environment)
        let port = try await door.output.first(within: .seconds(60), "the door's port") { $0.lines.first }
        let configuration = folder.appending(path: "rclone.conf")
        let token =
            #"{"access_token":"\#(SimulatedYandex.userToken)","token_type":"OAuth","refresh_token":"1:a:b:c","expiry":"2099-01-01T00:00:00Z"}"#
        try Data("[y]\ntype = yandex\ntoken = \(token)\n".utf8).write(to: configuration)
        environment = YandexSimulatorTests.environment.merging([
            "https_proxy": "http://127.0.0.1:\(port)", "HTTPS_PROXY": "http://127.0.0.1:\(port)",
        ]) { _, ours in ours }
        arguments = [
            "--config", configuration.path, "--ca-cert", certificate, "--retries", "1", "--low-level-retries", "2",
            "--cache-dir", folder.appending(path: "cache").path,
        ]
    }

    func run(_ command: String...) async throws -> ChildProcess.Finished {
        try await run(command)
    }

    /// What it says, when all went well.
    @discardableResult
    func callAsFunction(_ command: String..., sourceLocation: SourceLocation = #_sourceLocation) async throws -> String
    {
        let finished = try await run(command)
        #expect(finished.ending == .exited(0), "\(command): \(finished.errors)", sourceLocation: sourceLocation)
        return finished.output
    }

    private func run(_ command: [String]) async throws -> ChildProcess.Finished {
        try await ChildProcess(try #require(Client.rclone), command + arguments, environment: environment)
            .finished(within: .seconds(300))
    }
}
