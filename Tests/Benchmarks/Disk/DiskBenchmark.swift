import Foundation
import Glibc

/// A disk by the commands that a person would give; the service is simulated in a process of its own.
enum DiskBenchmark {
    static func run(into report: inout Report) async throws {
        guard let curl = Child.path(of: "curl") else {
            report.left.append("disk: curl is not installed")
            return
        }
        // Memory, so that no disk is measured.
        let folder = URL(filePath: "/dev/shm/vitrine-benchmark-disk-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try walk(curl, in: folder, into: &report)
        try transfers(curl, in: folder, into: &report)
        try await FolderBenchmark.run(in: folder, into: &report)
    }

    private static func walk(_ curl: String, in folder: URL, into report: inout Report) throws {
        let disk = try ServedDisk(fileCount: 20_000, latencyInMilliseconds: 20, in: folder)
        defer { disk.stop() }
        let runs = try (0..<5).map { _ in try disk.vitrine("find", "nothing-is-called-so", "--refresh") }
        let what = "walk of 20,000 files, 20 ms latency"
        report.rows += [
            Row(what: what, unit: "s", ours: median(runs.map(\.seconds)), goal: "1 s"),
            Row(what: "the same: questions", unit: "", ours: try disk.flatListQuestions(curl) / 5, goal: "25"),
            Row(
                what: "the same: resident at most", unit: "MB", ours: runs.map(\.peakMegabytes).max() ?? .nan,
                goal: "under 60 MB"),
            Row(
                what: "found by name in the kept index of it, started and ended", unit: "s",
                ours: median(try (0..<5).map { _ in try disk.vitrine("find", "00042").seconds }), goal: "–"),
        ]
    }

    private static func transfers(_ curl: String, in folder: URL, into report: inout Report) throws {
        let disk = try ServedDisk(largeFileInBytes: 1 << 30, in: folder)
        defer { disk.stop() }
        let file = folder.appending(path: "large.bin").path
        var (ours, theirs): ([Child.Ending], [Child.Ending]) = ([], [])
        for _ in 0..<3 {
            theirs.append(
                try Child(
                    curl, ["-s", "-o", file, try disk.link("resources/download?path=/large.bin", curl)],
                    output: .dropped
                ).ending())
            unlink(file)
            ours.append(try disk.vitrine("get", "/large.bin", "-o", file))
            if ours.count < 3 { unlink(file) }
        }
        add("1 GiB brought from the disk, its hash checked", ours, theirs, "curl, unchecked", into: &report)
        (ours, theirs) = ([], [])
        for _ in 0..<3 {
            theirs.append(try disk.upload(file, to: "/up.bin", curl))
            ours.append(try disk.vitrine("put", file, "/up.bin", "--replace"))
        }
        add("1 GiB sent to the disk, its hash checked", ours, theirs, "curl, asking for the hash", into: &report)
    }

    private static func add(
        _ what: String, _ ours: [Child.Ending], _ theirs: [Child.Ending], _ peer: String, into report: inout Report
    ) {
        guard (ours + theirs).allSatisfy(\.isSuccess) else {
            report.left.append("\(what): it failed")
            return
        }
        report.rows += [
            Row(
                what: what, unit: "s", ours: median(ours.map(\.seconds)), peer: peer,
                peerFigure: median(theirs.map(\.seconds)), goal: "1.25 × curl"),
            Row(
                what: "the same: resident at most", unit: "MB", ours: ours.map(\.peakMegabytes).max() ?? .nan,
                goal: "under 80 MB"),
        ]
    }
}
