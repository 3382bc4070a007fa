#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// One answer. The server adds Date, Content-Length or chunking, and Connection; it answers Range, If-Range,
/// If-None-Match and HEAD by itself from `body`, the `ETag` and the `Last-Modified` header.
public struct Response: Sendable {
    public var status: Status
    public var headers: HeaderFields
    public var body: Body

    public init(_ status: Status = .ok, headers: HeaderFields = [:], body: Body = .empty) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    public enum Body: Sendable {
        case empty
        case data(Data)
        /// A file, sent by `sendfile`; ranges are served from it.
        case file(path: String)
        /// Written as it comes, chunked. The closure ends the answer by returning; an error cuts the connection, so
        /// that the client sees a broken answer and never a short one.
        case stream(@Sendable (any BodyWriter) async throws -> Void)
    }
}

extension Response {
    /// A whole text; `type` is the full media type, with its charset.
    public static func text(_ status: Status = .ok, _ text: String, type: String = "text/plain; charset=utf-8") -> Self
    {
        Response(status, headers: ["Content-Type": type], body: .data(Data(text.utf8)))
    }

    /// Another place to look, by GET (303).
    public static func seeOther(_ location: String) -> Self {
        Response(.seeOther, headers: ["Location": location])
    }
}
