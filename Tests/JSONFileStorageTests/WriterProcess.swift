import Dispatch
import Foundation
import Synchronization

/// The crash writer in a process of its own, and what it said so far.
final class WriterProcess: Sendable {
    struct NotStarted: Error {}
    struct Silent: Error {}

    private let id: pid_t
    private let output: Int32
    private let said = Mutex(Data())

    /// The built executable stands beside the test bundle.
    static var executable: URL? {
        Bundle.main.executableURL?.deletingLastPathComponent().appending(path: "storage-crash-writer")
    }

    /// - Parameter limit: of a file's size, in blocks of 512 bytes.
    init(_ arguments: [String], fileSizeLimit limit: Int? = nil) throws {
        var command = [Self.executable?.path ?? ""] + arguments
        if let limit { command = ["/bin/sh", "-c", "ulimit -f \(limit); exec \"$@\"", "sh"] + command }
        var pipe: [Int32] = [-1, -1]
        guard Glibc.pipe(&pipe) == 0 else { throw NotStarted() }
        for end in pipe { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, pipe[1], 1)
        var id: pid_t = 0
        var words = command.map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        let result = posix_spawn(&id, command[0], &actions, nil, &words, environ)
        close(pipe[1])
        output = pipe[0]
        self.id = id
        guard result == 0 else { throw NotStarted() }
    }

    deinit { close(output) }

    /// Kills it after so many microseconds, counted from its start or from the first thing that it says.
    ///
    /// - Returns: everything that it said.
    func killed(after delay: UInt32, sinceItsFirstWord: Bool) async throws -> [String] {
        try await onThreadOfItsOwn { [self] in
            let hasSpoken = !sinceItsFirstWord || readSome(waitingMilliseconds: 60_000)
            usleep(delay)
            kill(id, SIGKILL)
            collect()
            if !hasSpoken { throw Silent() }
            return lines
        }
    }

    /// Waits for its own end.
    func ended() async throws -> [String] {
        try await onThreadOfItsOwn { [self] in
            while readSome(waitingMilliseconds: 60_000) {}
            kill(id, SIGKILL)
            collect()
            return lines
        }
    }

    private func onThreadOfItsOwn(_ work: @escaping @Sendable () throws -> [String]) async throws -> [String] {
        try await withCheckedThrowingContinuation { continuation in
            DispatchQueue(label: "writer-\(id)").async { continuation.resume(with: Result(catching: work)) }
        }
    }

    private var lines: [String] {
        String(decoding: said.withLock { $0 }, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    private func collect() {
        var status: Int32 = 0
        waitpid(id, &status, 0)
        // Another test's process may hold the pipe's other end: its closing is not waited for.
        while readSome(waitingMilliseconds: 0) {}
    }

    /// - Returns: whether there was anything.
    private func readSome(waitingMilliseconds timeout: Int32) -> Bool {
        var wait = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
        guard poll(&wait, 1, timeout) == 1 else { return false }
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        let count = read(output, &buffer, buffer.count)
        guard count > 0 else { return false }
        said.withLock { $0.append(contentsOf: buffer.prefix(count)) }
        return true
    }
}
