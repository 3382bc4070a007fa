#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A whole answer.
public struct HTTPResponse: Hashable, Sendable {
    /// Three digits, as the server gave them; the transport does not judge them.
    public var status: Int
    public var headers: HTTPHeaders
    public var body: Data
    /// Where the answer came from, after any redirects.
    public var url: URL

    public init(status: Int, headers: HTTPHeaders = [:], body: Data = Data(), url: URL) {
        self.status = status
        self.headers = headers
        self.body = body
        self.url = url
    }
}
