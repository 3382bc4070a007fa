#if os(Linux)
public import HTTPTransport

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// ``HTTPClient`` over libcurl, the library that URLSession stands on here.
///
/// - Each exchange has a thread of its own, so that a sink may wait for a disk: nothing else waits with it, and nothing
///   waits in memory, since what is not taken is not read.
/// - Connections are kept and used again; nothing of a person's is written to disk, no cookie is kept.
/// - Redirects are not followed: the 3xx itself is the answer (`following(redirects:)` follows it safely).
/// - Deadline and idle time-out are kept to the millisecond, and a cancel ends the exchange at once.
/// - An answer is whole or a failure: what libcurl lets pass, `checkWhole` does not.
/// - Bodies are asked for as they are, by `Accept-Encoding: identity`, unless the request asks for something else. A
///   gzipped one is decoded; one cut short inside a correct Content-Length is then not noticed.
/// - Proxies of the environment (`http_proxy`, `https_proxy`, `all_proxy`, `no_proxy`) are obeyed, but never for this
///   machine itself.
///
/// A body in a file is sent with the length that the file has when it begins. Over TLS the system signals a connection
/// that the other side has closed: a program that uses this ignores SIGPIPE.
public final class CurlClient: HTTPStreamingClient {
    private let lines = CurlLines()

    public init() {}

    public func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
        let reception = try await land(request, into: nil)
        return HTTPResponse(
            status: reception.head.status, headers: reception.head.headers, body: reception.body,
            url: reception.head.url)
    }

    /// The sink is called on the exchange's own thread; while it waits, nothing more is read.
    public func receive(
        _ request: HTTPRequest, into sink: some HTTPBodySink
    ) async throws(HTTPFailure) -> HTTPReception {
        let reception = try await land(request, into: sink)
        return reception.isDeclined ? .declined(reception.head) : .whole(reception.head)
    }

    private func land(
        _ request: HTTPRequest, into sink: (any HTTPBodySink)?
    ) async throws(HTTPFailure) -> Exchange.Reception {
        guard !Task.isCancelled else { throw .cancelled }
        try request.checkSendable()
        guard request.deadline > .zero else { throw .timedOut }
        let stop = StopSignal()
        return try await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let hasBegun = OwnThread.run { [lines] in
                    continuation.resume(returning: Self.carry(request, into: sink, over: lines, until: stop))
                }
                if !hasBegun { continuation.resume(returning: .failure(.offline(detail: "no thread to be had"))) }
            }
        } onCancel: {
            stop.give()
        }.get()
    }

    /// Blocks.
    private static func carry(
        _ request: HTTPRequest, into sink: (any HTTPBodySink)?, over lines: CurlLines, until stop: StopSignal
    ) -> Result<Exchange.Reception, HTTPFailure> {
        do throws(HTTPFailure) {
            let exchange = try Exchange(request, into: sink)
            guard let line = lines.take(to: request.destination) else {
                return .failure(.malformed(detail: "libcurl cannot be used"))
            }
            defer { lines.put(line, to: request.destination) }
            return stop.waking(line) { line.carry(exchange, until: stop) }
        } catch {
            return .failure(error)
        }
    }
}

extension HTTPRequest {
    /// What a connection leads to.
    fileprivate var destination: String {
        "\(url.scheme ?? "")://\(url.host ?? ""):\(url.port.map(String.init) ?? "")"
    }

    var isToThisMachine: Bool {
        ["localhost", "127.0.0.1", "::1", "[::1]"].contains(url.host?.lowercased() ?? "")
    }
}
#endif
