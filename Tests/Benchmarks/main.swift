import Foundation
import Glibc

// benchmarks [--json] [start|server|storage|disk|toggle|downloads …]: what the design's table asks for, beside its peers.
// One row of the downloads: loopback, slow, cut, killed or changed. All of the downloads take about five minutes.

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "serve-folder", arguments.count == 2 {
    try await ServerBenchmark.serve(arguments[1])
} else if arguments.first == "hold-records", arguments.count == 2 {
    try await StorageBenchmark.hold(arguments[1])
} else if arguments.first == "serve-disk", arguments.count == 4 {
    try await ServedDisk.serve(arguments.dropFirst().map { Int($0) ?? 0 })
} else if access(Child.sibling("vitrine"), X_OK) != 0 {
    print("Build all first: swift build -c release. The benchmarks start the vitrine that is built beside them.")
    exit(69)
} else {
    let wanted = Set(arguments.filter { !$0.hasPrefix("-") })
    var report = Report(machine: Machine(tools: ["nginx", "sqlite3", "curl", "wget", "aria2c", "rclone"]))
    let scenarios = DownloadBenchmark.Scenario.allCases.filter { wanted.contains($0.rawValue) }
    if wanted.isEmpty || wanted.contains("start") { try await StartUpBenchmark.run(into: &report) }
    if wanted.isEmpty || wanted.contains("server") { try await ServerBenchmark.run(into: &report) }
    if wanted.isEmpty || wanted.contains("storage") { try await StorageBenchmark.run(into: &report) }
    if wanted.isEmpty || wanted.contains("disk") { try await DiskBenchmark.run(into: &report) }
    if wanted.isEmpty || wanted.contains("toggle") { try await ToggleBenchmark.run(into: &report) }
    if wanted.isEmpty || wanted.contains("downloads") {
        try DownloadBenchmark.run(DownloadBenchmark.Scenario.allCases, into: &report)
    } else if !scenarios.isEmpty {
        try DownloadBenchmark.run(scenarios, into: &report)
    }
    if arguments.contains("--json") { try report.printJSON() } else { report.printTable() }
}
