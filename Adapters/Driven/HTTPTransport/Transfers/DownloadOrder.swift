#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What to download, and where to.
public struct DownloadOrder: Sendable {
    public var url: URL
    /// Sent with every request; credentials among them stay with the address's own host. `Range` and
    /// `Accept-Encoding` are the engine's.
    public var headers: HTTPHeaders
    /// The finished file; what is there is replaced. Its folder must exist. While it is coming it is `NAME.part`, with
    /// its own account in `NAME.part.json`.
    public var file: URL
    /// What the file is, across addresses that change with every asking (signed links): what has arrived is used
    /// again only for the same source. It stands in the account on disk.
    public var source: String
    /// Where the length is known beforehand.
    public var expectedSizeInBytes: Int?
    /// Whether a good answer (200, 206) is of the kind that is wanted, by its head. Called on the transport's thread.
    public var accepts: @Sendable (HTTPResponseHead) -> Bool
    /// Is shown the whole file, while it comes and before it gets its name: by its hash, say, it tells whether that is
    /// the one that was wanted. A download that goes on later shows it from its start again.
    public var check: (any ContentCheck)?

    /// - Parameter source: the address, unless another is given.
    public init(
        _ url: URL, to file: URL, headers: HTTPHeaders = [:], source: String? = nil, expectedSizeInBytes: Int? = nil,
        accepts: @escaping @Sendable (HTTPResponseHead) -> Bool = { _ in true },
        check: (any ContentCheck)? = nil
    ) {
        self.url = url
        self.file = file
        self.headers = headers
        self.source = source ?? url.absoluteString
        self.expectedSizeInBytes = expectedSizeInBytes
        self.accepts = accepts
        self.check = check
    }
}

/// Tells of a file's bytes whether they are those that were wanted.
public protocol ContentCheck: Sendable {
    /// The next piece of the file, from its first to its last; on a thread of its own. May take as long as hashing a
    /// mebibyte does.
    mutating func take(_ piece: Data)

    /// Asked once, after the last piece.
    var hasPassed: Bool { get }
}
