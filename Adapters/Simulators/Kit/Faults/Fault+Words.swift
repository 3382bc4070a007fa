extension Fault {
    /// What a client meets, to a person who chooses it.
    var words: String {
        switch self {
        case .unreachable: "no connection (it is reset)"
        case .silent: "no answer, ever"
        case .latency(let milliseconds): "an answer after \(Self.inThousands(milliseconds, "s", "ms"))"
        case .status(let status): "\(status)"
        case .tryLater(let seconds): "503, asks to wait \(seconds) s"
        case .page: "a page instead"
        case .endlessRedirect: "redirects without end"
        case .cut(let bytes): "a cut after \(Self.size(bytes))"
        case .reset(let bytes): "a reset after \(Self.size(bytes))"
        case .stall(let bytes): "nothing more after \(Self.size(bytes))"
        case .wrongTotal: "parts of a whole that is longer than it is"
        case .announcesMore: "fewer bytes than announced"
        case .announcesLess: "more bytes than announced"
        case .untyped: "no type of content"
        case .noRanges: "no ranges"
        case .ignoresIfRange: "parts of whatever version (If-Range is ignored)"
        case .changingETag: "another ETag with every answer"
        case .slow(let pace): "\(Self.size(pace)) a second"
        }
    }

    private static func size(_ bytes: Int) -> String { inThousands(bytes, "KB", "bytes") }

    private static func inThousands(_ number: Int, _ thousands: String, _ ones: String) -> String {
        number > 0 && number.isMultiple(of: 1_000) ? "\(number / 1_000) \(thousands)" : "\(number) \(ones)"
    }
}
