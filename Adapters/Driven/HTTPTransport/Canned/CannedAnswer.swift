#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What ``CannedHTTPClient`` gives for one request.
public indirect enum CannedAnswer: Sendable {
    case answer(status: Int, headers: HTTPHeaders, body: Data)
    case failure(HTTPFailure)
    /// An answer that breaks off after so many bytes of its body: whoever waits for the whole of it gets the failure.
    case cut(afterBytes: Int, HTTPFailure, CannedAnswer)
    /// Nothing until the gate opens; ``HTTPFailure/cancelled`` when the caller stops waiting before.
    case held(until: Gate, then: CannedAnswer)

    public static func status(_ status: Int, headers: HTTPHeaders = [:], body: String = "") -> CannedAnswer {
        .answer(status: status, headers: headers, body: Data(body.utf8))
    }

    public static func json(_ text: String, status: Int = 200) -> CannedAnswer {
        .status(status, headers: ["Content-Type": "application/json"], body: text)
    }
}
