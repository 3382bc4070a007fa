#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension HTTPRequest {
    /// Refuses what cannot be sent as it stands, before a transport sends something else in its place.
    ///
    /// Every transport calls this first, ``CannedHTTPClient`` too, so that an adapter's test meets the same refusals.
    /// - Throws: ``HTTPFailure/badRequest(detail:)``.
    public func checkSendable() throws(HTTPFailure) {
        guard let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme), url.host?.isEmpty == false
        else { throw .badRequest(detail: "not an http or https address") }
        // A secret in an address ends up in logs and histories (RFC 9110 §4.2.4).
        guard url.user == nil, url.password == nil
        else { throw .badRequest(detail: "an address with a user name or password in it") }
        // A body on GET or HEAD has no meaning (RFC 9110 §9.3.1), and URLSession answers it with -1103.
        guard !hasBody || (method != .get && method != .head)
        else { throw .badRequest(detail: "\(method.rawValue) with a body") }
        guard body == nil || fileBody == nil else { throw .badRequest(detail: "two bodies") }
        for field in headers.fields { try field.checkSendable() }
    }
}

extension HTTPHeaders.Field {
    /// The transport frames the message itself: a second opinion on its length would desynchronize the connection, and
    /// `TE` asks for trailers, which URLSession does not survive.
    private static let framing = ["content-length", "transfer-encoding", "te", "trailer", "connection", "host"]

    fileprivate func checkSendable() throws(HTTPFailure) {
        guard !name.isEmpty, name.utf8.allSatisfy(\.isTokenCharacter)
        else { throw .badRequest(detail: "a header name that is not a token") }
        guard value.utf8.allSatisfy({ ($0 >= 0x20 && $0 != 0x7F) || $0 == 0x09 })
        else { throw .badRequest(detail: "a line break or control character in the header \(name)") }
        guard !Self.framing.contains(name.lowercased())
        else { throw .badRequest(detail: "the header \(name), which the transport sets itself") }
    }
}

extension UInt8 {
    /// RFC 9110 §5.6.2.
    fileprivate var isTokenCharacter: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "!#$%&'*+-.^_`|~".utf8.contains(self)
        }
    }
}
