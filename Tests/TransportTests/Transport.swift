import HTTPTransport
import URLSessionTransport

#if os(Linux)
import CurlTransport
#endif

/// Each transport there is: all of them keep the same promises.
enum Transport: String, Codable, CaseIterable, Sendable {
    #if os(Linux)
    case curl
    #endif
    case urlSession

    /// A client with connections of its own.
    func client() -> Client {
        switch self {
        #if os(Linux)
        case .curl: return Client(inner: CurlClient())
        #endif
        case .urlSession:
            URLSessionClient.keepLoopbackDirect()
            return Client(inner: URLSessionClient())
        }
    }

    struct Client: HTTPStreamingClient {
        fileprivate let inner: any HTTPStreamingClient

        func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
            try await inner.send(request)
        }

        func receive(
            _ request: HTTPRequest, into sink: some HTTPBodySink
        ) async throws(HTTPFailure) -> HTTPReception {
            try await inner.receive(request, into: sink)
        }
    }
}
