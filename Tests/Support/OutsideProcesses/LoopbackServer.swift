import Foundation
import Glibc

/// A server on this machine, asked over a connection for each request: RFC 9112 as far as tests need it, and lenient
/// where chromedriver is (`Content-Length:915`).
///
/// Not URLSession: it cannot read chromedriver's answers, follows redirects, and sends no `Host` of a test's choice.
public struct LoopbackServer: Hashable, Sendable {
    public let port: UInt16

    public init(port: UInt16) {
        self.port = port
    }

    /// Something between here and an answer went wrong.
    public struct Failure: Error, CustomStringConvertible {
        public let description: String
        /// `errno`, where a system call failed.
        public let code: Int32?
    }

    /// Sends one request and reads the answer to its end.
    ///
    /// - Parameters:
    ///   - target: the request target as it goes over the wire (RFC 9112 §3.2).
    ///   - headers: sent as they are; `Host` and `Connection: close` are added where they are not among them.
    ///   - patience: how long the server may be silent.
    public func answer(
        _ method: String = "GET", _ target: String, headers: [String: String] = [:], body: [UInt8] = [],
        patience: Duration = .seconds(60)
    ) async throws -> LoopbackAnswer {
        var lines = ["\(method) \(target) HTTP/1.1"]
        if headers["Host"] == nil { lines.append("Host: 127.0.0.1:\(port)") }
        if !body.isEmpty || method == "POST" { lines.append("Content-Length: \(body.count)") }
        lines += headers.map { "\($0.key): \($0.value)" }
        lines.append("Connection: close")
        let request = Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
        return try await onItsOwnThread {
            let connection = try LoopbackConnection(port: port, patience: patience)
            try connection.send(request)
            return try LoopbackAnswer(method: method, reading: connection)
        }
    }
}

extension LoopbackServer {
    /// A connection on which nothing is sent, as browsers open them ahead of time; it stays open as long as this
    /// value.
    public func openConnection() async throws -> OpenConnection {
        try await onItsOwnThread {
            OpenConnection(connection: try LoopbackConnection(port: port, patience: .seconds(60)))
        }
    }

    public final class OpenConnection: Sendable {
        private let connection: LoopbackConnection

        init(connection: consuming LoopbackConnection) {
            self.connection = connection
        }
    }
}

/// What a server answered.
public struct LoopbackAnswer: Hashable, Sendable {
    public let status: Int
    /// Names in lower case.
    public let headers: [Header]
    public let body: [UInt8]
    public var text: String { String(decoding: body, as: UTF8.self) }

    public struct Header: Hashable, Sendable {
        public let name: String
        public let value: String
    }

    /// The first value of a header, its name in lower case.
    public subscript(_ name: String) -> String? { headers.first { $0.name == name }?.value }

    init(method: String, reading connection: borrowing LoopbackConnection) throws {
        var bytes: [UInt8] = []
        let end = Array("\r\n\r\n".utf8)
        var headEnd: Int?
        while headEnd == nil {
            let more = try connection.receive()
            guard !more.isEmpty else { throw LoopbackServer.Failure(description: "closed before an answer", code: nil) }
            bytes += more
            headEnd = bytes.indices.first { bytes[$0...].starts(with: end) }
        }
        let head = String(decoding: bytes[..<headEnd!], as: UTF8.self)
        let lines = head.split(separator: "\r\n").map(String.init)
        guard let first = lines.first, first.hasPrefix("HTTP/1."), let status = Int(first.dropFirst(9).prefix(3)) else {
            throw LoopbackServer.Failure(description: "no status line: \(head)", code: nil)
        }
        self.status = status
        let headers: [Header] = lines.dropFirst().compactMap { line in
            guard let colon = line.firstIndex(of: ":") else { return nil }
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            return Header(name: line[..<colon].lowercased(), value: value)
        }
        self.headers = headers
        var rest = Array(bytes[(headEnd! + 4)...])
        func value(of name: String) -> String? {
            headers.first { $0.name == name }?.value
        }
        if method == "HEAD" || status == 204 || status == 304 {
            body = []
        } else if value(of: "transfer-encoding")?.lowercased() == "chunked" {
            try connection.receiveAll(into: &rest)
            body = try Self.dechunked(rest)
        } else if let length = value(of: "content-length").flatMap({ Int($0) }) {
            while rest.count < length {
                let more = try connection.receive()
                guard !more.isEmpty else {
                    throw LoopbackServer.Failure(description: "\(rest.count) of \(length) bytes", code: nil)
                }
                rest += more
            }
            body = Array(rest.prefix(length))
        } else {
            try connection.receiveAll(into: &rest)
            body = rest
        }
    }

    /// RFC 9112 §7.1.
    private static func dechunked(_ bytes: [UInt8]) throws -> [UInt8] {
        var rest = bytes[...]
        var body: [UInt8] = []
        while let lineEnd = rest.firstIndex(of: 13) {
            let line = String(decoding: rest[..<lineEnd], as: UTF8.self)
            guard let size = Int(line.prefix { $0 != ";" }, radix: 16) else { break }
            if size == 0 { return body }
            rest = rest[(lineEnd + 2)...]
            guard rest.count >= size + 2 else { break }
            body += rest.prefix(size)
            rest = rest.dropFirst(size + 2)
        }
        throw LoopbackServer.Failure(description: "chunks that do not end", code: nil)
    }
}

/// One blocking connection, closed with this value.
struct LoopbackConnection: ~Copyable {
    private let socket: Int32

    init(port: UInt16, patience: Duration) throws {
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard socket >= 0 else { throw Self.failure("socket") }
        var limit = timeval(tv_sec: Int(patience.components.seconds), tv_usec: 0)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var address = Self.address(port: port)
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else { throw Self.failure("connect to port \(port)") }
    }

    deinit { close(socket) }

    func send(_ bytes: [UInt8]) throws {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { throw Self.failure("send") }
            sent += count
        }
    }

    /// Nothing at the end of what comes.
    func receive() throws -> ArraySlice<UInt8> {
        var buffer = [UInt8](repeating: 0, count: 64 * 1024)
        let count = recv(socket, &buffer, buffer.count, 0)
        guard count >= 0 else { throw Self.failure("receive") }
        return buffer[..<count]
    }

    func receiveAll(into bytes: inout [UInt8]) throws {
        while true {
            let more = try receive()
            if more.isEmpty { return }
            bytes += more
        }
    }

    static func address(port: UInt16) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return address
    }

    static func failure(_ call: String) -> LoopbackServer.Failure {
        let code = errno
        return LoopbackServer.Failure(description: "\(call): \(String(cString: strerror(code)))", code: code)
    }
}
