/// A request's line and fields, checked.
struct RequestHead: Hashable {
    let method: String
    /// Origin form (`/path?query`), or `*`.
    let target: String
    /// `Host` is the target's own where the request named one (RFC 9112 §3.2.2).
    let headers: HeaderFields
    let version: Version
    let framing: Framing

    /// HTTP/1.0, or HTTP/1.1 and its later minors.
    enum Version: Hashable {
        case http10, http11
    }

    /// How the body's end is told (RFC 9112 §6.3).
    enum Framing: Hashable {
        case noBody
        case length(Int)
        case chunked
    }

    init(
        method: String, target: String, version: Version, headers: HeaderFields
    ) throws(RequestRefusal) {
        framing = try Framing(headers: headers, version: version)
        try Self.checkHost(headers, version: version)
        if method == "CONNECT" { throw RequestRefusal(.notImplemented, "this server is no proxy") }
        var headers = headers
        if target.utf8.first == UInt8(ascii: "/") || target == "*" && method == "OPTIONS" {
            self.target = target
        } else {
            let absolute = try AbsoluteTarget(target)
            headers["Host"] = absolute.authority
            try Self.checkHost(headers, version: version)
            self.target = absolute.path
        }
        if headers["Expect"].map({ !$0.equalsIgnoringCase("100-continue") }) == true {
            throw RequestRefusal(.expectationFailed, "an unknown expectation")
        }
        self.method = method
        self.version = version
        self.headers = headers
    }

    /// Stands for a request that could not be read.
    static let unreadable = RequestHead()

    private init() {
        (method, target, headers, version, framing) = ("GET", "/", [:], .http11, .noBody)
    }

    /// Whether the client allows another request on the connection (RFC 9112 §9.3).
    var keepsAlive: Bool {
        switch version {
        case .http11: !headers.list("Connection", contains: "close")
        case .http10:
            headers.list("Connection", contains: "keep-alive") && !headers.list("Connection", contains: "close")
        }
    }

    /// Whether the client waits for 100 before it sends the body (RFC 9110 §10.1.1).
    var expectsContinue: Bool {
        version == .http11 && framing != .noBody && headers["Expect"] != nil
    }

    private static func checkHost(_ headers: HeaderFields, version: Version) throws(RequestRefusal) {
        let hosts = headers.values(of: "Host")
        if hosts.count > 1 { throw RequestRefusal(.badRequest, "more than one Host") }
        if hosts.isEmpty, version == .http11 { throw RequestRefusal(.badRequest, "no Host") }
        guard hosts.allSatisfy({ $0.utf8.allSatisfy(isHostCharacter) }) else {
            throw RequestRefusal(.badRequest, "a Host that names none")
        }
    }

    private static func isHostCharacter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: "\\"),
            UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "^"), UInt8(ascii: "`"),
            UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"):
            false
        default: byte.isVisible
        }
    }
}

extension RequestHead.Framing {
    /// RFC 9112 §6, at its strictest: whatever two readers could understand differently is refused.
    fileprivate init(headers: HeaderFields, version: RequestHead.Version) throws(RequestRefusal) {
        let lengths = headers.values(of: "Content-Length")
        let codings = headers.values(of: "Transfer-Encoding")
        if !codings.isEmpty {
            if !lengths.isEmpty { throw RequestRefusal(.badRequest, "both Content-Length and Transfer-Encoding") }
            if version == .http10 { throw RequestRefusal(.badRequest, "Transfer-Encoding in HTTP/1.0") }
            let names = headers.list("Transfer-Encoding")
            if names.isEmpty { throw RequestRefusal(.badRequest, "an empty Transfer-Encoding") }
            guard names.allSatisfy({ $0.equalsIgnoringCase("chunked") }) else {
                throw RequestRefusal(.notImplemented, "a transfer coding other than chunked")
            }
            guard names.count == 1, codings.count == 1 else { throw RequestRefusal(.badRequest, "chunked twice") }
            self = .chunked
        } else if let first = lengths.first {
            if lengths.count > 1 { throw RequestRefusal(.badRequest, "more than one Content-Length") }
            guard let length = Int(digits: first.utf8) else {
                throw RequestRefusal(.badRequest, "a Content-Length that is no number")
            }
            self = length == 0 ? .noBody : .length(length)
        } else {
            self = .noBody
        }
    }
}

/// A target that names its server, too (RFC 9112 §3.2.2): `http://127.0.0.1:8420/videos?page=2`.
private struct AbsoluteTarget {
    let authority: String
    let path: String

    init(_ target: String) throws(RequestRefusal) {
        let scheme = "http://"
        guard target.utf8.count > scheme.utf8.count, target.prefix(scheme.count).equalsIgnoringCase(scheme) else {
            throw RequestRefusal(.badRequest, "a target that is neither a path nor an http address")
        }
        let rest = target.dropFirst(scheme.count)
        let end = rest.firstIndex { $0 == "/" || $0 == "?" } ?? rest.endIndex
        authority = String(rest[..<end])
        if authority.isEmpty { throw RequestRefusal(.badRequest, "a target without a host") }
        let path = String(rest[end...])
        self.path = path.utf8.first == UInt8(ascii: "/") ? path : "/" + path
    }
}
