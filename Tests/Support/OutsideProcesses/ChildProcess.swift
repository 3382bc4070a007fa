public import Foundation
import Glibc

/// A program that a test started: what it says, how it ended.
public final class ChildProcess: Sendable {
    public let identifier: pid_t
    public let output = Watched(Said())
    public let errors = Watched(Said())
    private let ending = Watched<Ending?>(nil)
    /// Where what is typed goes; -1 where there is no keyboard.
    private let keyboard: Int32

    /// What came through a pipe so far.
    public struct Said: Sendable {
        fileprivate(set) var bytes: [UInt8] = []
        public fileprivate(set) var isComplete = false
        public var text: String { String(decoding: bytes, as: UTF8.self) }
        /// The lines that are complete.
        public var lines: [String] {
            text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
        }
    }

    public enum Ending: Hashable, Sendable {
        case exited(Int32)
        case killed(signal: Int32)
    }

    public struct CannotStart: Error, CustomStringConvertible {
        public let description: String
    }

    /// Starts `executable` with this environment only; it inherits no descriptor, so that it holds no socket of another
    /// test open.
    ///
    /// - Parameters:
    ///   - hasKeyboard: whether somebody may ``type(_:)``.
    ///   - input: else the file or terminal that it reads as its standard input; there is nothing to read without one.
    public init(
        _ executable: URL, _ arguments: [String], environment: [String: String], hasKeyboard: Bool = false,
        input: String = "/dev/null"
    ) throws {
        let (output, errors, typed) = (try Pipe(), try Pipe(), hasKeyboard ? try Pipe() : nil)
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        if let typed {
            posix_spawn_file_actions_adddup2(&actions, typed.reading, STDIN_FILENO)
        } else {
            posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY | O_NOCTTY, 0)
        }
        posix_spawn_file_actions_adddup2(&actions, output.writing, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, errors.writing, STDERR_FILENO)
        // Closing one that is not open is no error there; the margin is for those opened meanwhile.
        for descriptor in 3..<(Self.highestDescriptor + 64) { posix_spawn_file_actions_addclose(&actions, descriptor) }

        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // A test runner's blocked or ignored signals are not the child's.
        var all = sigset_t()
        var none = sigset_t()
        sigfillset(&all)
        sigemptyset(&none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

        let argumentList = CStringList([executable.path] + arguments)
        let environmentList = CStringList(environment.map { "\($0.key)=\($0.value)" })
        var identifier = pid_t()
        let result = posix_spawn(
            &identifier, executable.path, &actions, &attributes, argumentList.pointers, environmentList.pointers)
        close(output.writing)
        close(errors.writing)
        if let typed { close(typed.reading) }
        keyboard = typed?.writing ?? -1
        guard result == 0 else {
            close(output.reading)
            close(errors.reading)
            if keyboard >= 0 { close(keyboard) }
            throw CannotStart(description: "\(executable.path): \(String(cString: strerror(result)))")
        }
        self.identifier = identifier
        Self.gather(output.reading, into: self.output)
        Self.gather(errors.reading, into: self.errors)
        Self.await(identifier, into: ending)
    }

    deinit {
        if keyboard >= 0 { close(keyboard) }
    }

    /// Types a line; to nobody, where it has ended.
    public func type(_ line: String) {
        // A pipe whose reader is gone must not end the tests.
        _ = signal(SIGPIPE, SIG_IGN)
        let bytes = Array((line + "\n").utf8)
        _ = write(keyboard, bytes, bytes.count)
    }

    /// Sends a signal, unless it has ended: its identifier may be another's by then.
    public func send(_ signal: Int32) {
        ending.update { ending in
            if ending == nil { _ = kill(identifier, signal) }
        }
    }

    public var hasEnded: Bool { ending.value != nil }

    /// How it ended; what it said last may still be on its way then.
    public func ending(within limit: Duration) async throws -> Ending {
        try await ending.first(within: limit, "the end of process \(identifier)") { $0 }
    }

    /// Ends it by `signal`, and by force when it does not end within `patience`.
    @discardableResult
    public func end(by signal: Int32 = SIGTERM, patience: Duration = .seconds(10)) async throws -> Ending {
        send(signal)
        do {
            return try await ending(within: patience)
        } catch {
            send(SIGKILL)
            throw error
        }
    }

    /// What became of it, with all that it said; it is killed when it does not end within `limit`.
    public func finished(within limit: Duration = .seconds(60)) async throws -> Finished {
        do {
            let ending = try await ending(within: limit)
            let output = try await output.first(within: limit, "the end of its output") { $0.isComplete ? $0 : nil }
            let errors = try await errors.first(within: limit, "the end of its errors") { $0.isComplete ? $0 : nil }
            return Finished(ending: ending, output: output.text, errors: errors.text)
        } catch {
            send(SIGKILL)
            throw error
        }
    }

    public struct Finished: Hashable, Sendable {
        public let ending: Ending
        /// What it said on standard output.
        public let output: String
        /// What it said on standard error.
        public let errors: String
    }

    private static var highestDescriptor: Int32 {
        // Without /proc there is nothing to read; a common limit stands in then.
        let open = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        return open.compactMap { Int32($0) }.max() ?? 1024
    }

    private static func gather(_ pipe: Int32, into said: Watched<Said>) {
        Thread.detachNewThread {
            var buffer = [UInt8](repeating: 0, count: 64 * 1024)
            while true {
                let count = read(pipe, &buffer, buffer.count)
                if count < 0 && errno == EINTR { continue }
                guard count > 0 else { break }
                said.update { $0.bytes += buffer[..<count] }
            }
            close(pipe)
            said.update { $0.isComplete = true }
        }
    }

    private static func await(_ identifier: pid_t, into ending: Watched<Ending?>) {
        Thread.detachNewThread {
            // Waits without reaping: the identifier stays this process's own until the lock is held.
            var information = siginfo_t()
            while waitid(P_PID, id_t(identifier), &information, WEXITED | WNOWAIT) != 0 && errno == EINTR {}
            ending.update { ending in
                var status: Int32 = 0
                while waitpid(identifier, &status, 0) < 0 && errno == EINTR {}
                let signal = status & 0x7f
                ending = signal == 0 ? .exited((status >> 8) & 0xff) : .killed(signal: signal)
            }
        }
    }
}

/// Both ends of a pipe, neither for children to inherit by themselves.
private struct Pipe {
    let reading: Int32
    let writing: Int32

    init() throws {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else {
            throw ChildProcess.CannotStart(description: String(cString: strerror(errno)))
        }
        (reading, writing) = (ends[0], ends[1])
        _ = fcntl(reading, F_SETFD, FD_CLOEXEC)
        _ = fcntl(writing, F_SETFD, FD_CLOEXEC)
    }
}

/// A null-terminated list of C strings, freed with this object.
private final class CStringList {
    let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    private let count: Int

    init(_ strings: [String]) {
        count = strings.count
        pointers = .allocate(capacity: count + 1)
        for (index, string) in strings.enumerated() { pointers[index] = strdup(string) }
        pointers[count] = nil
    }

    deinit {
        for index in 0..<count { free(pointers[index]) }
        pointers.deallocate()
    }
}
