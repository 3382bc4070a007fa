import Glibc

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Response {
    /// Whether its status can be an answer's, and each of its headers a line of its own.
    var isWritable: Bool { status.isFinal && headers.fields.allSatisfy(\.isWritable) }
}

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
    }

    /// What a reply depends on besides the response.
    struct Context {
        let request: RequestHead
        let isLast: Bool
        let now: (second: Int, text: String)
    }

    init(_ response: Response, in context: Context) {
        isLast = context.isLast || response.headers.list("Connection", contains: "close")
        if response.isWritable {
            answer(response, in: context)
        } else {
            // Neither the header nor the target is repeated: a log is no place for what they may hold.
            complaint = "a response had a status or a header that cannot be written, and was answered 500 instead"
            answer(.text(.internalServerError, ""), in: context)
        }
    }

    private mutating func answer(_ response: Response, in context: Context) {
        switch response.body {
        case .empty: answer(response, with: .data(Data()), in: context)
        case .data(let data): answer(response, with: .data(data), in: context)
        case .file(let path):
            do throws(OpenFile.Failure) {
                answer(response, with: .file(try OpenFile(path: path)), in: context)
            } catch {
                switch error {
                case .notFound: answer(.text(.notFound, "Not found.\n"), in: context)
                case .unavailable(let code):
                    complaint = "a file could not be opened: \(String(cString: strerror(code)))"
                    answer(.text(.serviceUnavailable, "Try again later.\n"), in: context)
                }
            }
        case .stream(let write): stream(write, of: response, in: context)
        case .cut(let data, let announcedLength):
            breakOff(.cut(data), announcing: announcedLength, of: response, in: context)
        case .torn(let data, let announcedLength):
            breakOff(.torn(data), announcing: announcedLength, of: response, in: context)
        case .reset: (payload, isLast) = (.reset, true)
        }
    }
}

// MARK: Bodies of a known size

extension Reply {
    private enum Source {
        case data(Data)
        case file(OpenFile)

        var byteCount: Int {
            switch self {
            case .data(let data): data.count
            case .file(let file): file.byteCount
            }
        }
    }

    /// Decides what is sent of the source, whose file lends the answer the validators that it lacks.
    private mutating func answer(_ response: Response, with source: Source, in context: Context) {
        let file: OpenFile? = if case .file(let file) = source { file } else { nil }
        let ownTag = response.headers["ETag"] == nil ? file?.entityTag : nil
        let ownDate = response.headers["Last-Modified"] == nil ? file?.lastModified : nil
        let byteCount = source.byteCount
        var status = response.status
        var sent: Range<Int>? = 0..<byteCount
        if status == .ok {
            let representation = Selection.Representation(
                byteCount: byteCount, entityTag: ownTag ?? response.headers["ETag"],
                lastModified: ownDate ?? response.headers["Last-Modified"], acceptsRanges: response.acceptsRanges)
            switch Selection(of: representation, for: context.request, now: context.now.second) {
            case .whole: break
            case .part(let range): (status, sent) = (.partialContent, range)
            case .unchanged: (status, sent) = (.notModified, nil)
            case .unexpected: (status, sent) = (.preconditionFailed, nil)
            case .unsatisfiable: (status, sent) = (.rangeNotSatisfiable, nil)
            }
        }
        var head = ReplyHead(status, response.headers, date: context.now.text, hasContent: sent != nil)
        if let ownTag { head.append("ETag", ownTag) }
        if let ownDate { head.append("Last-Modified", ownDate) }
        if response.status == .ok, response.acceptsRanges, byteCount > 0 { head.append("Accept-Ranges", "bytes") }
        if [.partialContent, .rangeNotSatisfiable].contains(status), response.status == .ok {
            head.appendContentRange(sent, of: byteCount)
        }
        if !status.isBodiless { head.appendContentLength(sent?.count ?? 0) }
        end(head, in: context)
        if let sent, !isBodiless(status, in: context) { append(sent, of: source) }
    }

    private mutating func append(_ range: Range<Int>, of source: Source) {
        switch source {
        case .file(let file): payload = .file(file, range)
        case .data(let data):
            let part = range.count == data.count ? data : data.dropFirst(range.lowerBound).prefix(range.count)
            // What is small shares a packet, and one system call, with the head.
            if part.count <= 64 * 1024 { head.append(contentsOf: part) } else { payload = .data(part) }
        }
    }
}

// MARK: Other bodies

extension Reply {
    private mutating func stream(
        _ write: @escaping @Sendable (any BodyWriter) async throws -> Void, of response: Response, in context: Context
    ) {
        let length = response.headers["Content-Length"].flatMap { Int(digits: $0.utf8) }
        let framing: StreamWriter.Framing =
            if let length { .length(length) } else if context.request.version == .http11 { .chunked } else {
                .untilClose
            }
        if framing == .untilClose { isLast = true }
        let hasBody = !isBodiless(response.status, in: context)
        if hasBody { payload = .stream(write, framing) }
        var head = ReplyHead(response.status, response.headers, date: context.now.text)
        if let length, !response.status.isBodiless { head.appendContentLength(length) }
        if hasBody, framing == .chunked { head.append("Transfer-Encoding", "chunked") }
        end(head, in: context)
    }

    /// A body after which the connection is over, whatever was announced.
    private mutating func breakOff(
        _ payload: Payload, announcing byteCount: Int, of response: Response, in context: Context
    ) {
        isLast = true
        if !isBodiless(response.status, in: context) { self.payload = payload }
        var head = ReplyHead(response.status, response.headers, date: context.now.text)
        if !response.status.isBodiless { head.appendContentLength(byteCount) }
        end(head, in: context)
    }

    private func isBodiless(_ status: Status, in context: Context) -> Bool {
        context.request.method == "HEAD" || status.isBodiless
    }

    private mutating func end(_ head: consuming ReplyHead, in context: Context) {
        if isLast {
            head.append("Connection", "close")
        } else if context.request.version == .http10 {
            head.append("Connection", "keep-alive")
        }
        self.head = head.ended()
    }
}
