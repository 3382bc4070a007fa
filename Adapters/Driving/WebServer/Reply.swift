#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A response as it goes on the wire.
struct Reply {
    /// The head, and a small body behind it.
    private(set) var head: [UInt8] = []
    /// What follows.
    private(set) var payload = Payload.nothing
    /// Whether the connection ends with it.
    private(set) var isLast: Bool
    /// What a person running the server should know of it.
    private(set) var complaint: String?

    enum Payload {
        case nothing
        case data(Data)
        case file(OpenFile, Range<Int>)
        case stream(@Sendable (any BodyWriter) async throws -> Void, StreamWriter.Framing)
        case cut(Data)
        case torn(Data)
        case reset

        fileprivate mutating func leaveOutBody() {
            if case .reset = self {} else { self = .nothing }
        }
    }

    /// What a reply depends on besides the response.
    struct Context {
        let request: RequestHead
        let isLast: Bool
        let now: (second: Int, text: String)
    }

    init(_ response: Response, in context: Context) {
        isLast = context.isLast || response.headers.list("Connection", contains: "close")
        var response = response
        if response.headers.fields.contains(where: { !$0.isWritable }) {
            // Neither the header nor the target is repeated: a log is no place for what they may hold.
            complaint = "a response had a header that cannot be written, and was answered 500 instead"
            response = .text(.internalServerError, "")
        }
        let body = Self.body(of: &response)
        let length = select(from: body, of: &response, in: context)
        if context.request.method == "HEAD" || response.status.isBodiless { payload.leaveOutBody() }
        writeHead(response, contentLength: length, in: context)
        // What is small shares a packet, and one system call, with the head.
        if case .data(let data) = payload, data.count <= 64 * 1024 {
            head.append(contentsOf: data)
            payload = .nothing
        }
    }

    private enum Source {
        case nothing
        case data(Data)
        case file(OpenFile)
        case other(Response.Body)

        var byteCount: Int? {
            switch self {
            case .nothing: 0
            case .data(let data): data.count
            case .file(let file): file.byteCount
            case .other: nil
            }
        }
    }

    /// Opens the file, and gives its answer the validators that it lacks.
    private static func body(of response: inout Response) -> Source {
        switch response.body {
        case .empty: return .nothing
        case .data(let data): return .data(data)
        case .stream, .cut, .torn, .reset: return .other(response.body)
        case .file(let path):
            guard let file = OpenFile(path: path) else {
                response = .text(.notFound, "Not found.\n")
                return .data(Data("Not found.\n".utf8))
            }
            if response.headers["ETag"] == nil { response.headers["ETag"] = file.entityTag }
            if response.headers["Last-Modified"] == nil {
                response.headers["Last-Modified"] = HTTPDate.text(file.modifiedAt)
            }
            return .file(file)
        }
    }

    /// Decides what is sent of the body.
    ///
    /// - Returns: the Content-Length; `nil` for none.
    private mutating func select(from source: Source, of response: inout Response, in context: Context) -> Int? {
        guard let byteCount = source.byteCount else { return selectOther(response, in: context) }
        guard response.status == .ok else {
            payload = Self.payload(source, 0..<byteCount)
            return response.status.isBodiless ? nil : byteCount
        }
        let representation = Selection.Representation(
            byteCount: byteCount, entityTag: response.headers["ETag"].flatMap { EntityTag($0) },
            lastModified: response.headers["Last-Modified"], acceptsRanges: response.acceptsRanges)
        if response.acceptsRanges, byteCount > 0 { response.headers["Accept-Ranges"] = "bytes" }
        switch Selection(of: representation, for: context.request, now: context.now.second) {
        case .whole:
            payload = Self.payload(source, 0..<byteCount)
            return byteCount
        case .part(let range):
            response.status = .partialContent
            response.headers["Content-Range"] = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(byteCount)"
            payload = Self.payload(source, range)
            return range.count
        case .unchanged:
            response.status = .notModified
            response.headers["Content-Type"] = nil
            return nil
        case .unsatisfiable:
            response.status = .rangeNotSatisfiable
            response.headers["Content-Type"] = nil
            response.headers["Content-Range"] = "bytes */\(byteCount)"
            return 0
        }
    }

    private static func payload(_ source: Source, _ range: Range<Int>) -> Payload {
        switch source {
        case .data(let data):
            .data(range.count == data.count ? data : data.dropFirst(range.lowerBound).prefix(range.count))
        case .file(let file): .file(file, range)
        case .nothing, .other: .nothing
        }
    }

    private mutating func selectOther(_ response: Response, in context: Context) -> Int? {
        switch response.body {
        case .cut(let data, let announcedLength):
            payload = .cut(data)
            isLast = true
            return announcedLength
        case .torn(let data, let announcedLength):
            payload = .torn(data)
            isLast = true
            return announcedLength
        case .reset:
            payload = .reset
            isLast = true
        case .stream(let write):
            if let length = response.headers["Content-Length"].flatMap({ Int(digits: $0) }) {
                payload = .stream(write, .length(length))
                return length
            }
            if context.request.version == .http11 {
                payload = .stream(write, .chunked)
            } else {
                payload = .stream(write, .untilClose)
                isLast = true
            }
        case .empty, .data, .file: break
        }
        return nil
    }

    private mutating func writeHead(_ response: Response, contentLength: Int?, in context: Context) {
        head.reserveCapacity(512)
        head.append(text: "HTTP/1.1 ")
        head.append(text: String(response.status.rawValue))
        head.append(text: " ")
        head.append(text: response.status.reason)
        head.append(text: "\r\n")
        if response.headers["Date"] == nil { head.append(field: "Date", context.now.text) }
        for field in response.headers.fields where !Self.isOwn(field) { head.append(field: field.name, field.value) }
        if let contentLength, !response.status.isBodiless {
            head.append(field: "Content-Length", String(contentLength))
        } else if case .stream(_, .chunked) = payload {
            head.append(field: "Transfer-Encoding", "chunked")
        }
        if isLast {
            head.append(field: "Connection", "close")
        } else if context.request.version == .http10 {
            head.append(field: "Connection", "keep-alive")
        }
        head.append(text: "\r\n")
    }

    /// The fields that the server decides.
    private static func isOwn(_ field: HeaderFields.Field) -> Bool {
        field.isNamed("Content-Length") || field.isNamed("Transfer-Encoding") || field.isNamed("Connection")
            || field.isNamed("Keep-Alive")
    }
}

extension [UInt8] {
    fileprivate mutating func append(text: String) {
        append(contentsOf: text.utf8)
    }

    fileprivate mutating func append(field name: String, _ value: String) {
        append(text: name)
        append(text: ": ")
        append(text: value)
        append(text: "\r\n")
    }
}
