#if os(Linux)
import CCurl
import HTTPTransport

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// One request and its answer, on the one thread that carries it: what libcurl asks for and hands over.
final class Exchange {
    let request: HTTPRequest
    private let sink: (any HTTPBodySink)?
    private let body: RequestBody
    private var head = AnswerHead()
    private var answer: HTTPResponseHead?
    /// Empty where a sink takes the pieces.
    private var received = Data()
    private var receivedBytes = 0
    /// Every call of libcurl's is a sign of the other side.
    private(set) var signs = 0
    /// Why the rest is not wanted.
    private var refusal: Refusal?

    private enum Refusal {
        case declined, tooLarge
    }

    /// Blocks while it looks at the request's file.
    ///
    /// - Throws: ``HTTPFailure/badRequest(detail:)`` for a file that cannot be read.
    init(_ request: HTTPRequest, into sink: (any HTTPBodySink)?) throws(HTTPFailure) {
        self.request = request
        self.sink = sink
        body = try RequestBody(request)
    }

    /// - Parameter uploaded: in bytes, what has gone out.
    func note(uploaded: Int) {
        if body.note(uploaded) { signs += 1 }
    }

    /// How it ended.
    ///
    /// - Parameter failure: what libcurl says; `nil` where all went well.
    func outcome(_ failure: HTTPFailure?) -> Result<Reception, HTTPFailure> {
        switch refusal {
        case .tooLarge: return .failure(.tooLarge(limitInBytes: request.maximumBodySizeInBytes))
        case .declined: return answer.map { .success(Reception($0, Data(), isDeclined: true)) } ?? .failure(.cancelled)
        case nil: break
        }
        if let failure { return .failure(failure) }
        guard let answer else { return .failure(.malformed(detail: "an answer without a head")) }
        do throws(HTTPFailure) {
            let response = HTTPResponse(
                status: answer.status, headers: answer.headers, body: received, url: answer.url)
            try response.checkWhole(for: request, bodySizeInBytes: receivedBytes)
            return .success(Reception(answer, received, isDeclined: false))
        } catch {
            return .failure(error)
        }
    }

    struct Reception {
        let head: HTTPResponseHead
        let body: Data
        let isDeclined: Bool

        init(_ head: HTTPResponseHead, _ body: Data, isDeclined: Bool) {
            (self.head, self.body, self.isDeclined) = (head, body, isDeclined)
        }
    }
}

// What libcurl calls.
extension Exchange {
    /// - Returns: whether to go on.
    private func takeLine(_ line: UnsafeRawBufferPointer) -> Bool {
        signs += 1
        guard !head.isComplete else { return true }
        head.take(line)
        guard let answer = head.head(of: request.url) else { return true }
        self.answer = answer
        // The length that HEAD names is that of a body which does not come.
        let length = request.method == .head ? nil : answer.headers["Content-Length"].flatMap { Int($0) }
        if let length, length > request.maximumBodySizeInBytes { refusal = .tooLarge }
        if refusal == nil, let sink, !sink.begin(answer) { refusal = .declined }
        return refusal == nil
    }

    private func takePiece(_ piece: UnsafeRawBufferPointer) -> Bool {
        signs += 1
        receivedBytes += piece.count
        guard receivedBytes <= request.maximumBodySizeInBytes else {
            received = Data()
            refusal = .tooLarge
            return false
        }
        guard let sink else {
            received.append(contentsOf: piece)
            return true
        }
        if !sink.take(Data(piece)) { refusal = .declined }
        return refusal == nil
    }

    private static func of(_ context: UnsafeMutableRawPointer?) -> Exchange? {
        context.map { Unmanaged<Exchange>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Gives the handle this exchange's callbacks. It must live as long as they may be called.
    func attach(to easy: OpaquePointer) {
        let context = Unmanaged.passUnretained(self).toOpaque()
        ccurl_set_context(easy, CurlOption.headerData, context)
        ccurl_set_transfer(easy, CurlOption.headerFunction) { bytes, size, count, context in
            let line = UnsafeRawBufferPointer(start: bytes, count: size * count)
            return Exchange.of(context)?.takeLine(line) == true ? line.count : 0
        }
        ccurl_set_context(easy, CurlOption.writeData, context)
        ccurl_set_transfer(easy, CurlOption.writeFunction) { bytes, size, count, context in
            let piece = UnsafeRawBufferPointer(start: bytes, count: size * count)
            return Exchange.of(context)?.takePiece(piece) == true ? piece.count : 0
        }
        guard let size = body.sizeInBytes else { return }
        ccurl_set_long(easy, CurlOption.upload, 1)
        ccurl_set_size(easy, CurlOption.inFileSizeLarge, Int64(size))
        ccurl_set_context(easy, CurlOption.readData, context)
        ccurl_set_transfer(easy, CurlOption.readFunction) { bytes, size, count, context in
            let room = UnsafeMutableRawBufferPointer(start: bytes, count: size * count)
            return Exchange.of(context)?.body.read(into: room) ?? CurlValue.abortReading
        }
        ccurl_set_context(easy, CurlOption.seekData, context)
        ccurl_set_seek(easy, CurlOption.seekFunction) { context, offset, origin in
            // From the start: libcurl asks for nothing else.
            guard origin == 0, let exchange = Exchange.of(context) else { return CurlValue.notSought }
            exchange.body.seek(to: Int(offset))
            return CurlValue.sought
        }
    }
}
#endif
