#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What an answer says before its body.
public struct HTTPResponseHead: Hashable, Sendable {
    /// Three digits, as the server gave them; the transport does not judge them.
    public var status: Int
    public var headers: HTTPHeaders
    /// Where the answer came from, after any redirects.
    public var url: URL

    public init(status: Int, headers: HTTPHeaders = [:], url: URL) {
        self.status = status
        self.headers = headers
        self.url = url
    }

    public init(_ response: HTTPResponse) {
        self.init(status: response.status, headers: response.headers, url: response.url)
    }
}
