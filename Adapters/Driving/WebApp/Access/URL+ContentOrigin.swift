#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension URL {
    /// Its scheme, host and port, as a Content-Security-Policy names them; `nil` where that cannot be said safely.
    var contentOrigin: String? {
        guard let scheme = scheme?.lowercased(), ["http", "https"].contains(scheme),
            let host = host(percentEncoded: true), !host.isEmpty,
            // A semicolon or a comma would begin another directive.
            host.utf8.allSatisfy({
                "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-".utf8.contains($0)
            })
        else { return nil }
        return "\(scheme)://\(host)" + (port.map { ":\($0)" } ?? "")
    }
}
