import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension HTTPResponse {
    /// URLSession has joined repeated fields with ", " and forgotten their order: they come sorted by name.
    init(_ response: HTTPURLResponse, body: Data, to request: HTTPRequest) {
        let fields = response.allHeaderFields.map { HTTPHeaders.Field("\($0.key)", "\($0.value)") }
        self.init(
            status: response.statusCode, headers: HTTPHeaders(fields.sorted { $0.name < $1.name }), body: body,
            url: response.url ?? request.url)
    }
}
