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
        if let file = request.fileBody?.file {
            // Not an upload task from a file: where the answer comes before the whole file has gone, URLSession was
            // seen to end the process. A stream is sent in chunks, without its length, and ten times as fast.
            guard FileManager.default.isReadableFile(atPath: file.path), let stream = InputStream(url: file) else {
                throw .badRequest(detail: "a file that cannot be read")
            }
            httpBodyStream = stream
        }
        for field in request.headers.fields { addValue(field.value, forHTTPHeaderField: field.name) }
        if request.headers["Accept-Encoding"] == nil {
            setValue("identity", forHTTPHeaderField: "Accept-Encoding")
        }
    }
}
