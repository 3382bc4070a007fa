extension HTTPResponse {
    /// Refuses what libcurl lets pass: an answer whose framing is ambiguous or not kept (RFC 9112 §6.3), or whose
    /// encoding nobody asked for and nobody has verified.
    ///
    /// - Parameter bodySizeInBytes: of what arrived, whether or not it is kept in the answer.
    /// - Throws: ``HTTPFailure/malformed(detail:)``.
    package func checkWhole(for request: HTTPRequest, bodySizeInBytes: Int) throws(HTTPFailure) {
        let transferCoding = headers["Transfer-Encoding"]?.lowercased()
        guard transferCoding == nil || transferCoding == "chunked"
        else { throw .malformed(detail: "a transfer coding other than chunked") }
        let coding = headers["Content-Encoding"]?.lowercased() ?? "identity"
        guard ["identity", "gzip", "x-gzip", "deflate", ""].contains(coding)
        else { throw .malformed(detail: "the content coding \(coding)") }
        guard let lengths = headers["Content-Length"] else { return }
        let distinct = Set(lengths.split(separator: ",").map { $0.filter { $0 != " " } })
        guard distinct.count == 1, let length = distinct.first.flatMap({ Int($0) }), length >= 0
        else { throw .malformed(detail: "a length of \(lengths)") }
        // These have no body whatever length they name; and the length of a coded one is that before decoding.
        let mayDiffer = request.method == .head || [204, 304].contains(status) || transferCoding != nil
        guard mayDiffer || !["identity", ""].contains(coding) || bodySizeInBytes == length
        else { throw .malformed(detail: "\(bodySizeInBytes) bytes of \(length)") }
    }
}
