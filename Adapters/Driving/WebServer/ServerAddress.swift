#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Where a server listens.
public struct ServerAddress: Hashable, Sendable, CustomStringConvertible {
    /// As configured.
    public let host: String
    public let port: Int
    /// `http://127.0.0.1:8420`, without a path. For a server on every address, the loopback one.
    public let url: URL

    init(host: String, port: Int) throws(ServerFailure) {
        let reachable =
            switch host {
            case "0.0.0.0": "127.0.0.1"
            case "::": "::1"
            default: host
            }
        let bracketed = reachable.contains(":") ? "[\(reachable)]" : reachable
        guard let url = URL(string: "http://\(bracketed):\(port)") else { throw .unknownHost(host) }
        self.host = host
        self.port = port
        self.url = url
    }

    public var description: String {
        url.absoluteString
    }
}
