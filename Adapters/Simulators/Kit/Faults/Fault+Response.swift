public import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension [Fault] {
    /// What becomes of a good answer. Faults that answer by themselves count in their order; the others add up.
    ///
    /// - Parameter turn: how many requests there were for it, for what changes from one to the next.
    public func spoiling(_ response: Response, to request: Request, turn: Int) async -> Response {
        var response = response
        for fault in self { response = await fault.spoiling(response, to: request, turn: turn) }
        return response
    }
}

extension Fault {
    fileprivate func spoiling(_ response: Response, to request: Request, turn: Int) async -> Response {
        switch self {
        case .unreachable:
            return Response(body: .reset)
        case .silent:
            await wait(.seconds(86_400))
            return Response(body: .reset)
        case .latency(let milliseconds):
            await wait(.milliseconds(milliseconds))
            return response
        case .status(let status):
            return .page(Status(rawValue: status), "Status \(status)")
        case .tryLater(let seconds):
            var response = Response.page(.serviceUnavailable, "Come back later")
            response.headers["Retry-After"] = "\(seconds)"
            return response
        case .page:
            return .page(.ok, "Please sign in")
        case .endlessRedirect:
            return Response(.found, headers: ["Location": request.target])
        case .untyped:
            var response = response
            response.headers["Content-Type"] = "application/octet-stream"
            return response
        case .noRanges:
            var response = response
            response.acceptsRanges = false
            return response
        case .changingETag:
            var response = response
            response.headers["ETag"] = "\"\(turn)\""
            return response
        case .ignoresIfRange:
            return response.cutToRange(of: request, heedingIfRange: false)
        case .cut, .reset, .stall, .wrongTotal, .announcesMore, .announcesLess, .slow:
            return spoilingTheBody(of: response, to: request)
        }
    }

    private func spoilingTheBody(of response: Response, to request: Request) -> Response {
        var response = response.cutToRange(of: request)
        guard case .data(let data) = response.body else { return response }
        switch self {
        case .cut(let bytes):
            response.body = .cut(data.beginning(bytes), announcedLength: data.count)
        case .reset(let bytes):
            response.body = .torn(data.beginning(bytes), announcedLength: data.count)
        case .stall(let bytes):
            response.headers["Content-Length"] = "\(data.count)"
            response.body = .stream { body in
                try await body.write(data.beginning(bytes))
                try await Task.sleep(for: .seconds(86_400))
            }
        case .wrongTotal:
            guard let range = response.headers["Content-Range"]?.split(separator: "/"), range.count == 2,
                let total = Int(range[1])
            else { break }
            response.headers["Content-Range"] = "\(range[0])/\(total + 10)"
        case .announcesMore:
            response.body = .cut(data, announcedLength: data.count + 10)
        case .announcesLess:
            response.body = .cut(data, announcedLength: Swift.max(0, data.count - 10))
        case .slow(let pace):
            response.headers["Content-Length"] = "\(data.count)"
            response.body = .stream { body in
                // Ten portions a second.
                let portion = Swift.max(1, pace / 10)
                for start in stride(from: 0, to: data.count, by: portion) {
                    try await body.write(data.dropFirst(start).prefix(portion))
                    try await Task.sleep(for: .milliseconds(1000 * portion / pace))
                }
            }
        default: break
        }
        return response
    }

    private func wait(_ duration: Duration) async {
        // A client that leaves ends the wait; nobody is left to be told.
        try? await Task.sleep(for: duration)
    }
}

extension Response {
    fileprivate static func page(_ status: Status, _ title: String) -> Response {
        .text(
            status,
            "<!DOCTYPE html>\n<html><head><title>\(title)</title></head><body><h1>\(title)</h1></body></html>\n",
            type: "text/html; charset=utf-8")
    }

    /// The part that was asked for. The server would cut it from a good body, but never from a spoiled one.
    fileprivate func cutToRange(of request: Request, heedingIfRange: Bool = true) -> Response {
        guard status == .ok, acceptsRanges, request.method == "GET", case .data(let data) = body,
            let range = request.headers["Range"].flatMap({ Range(bytes: $0, of: data.count) }),
            !heedingIfRange || [nil, headers["ETag"]].contains(request.headers["If-Range"])
        else { return self }
        var part = self
        part.status = .partialContent
        part.headers["Content-Range"] = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(data.count)"
        part.body = .data(data.dropFirst(range.lowerBound).prefix(range.count))
        return part
    }
}

extension Data {
    /// So many bytes, and never all of them.
    fileprivate func beginning(_ count: Int) -> Data { prefix(Swift.min(count, Swift.max(0, self.count - 1))) }
}

extension Range<Int> {
    /// `bytes=10-19` or `bytes=10-`, where some of it is there (RFC 9110 §14.1.2).
    fileprivate init?(bytes field: String, of count: Int) {
        let ends = field.dropFirst("bytes=".count).split(separator: "-", omittingEmptySubsequences: false)
        guard field.hasPrefix("bytes="), ends.count == 2, let first = Int(ends[0]), (0..<count).contains(first)
        else { return nil }
        let last = Int(ends[1]) ?? count - 1
        guard last >= first else { return nil }
        self = first..<Swift.min(last + 1, count)
    }
}
