#if os(Linux)
import CCurl
import HTTPTransport

extension HTTPFailure {
    /// What libcurl says (CURLcode, libcurl-errors(3)), in the transport's words. Its sentences name nothing of the
    /// request, so no secret is in them.
    ///
    /// - Parameter systemCode: the `errno` that came with it; 0 for none.
    init(curl code: Int32, systemCode: Int) {
        let words = curl_easy_strerror(code).map { String(cString: $0) } ?? "unknown"
        let detail = "\(words) (\(code))"
        self =
            switch code {
            case 3: .badRequest(detail: detail)
            // No name, no way, a connection that is refused, a host that cannot prove who it is.
            case 5, 6, 7, 60: .offline(detail: detail)
            // One that is lost; libcurl says the same of chunks that it cannot read.
            case 55, 56: systemCode == 0 ? .malformed(detail: detail) : .offline(detail: detail)
            case 28: .timedOut
            default: .malformed(detail: detail)
            }
    }
}
#endif
