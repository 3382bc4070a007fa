import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension URLRequest {
    init(_ request: HTTPRequest) throws(HTTPFailure) {
        try request.checkSendable()
        self.init(
            url: request.url, cachePolicy: .reloadIgnoringLocalCacheData,
            timeoutInterval: request.idleTimeout.inWholeSeconds)
        httpMethod = request.method.rawValue
        httpShouldHandleCookies = false
        httpBody = request.body.flatMap { $0.isEmpty ? nil : $0 }
        for field in request.headers.fields { addValue(field.value, forHTTPHeaderField: field.name) }
        if request.headers["Accept-Encoding"] == nil {
            setValue("identity", forHTTPHeaderField: "Accept-Encoding")
        }
    }
}

extension Duration {
    /// URLSession's time-outs count whole seconds and drop the rest: 0.4 s would fail at once. Rounded up, 1 s to 1 day.
    fileprivate var inWholeSeconds: TimeInterval {
        let (seconds, attoseconds) = components
        return TimeInterval(min(max(seconds, 0), 86_399) + (attoseconds > 0 || seconds < 1 ? 1 : 0))
    }
}
