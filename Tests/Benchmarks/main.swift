import Foundation

// benchmarks [--json] [server|start|storage …]: what the design's table asks for, beside its peers.

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "serve-folder", arguments.count == 2 {
    try await ServerBenchmark.serve(arguments[1])
} else {
    let wanted = Set(arguments.filter { !$0.hasPrefix("-") })
    var report = Report()
    if wanted.isEmpty || wanted.contains("start") { try await StartUpBenchmark.run(into: &report) }
    if wanted.isEmpty || wanted.contains("server") { try await ServerBenchmark.run(into: &report) }
    if wanted.isEmpty || wanted.contains("storage") { try await StorageBenchmark.run(into: &report) }
    if arguments.contains("--json") { try report.printJSON() } else { report.printTable() }
}
