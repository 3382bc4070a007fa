import Foundation
import HTTPTransport
import MisbehavingServer
import Testing
import URLSessionTransport

#if os(Linux)
import CurlTransport
#endif

/// In processes of their own: the environment is the whole process's.
@Suite(.timeLimit(.minutes(2))) struct `A proxy of the environment` {
    @Test func `is not asked for what is on this machine, by URLSession when it is told so`() async {
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

    #if os(Linux)
    @Test func `is not asked for what is on this machine, by libcurl`() async {
        await #expect(processExitsWith: .success) {
            let proxy = try MisbehavingServer(.answer("from the proxy"))
            let server = try MisbehavingServer(.answer("direct"))
            setenv("http_proxy", proxy.url().absoluteString, 1)

            let response = try await CurlClient().send(HTTPRequest(.get, server.url()))
            try #require(response.body == Data("direct".utf8))
        }
    }
    #endif

    @Test(arguments: Transport.allCases) func `is asked for everything else`(_ transport: Transport) async {
        await #expect(processExitsWith: .success) { [transport] in
            let proxy = try MisbehavingServer(.answer("from the proxy"))
            setenv("http_proxy", proxy.url().absoluteString, 1)

            let far = try #require(URL(string: "http://far.invalid/a"))
            let response = try await transport.client().send(HTTPRequest(.get, far))
            try #require(response.body == Data("from the proxy".utf8))
            try #require(proxy.requests.map(\.line) == ["GET http://far.invalid/a HTTP/1.1"])
        }
    }
}
