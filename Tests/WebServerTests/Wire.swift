import Foundation
import Glibc
import WebServer

/// A client that speaks bytes: a blocking socket, used off the cooperative pool by ``talk(to:_:)``.
final class Wire {
    enum Trouble: Error, Equatable {
        case cannotConnect(Int32)
        case reset
        case silence
        case notAnAnswer(String)
        case endsInside(String)
    }

    private let socket: Int32
    private var pending: [UInt8] = []

    /// - Parameter patience: after so many seconds without a byte, reading throws ``Trouble/silence``.
    init(to address: ServerAddress, patience: Int = 60) throws {
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var time = timeval(tv_sec: patience, tv_usec: 0)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
        var target = sockaddr_in()
        target.sin_family = sa_family_t(AF_INET)
        target.sin_port = in_port_t(address.port).bigEndian
        target.sin_addr.s_addr = inet_addr(address.host)
        let result = withUnsafePointer(to: &target) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        // All is set, so `deinit` runs and closes it: a second close might end what another test has just opened.
        if result != 0 { throw Trouble.cannotConnect(errno) }
    }

    deinit {
        close(socket)
    }

    func send(_ text: String) {
        send(Array(text.utf8))
    }

    /// Sends as much as the server takes: one that has closed is found out by reading.
    func send(_ bytes: [UInt8]) {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count <= 0 { return }
            sent += count
        }
    }

    /// Tells the server that nothing more will be sent.
    func endSending() {
        shutdown(socket, Int32(SHUT_WR))
    }

    /// Keeps what the kernel takes in for this client small, so that the server soon has to wait.
    func takeLittle() {
        var size: Int32 = 4096
        setsockopt(socket, SOL_SOCKET, SO_RCVBUF, &size, 4)
    }

    /// Whether bytes, or the server's closing, come within a time.
    func canRead(within time: Duration) -> Bool {
        var waiting = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
        return !pending.isEmpty || poll(&waiting, 1, Int32(time / .milliseconds(1))) > 0
    }

    /// Everything until the server closes.
    func rest() throws -> String {
        while try readMore() {}
        defer { pending = [] }
        return String(decoding: pending, as: UTF8.self)
    }

    /// One answer, read as its framing says.
    func answer(to method: String = "GET") throws -> Answer {
        let lines = try head()
        let status = lines[0].split(separator: " ").dropFirst().first.flatMap { Int($0) }
        guard let status, lines[0].hasPrefix("HTTP/1.1 ") else { throw Trouble.notAnAnswer(lines[0]) }
        var fields: [String: String] = [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { throw Trouble.notAnAnswer(line) }
            fields[line[..<colon].lowercased()] = String(line[line.index(colon, offsetBy: 2)...])
        }
        var answer = Answer(status: status, fields: fields)
        if method == "HEAD" || status < 200 || status == 204 || status == 304 { return answer }
        if fields["transfer-encoding"] == "chunked" {
            while true {
                let size = Int(try line(), radix: 16)
                guard let size else { throw Trouble.notAnAnswer("a chunk without size") }
                answer.bytes += try take(size)
                _ = try line()
                if size == 0 { break }
            }
        } else if let length = fields["content-length"].flatMap({ Int($0) }) {
            answer.bytes = try take(length)
        } else {
            while try readMore() {}
            answer.bytes = try take(pending.count)
        }
        return answer
    }

    /// The status line and the fields of one answer.
    func head() throws -> [String] {
        var lines: [String] = []
        while true {
            let line = try line()
            if line.isEmpty, !lines.isEmpty { return lines }
            lines.append(line)
        }
    }

    /// One line without its end.
    func line() throws -> String {
        while true {
            if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
                defer { pending.removeFirst(end + 1) }
                return String(decoding: pending[..<end].filter { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
            }
            guard try readMore() else { throw Trouble.endsInside(String(decoding: pending, as: UTF8.self)) }
        }
    }

    private func take(_ count: Int) throws -> [UInt8] {
        while pending.count < count {
            guard try readMore() else { throw Trouble.endsInside(String(decoding: pending, as: UTF8.self)) }
        }
        defer { pending.removeFirst(count) }
        return Array(pending[..<count])
    }

    private func readMore() throws -> Bool {
        var space = [UInt8](repeating: 0, count: 64 * 1024)
        let count = recv(socket, &space, space.count, 0)
        guard count >= 0 else { throw errno == ECONNRESET ? Trouble.reset : Trouble.silence }
        pending += space[..<count]
        return count > 0
    }
}

/// One answer as a client sees it.
struct Answer: Equatable {
    let status: Int
    /// By lower-case name.
    let fields: [String: String]
    var bytes: [UInt8] = []

    var text: String { String(decoding: bytes, as: UTF8.self) }
    var isLast: Bool { fields["connection"] == "close" }
}

/// Runs a conversation on a thread of its own, where it may block. (Dispatch would not do: while its threads block, it
/// adds one a second, and Swift's tasks wait with them.)
func offPool<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread { continuation.resume(with: Swift.Result { try work() }) }
    }
}

func talk<Result: Sendable>(
    to address: ServerAddress, _ conversation: @escaping @Sendable (Wire) throws -> Result
) async throws -> Result {
    try await offPool { try conversation(Wire(to: address)) }
}

/// A server for the time of one test.
func serving<Result: Sendable>(
    _ configuration: Server.Configuration = Server.Configuration(),
    handler: @escaping Server.Handler,
    _ test: @escaping @Sendable (Wire) throws -> Result
) async throws -> Result {
    let running = try await Server(configuration: configuration, handler: handler).start()
    do {
        let result = try await talk(to: running.address, test)
        await running.stop(within: .zero)
        return result
    } catch {
        await running.stop(within: .zero)
        throw error
    }
}
