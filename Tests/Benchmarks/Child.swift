import Foundation
import Glibc

/// A program that runs beside the benchmark. It is spawned and awaited by the system calls themselves: Foundation's
/// `Process` adds some 50 ms to each run.
struct Child {
    private let identifier: pid_t
    /// -1 where nobody listens.
    private let output: Int32

    /// Where what it prints goes.
    enum Output {
        case read, readWithErrors, dropped
    }

    struct CannotStart: Error {
        let program: String
    }

    init(_ executable: String, _ arguments: [String], output listening: Output = .read) throws {
        var ends: [Int32] = [-1, -1]
        guard listening == .dropped || pipe(&ends) == 0 else { throw CannotStart(program: executable) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        if listening != .dropped {
            posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
            if listening == .readWithErrors { posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO) }
            posix_spawn_file_actions_addclose(&actions, ends[0])
            posix_spawn_file_actions_addclose(&actions, ends[1])
        }
        var words: [UnsafeMutablePointer<CChar>?] = ([executable] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var child = pid_t()
        let result = posix_spawn(&child, executable, &actions, nil, &words, environ)
        close(ends[1])
        guard result == 0 else {
            close(ends[0])
            throw CannotStart(program: executable)
        }
        identifier = child
        output = ends[0]
    }

    /// The first line that it prints.
    func firstLine() -> String {
        var line: [UInt8] = []
        var byte: UInt8 = 0
        while read(output, &byte, 1) == 1, byte != UInt8(ascii: "\n") { line.append(byte) }
        return String(decoding: line, as: UTF8.self)
    }

    /// Everything that it prints until it ends.
    func allOutput() -> String {
        var text: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 65_536)
        while case let count = read(output, &piece, piece.count), count > 0 { text += piece[..<count] }
        end()
        return String(decoding: text, as: UTF8.self)
    }

    func stop() {
        kill(identifier, SIGTERM)
        end()
    }

    private func end() {
        waitpid(identifier, nil, 0)
        close(output)
    }

    /// How it ended by itself, or was ended.
    struct Ending {
        let seconds: Double
        /// The most that was resident, in MB.
        let peakMegabytes: Double
        let isSuccess: Bool
    }

    /// Waits for its end, for two and a half minutes at most; its output must be dropped.
    ///
    /// - Parameters:
    ///   - signal: is sent when that becomes so; later the program is killed in any case.
    func ending(after signal: Int32 = SIGKILL, when isDue: () -> Bool = { false }) -> Ending {
        let clock = ContinuousClock()
        let start = clock.now
        var peak = 0.0
        var status: Int32 = 0
        var isSignalled = false
        while waitpid(identifier, &status, WNOHANG) == 0 {
            peak = max(peak, memory("VmHWM:") ?? 0)
            if !isSignalled, isDue() {
                isSignalled = true
                kill(identifier, signal)
            }
            if start.duration(to: clock.now) > .seconds(150) { kill(identifier, SIGKILL) }
            usleep(5_000)
        }
        return Ending(
            seconds: start.duration(to: clock.now) / .seconds(1), peakMegabytes: peak, isSuccess: status == 0)
    }

    /// Resident memory in MB, now.
    var residentMegabytes: Double { memory("VmRSS:") ?? .nan }

    /// Not by `getrusage`: there a child begins with the peak of its parent.
    private func memory(_ field: String) -> Double? {
        let status = (try? String(contentsOfFile: "/proc/\(identifier)/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix(field) }
        return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) }.map {
            $0 * 1_024 / 1_000_000
        }
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
