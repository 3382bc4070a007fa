import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension URLRequest {
    init(_ request: HTTPRequest) throws(HTTPFailure) {
        try request.checkSendable()
        self.init(url: request.url)
        cachePolicy = .reloadIgnoringLocalCacheData
        httpMethod = request.method.rawValue
        httpShouldHandleCookies = false
        httpBody = request.body.flatMap { $0.isEmpty ? nil : $0 }
        for field in request.headers.fields { addValue(field.value, forHTTPHeaderField: field.name) }
        if request.headers["Accept-Encoding"] == nil {
            setValue("identity", forHTTPHeaderField: "Accept-Encoding")
        }
    }
}
