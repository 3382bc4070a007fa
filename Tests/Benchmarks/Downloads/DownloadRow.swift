import Foundation

/// All tries of one tool at the same thing.
struct ToolTrials {
    let tool: String
    private var trials: [Trial] = []

    init(tool: String) {
        self.tool = tool
    }

    mutating func add(_ trial: Trial) {
        trials.append(trial)
    }

    var count: Int { trials.count }
    var seconds: Double { median(trials.map(\.seconds)) }
    // Where a goal says "at most", once too much is too much.
    var outcome: Trial.Outcome { trials.map(\.outcome).max() ?? .gaveUp }
    var peakMegabytes: Double { trials.map(\.peakMegabytes).max() ?? .nan }
    var twiceMebibytes: Double { Double(trials.map(\.twiceBytes).max() ?? 0) / 1_048_576 }
}

/// One thing to download, by all tools.
struct DownloadRow {
    /// What a row shows of the tries.
    enum Figure: String {
        case time, memory
        /// Whether the file is right and what was fetched twice for it; or only the first.
        case care, truth
    }

    let what: String
    let figure: Figure
    let goal: String
    let trials: [ToolTrials]

    init(_ what: String, _ figure: Figure, goal: String, _ trials: [ToolTrials]) {
        self.what = what
        self.figure = figure
        self.goal = goal
        self.trials = trials
    }

    func cell(of tool: String) -> String {
        guard let trials = trials.first(where: { $0.tool == tool }) else { return "–" }
        switch (trials.outcome, figure) {
        case (.gaveUp, _): return "gave up"
        case (.wrong, _): return "wrong file"
        case (.right, .time): return String(format: "%.2f s", trials.seconds)
        case (.right, .memory): return String(format: "%.0f MB", trials.peakMegabytes)
        case (.right, .care): return String(format: "right, %.2f MiB twice", trials.twiceMebibytes)
        case (.right, .truth): return "right"
        }
    }
}

extension DownloadRow: Encodable {
    private struct Wire: Encodable {
        let tool: String
        let outcome: Trial.Outcome
        let seconds: Double
        let peakMegabytes: Double
        let twiceMebibytes: Double
        let count: Int
    }

    private enum Key: CodingKey {
        case what, figure, goal, tools
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(what, forKey: .what)
        try container.encode(figure.rawValue, forKey: .figure)
        try container.encode(goal, forKey: .goal)
        let tools = trials.map {
            Wire(
                tool: $0.tool, outcome: $0.outcome, seconds: $0.seconds, peakMegabytes: $0.peakMegabytes,
                twiceMebibytes: $0.twiceMebibytes, count: $0.count)
        }
        try container.encode(tools, forKey: .tools)
    }
}
