import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension HTTPFailure {
    /// What URLSession says, in the transport's words. Seen on Linux: -1004 refused, -1003 no such host, -1001 time-out,
    /// -1005 reset, -1011 empty reply, -1002 not HTTP, and -1 for a cut body, broken chunking and an untrusted certificate,
    /// which only its words tell from the others.
    init(_ error: any Error) {
        guard let error = error as? URLError else {
            self = .malformed(detail: "\(type(of: error))")
            return
        }
        let detail = Redaction.standard.text("\(error.localizedDescription) (\(error.code.rawValue))")
        self =
            switch error.code {
            case .cannotConnectToHost, .cannotFindHost, .dnsLookupFailed, .notConnectedToInternet,
                .networkConnectionLost:
                .offline(detail: detail)
            case .timedOut: .timedOut
            case .cancelled: .cancelled
            // Somebody else answered, or the clock is wrong: there is no way to the host that can be trusted.
            case .unknown where error.localizedDescription.contains("certificate"): .offline(detail: detail)
            default: .malformed(detail: detail)
            }
    }
}
