import Foundation
import HTTPTransport
import MisbehavingServer
import Testing
import URLSessionTransport

/// In processes of their own: the environment is the whole process's.
@Suite(.timeLimit(.minutes(2))) struct `A proxy of the environment` {
    @Test func `is not asked for what is on this machine`() async {
        await #expect(processExitsWith: .success) {
            let proxy = try MisbehavingServer(.answer("from the proxy"))
            let server = try MisbehavingServer(.answer("direct"))
            setenv("http_proxy", proxy.url().absoluteString, 1)
            setenv("no_proxy", "intranet.example", 1)

            URLSessionClient.keepLoopbackDirect()

            let response = try await URLSessionClient().send(HTTPRequest(.get, server.url()))
            try #require(response.body == Data("direct".utf8))
            try #require(getenv("no_proxy").map { String(cString: $0) } == "intranet.example,localhost,127.0.0.1,::1")
        }
    }

    @Test func `is asked for everything else`() async {
        await #expect(processExitsWith: .success) {
            let proxy = try MisbehavingServer(.answer("from the proxy"))
            setenv("http_proxy", proxy.url().absoluteString, 1)

            URLSessionClient.keepLoopbackDirect()

            let far = try #require(URL(string: "http://far.invalid/a"))
            let response = try await URLSessionClient().send(HTTPRequest(.get, far))
            try #require(response.body == Data("from the proxy".utf8))
            try #require(proxy.requests.map(\.line) == ["GET http://far.invalid/a HTTP/1.1"])
        }
    }
}
