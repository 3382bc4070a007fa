#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension CannedHTTPClient: HTTPStreamingClient {
    /// In pieces of 16 KiB, as they come from a network; on the caller's thread.
    public func receive(
        _ request: HTTPRequest, into sink: some HTTPBodySink
    ) async throws(HTTPFailure) -> HTTPReception {
        let (response, end) = try await answered(request)
        let head = HTTPResponseHead(response)
        guard sink.begin(head) else { return .declined(head) }
        var received = 0
        while received < response.body.count {
            guard !Task.isCancelled else { throw .cancelled }
            let piece = response.body.dropFirst(received).prefix(16 << 10)
            received += piece.count
            guard received <= request.maximumBodySizeInBytes
            else { throw .tooLarge(limitInBytes: request.maximumBodySizeInBytes) }
            guard sink.take(Data(piece)) else { return .declined(head) }
        }
        if let end { throw end }
        return .whole(head)
    }
}
