import Foundation
import OutsideProcesses

/// A chromedriver of our own, on a port that was free: the remote end of the WebDriver protocol.
struct ChromeDriver: Sendable {
    let process: ChildProcess
    let server: LoopbackServer

    /// Gives `work` a running chromedriver and ends it afterwards, whatever happened.
    static func run<Value>(_ work: (ChromeDriver) async throws -> Value) async throws -> Value {
        guard let program = Installed.chromedriver else { throw WebDriverError.notInstalled("chromedriver") }
        let process = try ChildProcess(
            program, ["--port=0"], environment: ProcessInfo.processInfo.environment)
        do {
            let port = try await port(saidBy: process)
            let value = try await work(ChromeDriver(process: process, server: LoopbackServer(port: port)))
            try await process.end()
            return value
        } catch {
            // What went wrong first is what the test should hear; `end` has killed the process if it throws.
            _ = try? await process.end()
            throw error
        }
    }

    private static func port(saidBy process: ChildProcess) async throws -> UInt16 {
        try await process.output.first(within: .seconds(60), "chromedriver's port") { said in
            // "ChromeDriver was started successfully on port 40123."
            for line in said.lines {
                if let found = line.firstMatch(of: /successfully on port (\d+)/), let port = UInt16(found.1) {
                    return port
                }
            }
            if said.isComplete { throw WebDriverError.notInstalled("a chromedriver that starts: \(said.text)") }
            return nil
        }
    }
}

/// What of a browser this machine has.
public enum Installed {
    static let chromedriver = program(["chromedriver"])
    static let browser = program(["chromium", "chromium-browser", "google-chrome", "chrome"])

    /// Whether tests can drive a browser here.
    public static var canDriveABrowser: Bool { chromedriver != nil && browser != nil }

    private static func program(_ names: [String]) -> URL? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
        for directory in path.split(separator: ":") {
            for name in names {
                let file = URL(filePath: String(directory)).appending(path: name)
                if FileManager.default.isExecutableFile(atPath: file.path) { return file }
            }
        }
        return nil
    }
}
