#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// One request, as the server read it. Its body is read already, up to the server's limit.
public struct Request: Sendable {
    /// `GET`, `HEAD`, `POST`… as sent.
    public var method: String
    /// The target's path, percent-decoded by segment: `/videos/a%2Fb` is `["videos", "a/b"]`.
    public var path: [String]
    /// The target's query, percent-decoded, `+` as a space, in order.
    public var query: [(name: String, value: String)]
    /// The target as sent (origin form).
    public var target: String
    public var headers: HeaderFields
    public var body: Data

    public init(
        method: String = "GET", target: String, headers: HeaderFields = [:], body: Data = Data()
    ) throws(BadRequest) {
        let parsed = try RequestTarget(target)
        self.method = method
        self.target = target
        path = parsed.path
        query = parsed.query
        self.headers = headers
        self.body = body
    }

    /// The first value of that name in the query.
    public func queryValue(_ name: String) -> String? {
        query.first { $0.name == name }?.value
    }
}
