public import Auth
import Drive
public import HTTPTransport

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The Yandex Disk REST API, version 1 (https://yandex.com/dev/disk-api/doc/en/): `{disk}/v1/disk/…`.
///
/// The token goes in `Authorization` to this one host, whose scheme is the word `OAuth` whatever the token is called.
/// Parameters always travel in the query, also of PUT and POST.
public struct YandexDiskAPI: Sendable {
    let client: any HTTPClient
    let address: URL
    let tokens: any AccessTokenSource
    let tell: @Sendable (String) -> Void

    /// - Parameters:
    ///   - client: one that follows redirects without credentials.
    ///   - address: `https://cloud-api.yandex.net`, or what stands in its place.
    ///   - tell: is given a line for a log about each refusal and failure, without secrets.
    public init(
        client: any HTTPClient, address: URL, tokens: any AccessTokenSource,
        tell: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.client = client
        self.address = address
        self.tokens = tokens
        self.tell = tell
    }

    /// What an endpoint is asked.
    struct Question {
        var method: HTTPMethod
        /// Below `/v1/disk`; empty for the disk itself.
        var path: String
        var fields: [(name: String, value: String)]

        init(_ path: String, _ fields: [(name: String, value: String)]) {
            self.init(.get, path, fields)
        }

        init(_ method: HTTPMethod, _ path: String, _ fields: [(name: String, value: String)]) {
            self.method = method
            self.path = path
            self.fields = fields
        }
    }

    /// An endpoint's answer of the 200s, read.
    func ask<Answer: Decodable & Sendable>(_ question: Question, as: Answer.Type) async throws(DriveError) -> Answer {
        try read(try await send(question), as: Answer.self)
    }

    /// An endpoint's answer of the 200s.
    func send(_ question: Question) async throws(DriveError) -> HTTPResponse {
        let place = address.appending(path: "v1/disk" + (question.path.isEmpty ? "" : "/" + question.path))
        // A query that is empty is none.
        guard let url = question.fields.isEmpty ? place : place.asking(question.fields) else { throw .serviceFailed }
        return try await send(question.method, url)
    }

    /// A call with the token: only for addresses of ``address``'s own host, and of previews.
    func send(_ method: HTTPMethod, _ url: URL, largest: Int = 16 << 20) async throws(DriveError) -> HTTPResponse {
        var request = HTTPRequest(
            method, url, headers: ["Accept": "application/json"], deadline: .seconds(60),
            idleTimeout: .seconds(30), maximumBodySizeInBytes: largest)
        return try await tokens.authorizing(DriveError.init) { (token) async throws(DriveError) in
            request.headers["Authorization"] = "OAuth \(token.revealed)"
            let response: HTTPResponse
            do throws(HTTPFailure) {
                response = try await client.send(request)
            } catch {
                tell("\(name(of: request)): \(Redaction.standard.failure(error, about: request).inWords)")
                throw DriveError(error)
            }
            switch response.status {
            case 200..<300: return response
            case 401: return nil
            default:
                let refusal = DiskRefusal(response)
                tell("\(name(of: request)): status \(response.status), \(refusal.code ?? "without a word")")
                throw refusal.meaning
            }
        }
    }

    func read<Answer: Decodable>(_ response: HTTPResponse, as: Answer.Type) throws(DriveError) -> Answer {
        do {
            return try JSONDecoder().decode(Answer.self, from: response.body)
        } catch {
            throw unreadable(response)
        }
    }

    /// What is thrown for an answer that cannot be read; the log is told.
    func unreadable(_ response: HTTPResponse) -> DriveError {
        tell("\(response.url.lastPathComponent): an answer of \(response.body.count) bytes cannot be read")
        return .unreadable
    }

    /// Without paths of the person's.
    private func name(of request: HTTPRequest) -> String {
        "Yandex Disk, \(request.method.rawValue) \(request.url.lastPathComponent)"
    }

    /// Whether an address is of the API's own host, which alone is given the token.
    func isOwn(_ url: URL) -> Bool {
        url.scheme == address.scheme && url.host == address.host && url.port == address.port && url.user == nil
    }
}

/// What the service names instead of an answer: an address, and how to ask there.
struct Link: Decodable, Sendable {
    private let href: String
    /// The operation that an upload is.
    let operation: String?

    private enum CodingKeys: String, CodingKey {
        case href
        case operation = "operation_id"
    }

    /// As it came: a signature in it is broken by whoever writes it anew.
    var address: URL? { URL(string: href) }

    /// Whether a change has happened, or where to ask about it.
    static func change(_ response: HTTPResponse, of api: YandexDiskAPI) throws(DriveError) -> DriveChange {
        guard response.status == 202 else { return .done }
        let link = try api.read(response, as: Link.self)
        guard let address = link.address, api.isOwn(address) else { throw .unreadable }
        return .underWay(DriveOperation.ID(rawValue: link.href))
    }
}
