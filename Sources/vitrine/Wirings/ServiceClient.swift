import HTTPTransport
import URLSessionTransport

#if os(Linux)
import CurlTransport
#endif

/// What speaks HTTP with the services, as the configuration chooses; with connections of its own.
enum ServiceClient: HTTPStreamingClient {
    case urlSession(URLSessionClient)
    #if os(Linux)
    case libcurl(CurlClient)
    #endif

    init(_ transport: Configuration.Transport) {
        switch transport {
        case .urlSession: self = .urlSession(URLSessionClient())
        #if os(Linux)
        case .libcurl: self = .libcurl(CurlClient())
        #endif
        }
    }

    func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
        switch self {
        case .urlSession(let client): try await client.send(request)
        #if os(Linux)
        case .libcurl(let client): try await client.send(request)
        #endif
        }
    }

    func receive(
        _ request: HTTPRequest, into sink: some HTTPBodySink
    ) async throws(HTTPFailure) -> HTTPReception {
        switch self {
        case .urlSession(let client): try await client.receive(request, into: sink)
        #if os(Linux)
        case .libcurl(let client): try await client.receive(request, into: sink)
        #endif
        }
    }
}
