import Foundation

/// One figure of ours beside a peer's, measured in the same run on the same machine: only the ratio counts.
struct Row: Codable {
    let what: String
    let unit: String
    let ours: Double
    var peer: String?
    var peerFigure: Double?
    /// In the words of the design; the table never judges.
    let goal: String

    var ratio: Double? { peerFigure.map { ours / $0 } }
}

/// The rows as a table for people, or as JSON for programs.
struct Report: Encodable {
    let machine: Machine
    var rows: [Row] = []
    var downloads: [DownloadRow] = []
    /// What could not be measured here, and why.
    var left: [String] = []

    func printTable() {
        print(machine.description + "\n")
        if !rows.isEmpty {
            printTable(
                header: ["what", "ours", "peer", "ours ÷ peer", "goal"],
                rows.map { row in
                    let peer = row.peer.map {
                        "\($0) \(row.peerFigure.map { figure($0, row.unit) } ?? "not installed")"
                    }
                    return [
                        row.what, figure(row.ours, row.unit), peer ?? "–",
                        row.ratio.map { String(format: "%.2f", $0) } ?? "–", row.goal,
                    ]
                })
        }
        if let tools = downloads.map({ $0.trials.map(\.tool) }).max(by: { $0.count < $1.count }) {
            printTable(
                header: ["what"] + tools + ["goal"],
                downloads.map { row in [row.what] + tools.map { row.cell(of: $0) } + [row.goal] })
        }
        for note in left { print("not measured: \(note)") }
    }

    private func printTable(header: [String], _ lines: [[String]]) {
        let widths = header.indices.map { column in ([header] + lines).map { $0[column].count }.max() ?? 0 }
        for line in [header, widths.map { String(repeating: "-", count: $0) }] + lines {
            let cells = zip(line, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
            print("| " + cells.joined(separator: " | ") + " |")
        }
        print("")
    }

    func printJSON() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        print(String(decoding: try encoder.encode(self), as: UTF8.self))
    }

    private func figure(_ value: Double, _ unit: String) -> String {
        let digits = value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3
        return String(format: "%.\(digits)f", value) + " " + unit
    }
}

/// The middle of several runs.
func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
}

/// Milliseconds that `body` takes.
func milliseconds(_ body: () async throws -> Void) async rethrows -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    try await body()
    return start.duration(to: clock.now) / .milliseconds(1)
}
