import HTTPTransport
import Registration

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension HTTPClient {
    /// A good answer to a GET.
    func goodAnswer(from address: URL, accepting types: String) async throws(CatalogError) -> HTTPResponse {
        let request = HTTPRequest(
            .get, address, headers: ["Accept": types], deadline: .seconds(20), maximumBodySizeInBytes: 8 << 20)
        let answer: HTTPResponse
        do throws(HTTPFailure) { answer = try await send(request) } catch { throw CatalogError(error) }
        guard (200..<300).contains(answer.status) else { throw CatalogError(refusal: answer) }
        return answer
    }

    /// The JSON of a good answer to a GET.
    func catalog(at address: URL) async throws(CatalogError) -> Wire {
        let answer = try await goodAnswer(from: address, accepting: "application/json")
        // An empty body and a page with status 200 are what these hosts send while they are down.
        do { return try JSONDecoder().decode(Wire.self, from: answer.body) } catch { throw .unreadable }
    }
}

extension CatalogError {
    fileprivate init(_ failure: HTTPFailure) {
        self =
            switch failure {
            case .cancelled: .cancelled
            // A host that does not answer in time, or an address that cannot be asked, is out of reach.
            case .offline, .timedOut, .badRequest: .offline
            case .tooLarge: .unreadable
            case .malformed, .badRedirect: .sourceFailed
            }
    }

    /// Nothing on this side helps against a status; only being told to wait is different.
    fileprivate init(refusal answer: HTTPResponse) {
        self = answer.requestedPause().map(CatalogError.tryLater) ?? .sourceFailed
    }
}
