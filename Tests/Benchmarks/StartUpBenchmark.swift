import Foundation
import Glibc

/// How long a person waits for the first sign of life.
enum StartUpBenchmark {
    static func run(into report: inout Report) async throws {
        let vitrine = Child.sibling("vitrine")
        let ours = try await times(21) { _ = try Child(vitrine, ["--version"]).allOutput() }
        let curl = Child.path(of: "curl")
        let theirs: Double? =
            if let curl { try await times(21) { _ = try Child(curl, ["--version"]).allOutput() } } else { nil }
        report.rows.append(
            Row(
                what: "--version, started and ended", unit: "ms", ours: ours, peer: "curl", peerFigure: theirs,
                goal: "20 ms"))

        let home = FileManager.default.temporaryDirectory.appending(path: "vitrine-start-\(getpid())")
        defer { try? FileManager.default.removeItem(at: home) }
        var resident: [Double] = []
        let ready = try await times(11) {
            let serve = try Child(vitrine, ["serve", "--port", "0", "--no-open", "--data", home.path])
            defer { serve.stop() }
            _ = serve.firstLine()
            resident.append(serve.residentMegabytes)
        }
        report.rows.append(
            Row(what: "serve, until ready", unit: "ms", ours: ready, peer: nil, peerFigure: nil, goal: "60 ms"))
        report.rows.append(
            Row(
                what: "serve, resident when ready", unit: "MB", ours: median(resident), peer: nil, peerFigure: nil,
                goal: "under 45 MB"))
    }

    /// The median of several runs in milliseconds, after one that does not count.
    private static func times(_ count: Int, _ body: () throws -> Void) async throws -> Double {
        try body()
        var values: [Double] = []
        for _ in 0..<count { values.append(try await milliseconds(body)) }
        return median(values)
    }
}
