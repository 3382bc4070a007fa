#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// HTTP/1.1 requests out of bytes (RFC 9112): a value without I/O. Feed it with ``append(_:)`` as bytes come, in
/// whatever pieces, and take events from ``next()`` until it asks for more with `nil`.
///
/// It is strict: lines end in CR LF, and framing that two readers could understand differently is refused. After a
/// refusal nothing on the connection can be trusted: every further ``next()`` refuses again.
struct RequestParser {
    /// What it reads at most.
    struct Limits: Hashable {
        var headBytes = 64 * 1024
        var targetBytes = 8 * 1024
        var fieldCount = 100
        var bodyBytes = 1024 * 1024
    }

    /// A request is one `head`, any number of `body` pieces, and the `end`.
    enum Event: Hashable {
        case head(RequestHead)
        case body(Data)
        case end
    }

    private enum State {
        case requestLine
        case fields
        case end
        case body(remaining: Int)
        case chunkSize
        case chunk(remaining: Int)
        case chunkEnd
        case trailers
        case refused(RequestRefusal)
    }

    private let limits: Limits
    private var state = State.requestLine
    private var bytes = LineBuffer()

    private var method = ""
    private var target = ""
    private var version = RequestHead.Version.http11
    private var fields: [HeaderFields.Field] = []
    private var headCount = 0
    private var bodyCount = 0
    private var extensionCount = 0

    init(limits: Limits = Limits()) {
        self.limits = limits
    }

    /// Whether nothing of a next request has come yet.
    var isBetweenRequests: Bool {
        if case .requestLine = state { bytes.isEmpty && headCount == 0 } else { false }
    }

    /// Whether bytes are waiting that ``next()`` has not looked at.
    var hasUnreadBytes: Bool {
        !bytes.isEmpty
    }

    mutating func append(_ more: some Collection<UInt8>) {
        bytes.append(more)
    }

    /// The next event, or `nil` when it takes more bytes to tell.
    mutating func next() throws(RequestRefusal) -> Event? {
        do throws(RequestRefusal) {
            return try advance()
        } catch {
            state = .refused(error)
            throw error
        }
    }

    private mutating func advance() throws(RequestRefusal) -> Event? {
        while true {
            switch state {
            case .refused(let refusal): throw refusal
            case .requestLine:
                guard let line = try headLine() else { return nil }
                if line.isEmpty { continue }  // RFC 9112 §2.2: empty lines before a request are skipped.
                try readRequestLine(line)
                state = .fields
            case .fields:
                guard let line = try headLine() else { return nil }
                guard line.isEmpty else {
                    try readField(line)
                    continue
                }
                return .head(try finishHead())
            case .body(let remaining):
                guard let piece = bytes.take(atMost: remaining) else { return nil }
                state = piece.count == remaining ? .end : .body(remaining: remaining - piece.count)
                return .body(piece)
            case .chunkSize:
                guard let size = try chunkSize() else { return nil }
                state = size == 0 ? .trailers : .chunk(remaining: size)
            case .chunk(let remaining):
                guard let piece = bytes.take(atMost: remaining) else { return nil }
                state = piece.count == remaining ? .chunkEnd : .chunk(remaining: remaining - piece.count)
                return .body(piece)
            case .chunkEnd:
                let line = try bytes.line(atMost: 2)
                if line == nil, bytes.count < 2 { return nil }
                guard line?.isEmpty == true else { throw RequestRefusal(.badRequest, "a chunk longer than its size") }
                state = .chunkSize
            case .trailers:
                guard let line = try headLine() else { return nil }
                if line.isEmpty { state = .end } else { try readField(line) }
            case .end:
                startOver()
                return .end
            }
        }
    }

    private mutating func startOver() {
        state = .requestLine
        fields.removeAll(keepingCapacity: true)
        (headCount, bodyCount, extensionCount) = (0, 0, 0)
    }
}

// MARK: The head

extension RequestParser {
    /// One line of the head or of the trailers, within what is left of the head's limit.
    private mutating func headLine() throws(RequestRefusal) -> ArraySlice<UInt8>? {
        let isFirst = if case .requestLine = state { true } else { false }
        let room = limits.headBytes - headCount
        // A target without end is told as such, long before the head's limit.
        let longest = isFirst ? min(room, limits.targetBytes + 64) : room
        guard let line = try bytes.line(atMost: longest) else {
            if isFirst, let first = bytes.first, !first.isTokenCharacter, first != .carriageReturn {
                throw RequestRefusal(.badRequest, "not a request")
            }
            guard bytes.count < longest else {
                throw isFirst && longest < room
                    ? RequestRefusal(.uriTooLong, "a target of more than \(limits.targetBytes) bytes")
                    : RequestRefusal(.headerFieldsTooLarge, "a head of more than \(limits.headBytes) bytes")
            }
            return nil
        }
        headCount += line.count + 2
        guard headCount <= limits.headBytes else {
            throw RequestRefusal(.headerFieldsTooLarge, "a head of more than \(limits.headBytes) bytes")
        }
        return line
    }

