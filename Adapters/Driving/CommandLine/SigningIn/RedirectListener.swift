import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Waits on loopback for the browser that comes back from a provider's page (RFC 8252 §7.3 and §8.3).
///
/// It listens on `127.0.0.1` only, answers one path to GET, and tells the browser nothing but to go back to the
/// terminal: whether the sign-in succeeded is found out afterwards.
struct RedirectListener: Sendable {
    /// Where the provider is to send the browser.
    let address: URL
    private let running: RunningServer

    /// - Parameters:
    ///   - port: 0 takes a free one.
    ///   - page: what the browser is told, in one sentence.
    ///   - tell: is given every address that a browser came with; a stranger's is among them.
    static func start(
        port: Int, path: String, page: String, tell: @escaping @Sendable (URL) -> Void
    ) async throws(ServerFailure) -> RedirectListener {
        let server = Server(configuration: .init(host: "127.0.0.1", port: port)) { request in
            let place = request.target.split(separator: "?", maxSplits: 1).first.map(String.init)
            guard request.method == "GET", place == path, let host = request.headers["Host"],
                host.hasPrefix("127.0.0.1:"), let arrival = URL(string: "http://\(host)\(request.target)")
            else { return .text(.notFound, "Nothing is here.\n") }
            tell(arrival)
            return Response(
                headers: [
                    "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store",
                    "Content-Security-Policy": "default-src 'none'", "Referrer-Policy": "no-referrer",
                ],
                body: .data(Data("<!doctype html><meta charset=utf-8><title>Vitrine</title><p>\(page)\n".utf8)))
        }
        let running = try await server.start()
        return RedirectListener(address: running.address.url.appending(path: path), running: running)
    }

    func stop() async {
        await running.stop(within: .seconds(1))
    }
}
