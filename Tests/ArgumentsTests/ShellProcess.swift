import Foundation
import Testing

/// A shell of this computer, run for one script.
struct ShellProcess {
    let executable: URL
    let arguments: [String]

    /// `nil` where that shell is not installed.
    init?(_ name: String, _ arguments: [String]) {
        let places = ["/usr/bin", "/bin", "/usr/local/bin", "/opt/homebrew/bin"]
        let found = places.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
        guard let found else { return nil }
        executable = URL(filePath: found)
        self.arguments = arguments
    }

    /// What a script prints.
    func output(of script: String) async throws -> String {
        let directory = FileManager.default.temporaryDirectory.appending(path: "arguments-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        let file = directory.appending(path: "script")
        try Data(script.utf8).write(to: file)
        let printed = directory.appending(path: "printed")
        try Data().write(to: printed)
        let sink = try FileHandle(forWritingTo: printed)
        defer { try? sink.close() }

        let process = Process()
        process.executableURL = executable
        process.arguments = arguments + [file.path()]
        process.currentDirectoryURL = directory
        process.environment = ["HOME": directory.path(), "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = sink
        process.standardError = sink
        try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in ended.resume() }
            do { try process.run() } catch {
                process.terminationHandler = nil
                ended.resume(throwing: error)
            }
        }
        return try String(decoding: Data(contentsOf: printed), as: UTF8.self)
    }
}