    /// `method SP target SP version`, each a single space (RFC 9112 §3).
    private mutating func readRequestLine(_ line: ArraySlice<UInt8>) throws(RequestRefusal) {
        guard let methodEnd = line.firstIndex(of: .space),
            let targetEnd = line[(methodEnd + 1)...].firstIndex(of: .space)
        else { throw RequestRefusal(.badRequest, "not a request line") }
        let method = line[..<methodEnd]
        let target = line[(methodEnd + 1)..<targetEnd]
        let version = line[(targetEnd + 1)...]
        guard !method.isEmpty, method.allSatisfy(\.isTokenCharacter), !target.isEmpty, target.allSatisfy(\.isVisible)
        else { throw RequestRefusal(.badRequest, "not a request line") }
        if target.count > limits.targetBytes {
            throw RequestRefusal(.uriTooLong, "a target of more than \(limits.targetBytes) bytes")
        }
        guard version.count == 8, version.starts(with: "HTTP/".utf8), version[version.startIndex + 6] == 0x2E,
            version[version.startIndex + 5].isDigit, version[version.startIndex + 7].isDigit
        else { throw RequestRefusal(.badRequest, "not a request line") }
        guard version[version.startIndex + 5] == UInt8(ascii: "1") else {
            throw RequestRefusal(.versionNotSupported, "only HTTP/1.0 and HTTP/1.1 are spoken here")
        }
        self.version = version.last == UInt8(ascii: "0") ? .http10 : .http11
        self.method = String(decoding: method, as: UTF8.self)
        self.target = String(decoding: target, as: UTF8.self)
    }

    /// `name: value` (RFC 9112 §5). A folded line has a space where its name should be.
    private mutating func readField(_ line: ArraySlice<UInt8>) throws(RequestRefusal) {
        guard fields.count < limits.fieldCount else {
            throw RequestRefusal(.headerFieldsTooLarge, "more than \(limits.fieldCount) header fields")
        }
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex,
            line[..<colon].allSatisfy(\.isTokenCharacter)
        else { throw RequestRefusal(.badRequest, "not a header field") }
        let value = line[(colon + 1)...].withoutOuterWhitespace
        guard value.allSatisfy(\.isFieldCharacter) else {
            throw RequestRefusal(.badRequest, "a control character in a header field")
        }
        fields.append(HeaderFields.Field(String(decoding: line[..<colon], as: UTF8.self), Self.text(value)))
    }

    /// Old clients write Latin-1 past ASCII.
    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        String(validating: bytes, as: UTF8.self) ?? String(String.UnicodeScalarView(bytes.map(UnicodeScalar.init)))
    }

    private mutating func finishHead() throws(RequestRefusal) -> RequestHead {
        let head = try RequestHead(
            method: method, target: target, version: version, headers: HeaderFields(fields))
        switch head.framing {
        case .noBody: state = .end
        case .length(let length):
            if length > limits.bodyBytes { throw bodyTooLarge }
            state = .body(remaining: length)
        case .chunked: state = .chunkSize
        }
        return head
    }
}

// MARK: The body

extension RequestParser {
    /// A chunk's size; extensions are checked and ignored (RFC 9112 §7.1).
    private mutating func chunkSize() throws(RequestRefusal) -> Int? {
        let longest = 4096
        guard let line = try bytes.line(atMost: longest) else {
            guard bytes.count < longest else { throw RequestRefusal(.badRequest, "a chunk's extension without end") }
            return nil
        }
        let digits = line.prefix { $0.hexDigit != nil }
        let extensions = line[digits.endIndex...].drop(while: \.isWhitespace)
        guard !digits.isEmpty, digits.count <= 15, extensions.allSatisfy(\.isFieldCharacter),
            extensions.isEmpty ? digits.count == line.count : extensions.first == UInt8(ascii: ";")
        else { throw RequestRefusal(.badRequest, "not a chunk's size") }
        extensionCount += extensions.count
        guard extensionCount <= limits.headBytes else {
            throw RequestRefusal(.badRequest, "more chunk extensions than anyone needs")
        }
        let size = digits.reduce(0) { $0 << 4 | Int($1.hexDigit ?? 0) }
        guard size <= limits.bodyBytes - bodyCount else { throw bodyTooLarge }
        bodyCount += size
        return size
    }

    private var bodyTooLarge: RequestRefusal {
        RequestRefusal(.contentTooLarge, "a body of more than \(limits.bodyBytes) bytes")
    }
}
