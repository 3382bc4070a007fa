#if os(Linux)
import CCurl
import HTTPTransport

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A handle of libcurl's with the connections that it keeps, for one exchange after another.
///
/// That it is Sendable is proven thus: whoever has it out of ``CurlLines`` has it alone, so that all of it is used by one
/// thread at a time; but for `curl_multi_wakeup`, which libcurl lets any thread call, on a pointer that never changes.
final class CurlLine: @unchecked Sendable {
    private let multi: OpaquePointer
    private let easy: OpaquePointer
    /// Whether the last exchange has left a connection for the next.
    private(set) var isOpen = false

    /// In bytes: what is read from a connection at once.
    private static let bufferSize = 256 << 10

    /// `nil` where memory is at its end.
    init?() {
        guard let multi = curl_multi_init() else { return nil }
        guard let easy = curl_easy_init() else {
            curl_multi_cleanup(multi)
            return nil
        }
        (self.multi, self.easy) = (multi, easy)
    }

    deinit {
        curl_easy_cleanup(easy)
        curl_multi_cleanup(multi)
    }

    /// Ends the wait of ``carry(_:until:)``. From any thread.
    func wake() {
        curl_multi_wakeup(multi)
    }

    /// Carries it to its end. Blocks.
    func carry(_ exchange: Exchange, until stop: StopSignal) -> Result<Exchange.Reception, HTTPFailure> {
        isOpen = false
        let fields = Self.fields(of: exchange.request)
        // libcurl reads them for as long as it has them.
        defer {
            curl_easy_reset(easy)
            curl_slist_free_all(fields)
        }
        configure(for: exchange, fields)
        curl_multi_add_handle(multi, easy)
        // What is not at its end loses its connection.
        defer { curl_multi_remove_handle(multi, easy) }
        var patience = Patience(exchange.request)
        while true {
            var running: Int32 = 0
            let result = curl_multi_perform(multi, &running)
            guard result == 0 else { return .failure(.malformed(detail: "libcurl's own failure (\(result))")) }
            noteProgress(of: exchange)
            if running == 0 {
                isOpen = hasConnection
                return exchange.outcome(failure())
            }
            if stop.isGiven { return .failure(.cancelled) }
            guard let wait = patience.wait(signs: exchange.signs) else { return .failure(.timedOut) }
            curl_multi_poll(multi, nil, 0, wait, nil)
        }
    }

    /// The request's header fields, as libcurl wants them.
    private static func fields(of request: HTTPRequest) -> OpaquePointer? {
        // An empty value is told by a semicolon.
        var lines = request.headers.fields.map { $0.value.isEmpty ? $0.name + ";" : $0.name + ": " + $0.value }
        // Some hosts refuse whoever has no name. The last two are not asked for: a wait for permission to send, and a form
        // that is none.
        for line in ["Accept-Encoding: identity", "User-Agent: vitrine", "Expect:", "Content-Type:"]
        where request.headers[String(line.prefix { $0 != ":" })] == nil {
            lines.append(line)
        }
        return lines.reduce(nil) { curl_slist_append($0, $1) }
    }

    private func configure(for exchange: Exchange, _ fields: OpaquePointer?) {
        let request = exchange.request
        ccurl_set_long(easy, CurlOption.noSignal, 1)
        ccurl_set_long(easy, CurlOption.protocols, CurlValue.httpAndHTTPS)
        ccurl_set_long(easy, CurlOption.suppressConnectHeaders, 1)
        ccurl_set_long(easy, CurlOption.pathAsIs, 1)
        ccurl_set_long(easy, CurlOption.bufferSize, Self.bufferSize)
        // A name that nobody answers for holds up no cancel.
        ccurl_set_long(easy, CurlOption.quickExit, 1)
        // Decodes what it can; what was asked for stands in the fields.
        ccurl_set_text(easy, CurlOption.acceptEncoding, "")
        ccurl_set_text(easy, CurlOption.url, request.url.absoluteString)
        if request.isToThisMachine { ccurl_set_text(easy, CurlOption.noProxy, "*") }
        ccurl_set_list(easy, CurlOption.httpHeader, fields)
        exchange.attach(to: easy)
        switch request.method {
        case .get: break
        case .head: ccurl_set_long(easy, CurlOption.noBody, 1)
        case .post, .put, .patch, .delete: ccurl_set_text(easy, CurlOption.customRequest, request.method.rawValue)
        }
    }

    private var hasConnection: Bool {
        var socket: Int32 = -1
        ccurl_get_socket(easy, CurlValue.activeSocket, &socket)
        return socket >= 0
    }

    private func noteProgress(of exchange: Exchange) {
        var uploaded: Int64 = 0
        ccurl_get_size(easy, CurlValue.uploadedSize, &uploaded)
        exchange.note(uploaded: Int(uploaded))
    }

    /// What libcurl says of the exchange that has ended; `nil` where all went well.
    private func failure() -> HTTPFailure? {
        var left: Int32 = 0
        while let message = curl_multi_info_read(multi, &left) {
            guard message.pointee.kind == CurlValue.done else { continue }
            let code = message.pointee.data.result
            var systemCode = 0
            ccurl_get_long(easy, CurlValue.systemCode, &systemCode)
            return code == 0 ? nil : HTTPFailure(curl: code, systemCode: systemCode)
        }
        return .malformed(detail: "libcurl does not say how it ended")
    }
}

/// How long an exchange may still take.
private struct Patience {
    private let clock = ContinuousClock()
    private let end: ContinuousClock.Instant
    private let idle: Duration
    private var quietSince: ContinuousClock.Instant
    private var signs = 0

    init(_ request: HTTPRequest) {
        quietSince = clock.now
        end = quietSince.advanced(by: min(request.deadline, .longestSleep))
        idle = min(request.idleTimeout, .longestSleep)
    }

    /// - Returns: in milliseconds, at least 1; `nil` when the time is up.
    mutating func wait(signs: Int) -> Int32? {
        let now = clock.now
        if signs != self.signs { (self.signs, quietSince) = (signs, now) }
        let left = min(now.duration(to: end), now.duration(to: quietSince.advanced(by: idle)))
        guard left > .zero else { return nil }
        return Int32(min((left / .milliseconds(1)).rounded(.up), 60_000))
    }
}
#endif
