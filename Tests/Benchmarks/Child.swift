import Foundation
import Glibc

/// A program that runs beside the benchmark.
struct Child {
    let process = Process()
    private let output = Pipe()

    init(_ executable: String, _ arguments: [String], environment: [String: String]? = nil) throws {
        process.executableURL = URL(filePath: executable)
        process.arguments = arguments
        process.standardOutput = output
        if ProcessInfo.processInfo.environment["BENCHMARK_SHOW_ERRORS"] == nil {
            process.standardError = FileHandle.nullDevice
        }
        if let environment { process.environment = environment }
        try process.run()
    }

    /// The first line that it prints.
    func firstLine() throws -> String {
        var line = Data()
        while let byte = try output.fileHandleForReading.read(upToCount: 1), let value = byte.first {
            if value == UInt8(ascii: "\n") { break }
            line.append(value)
        }
        return String(decoding: line, as: UTF8.self)
    }

    /// Everything that it prints until it ends.
    func allOutput() -> String {
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }

    func stop() {
        process.terminate()
        process.waitUntilExit()
    }

    /// Resident memory in MB, now.
    var residentMegabytes: Double {
        let status = (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
        return (line?.split(whereSeparator: \.isWhitespace).dropFirst().first).flatMap { Double($0) }.map {
            $0 * 1_024 / 1_000_000
        } ?? .nan
    }

    /// Where a program stands in PATH, or in the folders where servers stand.
    static func path(of program: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        return (folders + ["/usr/sbin", "/sbin"]).map { $0 + "/" + program }.first { access($0, X_OK) == 0 }
    }

    /// A program that was built together with this one.
    static func sibling(_ name: String) -> String {
        URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
            .appending(path: name).path
    }
}
