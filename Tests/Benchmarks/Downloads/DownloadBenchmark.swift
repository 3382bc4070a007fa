import Foundation
import Glibc
import Synchronization

/// Downloads as a person starts them, beside other tools: how fast, and whether the file is the right one.
struct DownloadBenchmark {
    /// What a row is about; its name is how it is asked for.
    enum Scenario: String, CaseIterable {
        case loopback, slow, cut, killed, changed
    }

    /// A good line at home: over several connections it is still slower than any machine.
    private static let home = Relay.Line(bytesPerSecond: 4e6, roundTrip: .milliseconds(10))
    private static let weak = Relay.Line(bytesPerSecond: 16e6, roundTrip: .milliseconds(10), bytesUntilCut: 5 << 20)
    private static let farAway = Relay.Line(bytesPerSecond: 1e6, roundTrip: .milliseconds(40))
    private static let published = Date(timeIntervalSince1970: 1.76e9)

    private let folder: URL
    private let ground: TrialGround
    private let ours: Tool
    private let peers = Tool.peers
    private let film: Contents
    private let newFilm: Contents

    private var tools: [Tool] { [ours] + peers }

    static func run(_ scenarios: [Scenario], into report: inout Report) throws {
        let folder = URL(filePath: "/dev/shm/vitrine-benchmark-\(getpid())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let served = folder.appending(path: "served")
        try FileManager.default.createDirectory(at: served, withIntermediateDirectories: true)
        let origin = try Origin(serving: served)
        defer { origin.stop() }
        let benchmark = try DownloadBenchmark(in: folder, origin)
        for tool in ["curl", "wget", "aria2c", "rclone"] where Child.path(of: tool) == nil {
            report.left.append("downloads by \(tool): not installed")
        }
        if Child.path(of: "nginx") == nil { report.left.append("downloads from nginx: not installed, ours serves") }
        for scenario in scenarios {
            FileHandle.standardError.write(Data("downloads: \(scenario.rawValue) …\n".utf8))
            report.downloads += try benchmark.rows(of: scenario)
        }
    }

    private init(in folder: URL, _ origin: Origin) throws {
        self.folder = folder
        ground = TrialGround(origin: origin, targets: folder.appending(path: "fetched"))
        ours = .ours(keeping: folder.appending(path: "data"))
        film = try Contents(64 << 20, at: folder.appending(path: "film"), date: Self.published)
        newFilm = try Contents(64 << 20, at: folder.appending(path: "new"), date: Self.published + 86_400)
    }

    private func rows(of scenario: Scenario) throws -> [DownloadRow] {
        switch scenario {
        case .loopback: try loopback()
        case .slow: try slow()
        case .cut:
            [
                DownloadRow(
                    "64 MiB, each connection cut after 5 MiB", .care, goal: "right, at most 1 MiB twice",
                    try atOnce(over: Self.weak))
            ]
        case .killed:
            [
                DownloadRow(
                    "64 MiB, killed (-9) at half, the same command again", .care, goal: "right, at most 1 MiB twice",
                    try atOnce(over: Self.home, .init(signal: SIGKILL, newContents: nil)))
            ]
        case .changed:
            [
                DownloadRow(
                    "64 MiB, interrupted (Ctrl-C) at half, changed on the server, the same command again", .truth,
                    goal: "right", try atOnce(over: Self.home, .init(signal: SIGINT, newContents: newFilm)))
            ]
        }
    }

    private func loopback() throws -> [DownloadRow] {
        let large = try Contents(1 << 30, at: folder.appending(path: "large"), date: Self.published)
        defer { try? FileManager.default.removeItem(at: large.file) }
        let trials = try inTurns(3, tools, at: large, over: nil)
        return [
            DownloadRow("1 GiB from loopback to memory", .time, goal: "at most 1.25 × curl", trials),
            DownloadRow("1 GiB: resident at most", .memory, goal: "under 80 MB", trials),
        ]
    }

    private func slow() throws -> [DownloadRow] {
        let many = try inTurns(3, tools.filter(\.usesManyConnections), at: film, over: Self.farAway)
        // Each of these takes a minute, and little of the machine.
        let single = try atOnce(tools.filter { !$0.usesManyConnections }, over: Self.farAway)
        return [
            DownloadRow(
                "64 MiB, 40 ms round trip, 8 Mbit/s a connection", .time, goal: "8.6 s",
                tools.compactMap { tool in (many + single).first { $0.tool == tool.name } })
        ]
    }

    /// One after another, so that the machine is the same for all, and all of it several times.
    private func inTurns(
        _ rounds: Int, _ tools: [Tool], at contents: Contents, over line: Relay.Line?
    ) throws -> [ToolTrials] {
        var trials = tools.map { ToolTrials(tool: $0.name) }
        for _ in 0..<rounds {
            for (index, tool) in tools.enumerated() {
                trials[index].add(try ground.trial(of: tool, at: contents, over: line))
            }
        }
        return trials
    }

    /// Side by side, each over a line of its own, up to three times, and none begun after 30 s: where time is not what counts.
    private func atOnce(
        _ tools: [Tool]? = nil, over line: Relay.Line, _ interruption: TrialGround.Interruption? = nil
    ) throws -> [ToolTrials] {
        let tools = tools ?? self.tools
        let results = Mutex<[String: Result<ToolTrials, any Error>]>([:])
        let group = DispatchGroup()
        for tool in tools {
            group.enter()
            Thread.detachNewThread { [ground, film] in
                let result = Result {
                    var trials = ToolTrials(tool: tool.name)
                    let start = ContinuousClock.now
                    while trials.count < 3, start.duration(to: .now) < .seconds(30) {
                        trials.add(try ground.trial(of: tool, at: film, over: line, interruption: interruption))
                    }
                    return trials
                }
                results.withLock { $0[tool.name] = result }
                group.leave()
            }
        }
        group.wait()
        return try tools.compactMap { tool in try results.withLock { $0[tool.name] }?.get() }
    }
}
