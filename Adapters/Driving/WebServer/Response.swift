#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// One answer. The server adds Date, Content-Length or chunking, and Connection; it answers HEAD, Range, If-Range,
/// If-Match, If-None-Match, If-Modified-Since and If-Unmodified-Since by itself from `body`, the `ETag` and the
/// `Last-Modified` header of an answer with status 200.
///
/// A header that could not be written as one line of its own (a line end in its value), or a status outside 200...599,
/// turns the whole answer into a 500: it never reaches the wire. `Connection: close` ends the connection; the other framing headers are the server's.
public struct Response: Sendable {
    public var status: Status
    public var headers: HeaderFields
    public var body: Body
    /// Whether a part of the body may be asked for (data and files of status 200). One range is served; a request for
    /// several gets the whole.
    public var acceptsRanges: Bool

    public init(
        _ status: Status = .ok, headers: HeaderFields = [:], body: Body = .empty, acceptsRanges: Bool = true
    ) {
        self.status = status
        self.headers = headers
        self.body = body
        self.acceptsRanges = acceptsRanges
    }

    public enum Body: Sendable {
        case empty
        case data(Data)
        /// A file, sent by `sendfile`. `ETag` and `Last-Modified` are made from it where the headers have none. A path
        /// where no regular file can be read becomes a 404; a 503 where the system has no descriptor to spare.
        case file(path: String)
        /// Written as it comes: chunked, or of exactly the length that a `Content-Length` header announces. The closure
        /// ends the answer by returning; an error (or a wrong length) cuts the connection, so that the client sees a
        /// broken answer and never a short one. Its task is cancelled when the client leaves.
        case stream(@Sendable (any BodyWriter) async throws -> Void)
        /// For simulators and tests of clients: announces a length, sends this, and cuts the connection.
        case cut(Data, announcedLength: Int)
        /// The same, but the connection is reset in the middle of the body, once this was handed to the network.
        case torn(Data, announcedLength: Int)
        /// For simulators and tests of clients: resets the connection instead of answering.
        case reset
    }
}

extension Response {
    /// A whole text; `type` is the full media type, with its charset.
    public static func text(_ status: Status, _ text: String, type: String = "text/plain; charset=utf-8") -> Self {
        Response(status, headers: ["Content-Type": type], body: .data(Data(text.utf8)))
    }

    /// Another place to look, by GET (303).
    public static func seeOther(_ location: String) -> Self {
        Response(.seeOther, headers: ["Location": location])
    }
}
