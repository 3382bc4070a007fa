/// One way in which a service fails its clients.
public enum Fault: Hashable, Sendable {
    /// The connection is reset instead of answered: the nearest to a host out of reach that a listening one can come.
    case unreachable
    /// The request is taken and never answered.
    case silent
    /// The answer waits.
    case latency(milliseconds: Int)
    /// Another status, with a short page.
    case status(Int)
    /// 503 with `Retry-After`.
    case tryLater(seconds: Int)
    /// A page with status 200, where something else was asked for.
    case page
    /// A redirect to the same address, again and again.
    case endlessRedirect
    /// The connection is cut after that many bytes of the body, or one byte before its end.
    case cut(afterBytes: Int)
    /// The connection is reset after that many bytes of the body, or one byte before its end.
    case reset(afterBytes: Int)
    /// Nothing more comes after that many bytes of the body, or one byte before its end; the connection stays.
    case stall(afterBytes: Int)
    /// `Content-Range` says that the whole is ten bytes longer than it is.
    case wrongTotal
    /// `Content-Length` says ten bytes more than come.
    case announcesMore
    /// `Content-Length` says ten bytes fewer than come.
    case announcesLess
    /// `Content-Type` says no more than "bytes", as object stores do.
    case untyped
    /// `Range` is ignored, and not offered.
    case noRanges
    /// `If-Range` is ignored: the part is sent, whatever version of the file the client has the rest of.
    case ignoresIfRange
    /// Each answer has another `ETag`, as if the file changed all the time.
    case changingETag
    /// The body comes at that pace.
    case slow(bytesPerSecond: Int)
}

/// A fault as text, in JSON and in forms: its name, and its number after a colon (`latency:800`).
extension Fault: RawRepresentable, Codable {
    public init?(rawValue: String) {
        let parts = rawValue.split(separator: ":", maxSplits: 1)
        let number = parts.count == 2 ? Int(parts[1]) : nil
        switch (parts.first, number) {
        case ("unreachable", nil): self = .unreachable
        case ("silent", nil): self = .silent
        case ("latency", let number?) where (0...3_600_000).contains(number): self = .latency(milliseconds: number)
        case ("status", let number?) where (200...599).contains(number): self = .status(number)
        case ("try-later", let number?) where number >= 0: self = .tryLater(seconds: number)
        case ("page", nil): self = .page
        case ("endless-redirect", nil): self = .endlessRedirect
        case ("cut", let number?) where number >= 0: self = .cut(afterBytes: number)
        case ("reset", let number?) where number >= 0: self = .reset(afterBytes: number)
        case ("stall", let number?) where number >= 0: self = .stall(afterBytes: number)
        case ("wrong-total", nil): self = .wrongTotal
        case ("announces-more", nil): self = .announcesMore
        case ("announces-less", nil): self = .announcesLess
        case ("untyped", nil): self = .untyped
        case ("no-ranges", nil): self = .noRanges
        case ("ignores-if-range", nil): self = .ignoresIfRange
        case ("changing-etag", nil): self = .changingETag
        case ("slow", let number?) where number > 0: self = .slow(bytesPerSecond: number)
        default: return nil
        }
    }

    public var rawValue: String {
        switch self {
        case .unreachable: "unreachable"
        case .silent: "silent"
        case .latency(let milliseconds): "latency:\(milliseconds)"
        case .status(let status): "status:\(status)"
        case .tryLater(let seconds): "try-later:\(seconds)"
        case .page: "page"
        case .endlessRedirect: "endless-redirect"
        case .cut(let bytes): "cut:\(bytes)"
        case .reset(let bytes): "reset:\(bytes)"
        case .stall(let bytes): "stall:\(bytes)"
        case .wrongTotal: "wrong-total"
        case .announcesMore: "announces-more"
        case .announcesLess: "announces-less"
        case .untyped: "untyped"
        case .noRanges: "no-ranges"
        case .ignoresIfRange: "ignores-if-range"
        case .changingETag: "changing-etag"
        case .slow(let pace): "slow:\(pace)"
        }
    }
}
