import Foundation
import Glibc
import OutsideProcesses

/// A chromedriver of our own, on a port that was free: the remote end of the WebDriver protocol.
struct ChromeDriver: Sendable {
    let process: ChildProcess
    let server: LoopbackServer

    /// Gives `work` a running chromedriver and ends it afterwards, whatever happened.
    static func run<Value>(_ work: (ChromeDriver) async throws -> Value) async throws -> Value {
        let driver = try await start()
        do {
            let value = try await work(driver)
            try await driver.process.end()
            return value
        } catch {
            // What went wrong first is what the test should hear; `end` has killed the process if it throws.
            _ = try? await driver.process.end()
            throw error
        }
    }

    private static func start() async throws -> ChromeDriver {
        guard let program = Installed.chromedriver else { throw WebDriverError.notInstalled("chromedriver") }
        var last = ""
        // It asks for a port that is free over IPv4, and gives up when another program has it over IPv6 by then.
        for _ in 0..<3 {
            let process = try ChildProcess(program, ["--port=0"], environment: ProcessInfo.processInfo.environment)
            do {
                if let port = try await port(saidBy: process) {
                    return ChromeDriver(process: process, server: LoopbackServer(port: port))
                }
            } catch {
                process.send(SIGKILL)
                throw error
            }
            let finished = try await process.finished()
            last = finished.output + finished.errors
        }
        throw WebDriverError.notInstalled("a chromedriver that starts (\(last))")
    }

    /// `nil` when it has ended instead.
    private static func port(saidBy process: ChildProcess) async throws -> UInt16? {
        try await process.output.first(within: .seconds(60), "chromedriver's port") { said -> UInt16?? in
            // "ChromeDriver was started successfully on port 40123."
            for line in said.lines {
                if let found = line.firstMatch(of: /successfully on port (\d+)/), let port = UInt16(found.1) {
                    return .some(port)
                }
            }
            return said.isComplete ? .some(nil) : nil
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
