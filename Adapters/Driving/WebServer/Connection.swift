#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// One client's connection: requests are read and answered in order, one at a time.
final class Connection {
    private let socket: Socket
    private let reception: Reception
    private var parser: RequestParser
    private var hasTakenAll = false

    private var timeouts: Server.Timeouts { reception.configuration.timeouts }

    init(socket: Socket, reception: Reception) {
        self.socket = socket
        self.reception = reception
        parser = RequestParser(limits: RequestParser.Limits(reception.configuration.limits))
    }

    /// Serves the connection to its end.
    func serve() async {
        do throws(ConnectionLost) {
            var isFirst = true
            while true {
                switch try await receive(isFirst: isFirst) {
                case .request(let head, let body):
                    isFirst = false
                    guard try await answer(head, body) else { return }
                    // A client that asks without waiting must not keep a thread of the pool to itself.
                    if parser.hasUnreadBytes { await Task.yield() }
                case .refused(let refusal): return try await refuse(refusal)
                case .nothing: return
                }
            }
        } catch {
            if error == .timedOut { log("a client took no bytes for too long: its connection was cut") }
        }
    }

    private func log(_ message: String) {
        reception.configuration.log?(message)
    }
}

// MARK: Reading

extension Connection {
    private enum Received {
        case request(RequestHead, Data)
        case refused(RequestRefusal)
        /// The client has closed, or said nothing for too long.
        case nothing
    }

    private enum Stage {
        case idle, head, body
    }

    private func receive(isFirst: Bool) async throws(ConnectionLost) -> Received {
        var stage = isFirst ? Stage.head : .idle
        var deadline = ContinuousClock.now + (isFirst ? timeouts.head : timeouts.idle)
        var head: RequestHead?
        var body = Data()
        while true {
            switch nextEvent() {
            case .failure(let refusal): return .refused(refusal)
            case .success(.head(let received)):
                head = received
                (stage, deadline) = (.body, .now + timeouts.body)
                if received.expectsContinue, !parser.hasUnreadBytes {
                    try await socket.write(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8), timeout: timeouts.write)
                }
            case .success(.body(let piece)): body.append(piece)
            case .success(.end):
                if let head { return .request(head, body) }
            case .success(nil):
                if stage == .idle, !parser.isBetweenRequests { (stage, deadline) = (.head, .now + timeouts.head) }
                do throws(ConnectionLost) {
                    guard try await receiveBytes(until: deadline, isIdle: parser.isBetweenRequests)
                    else { return .nothing }
                } catch .timedOut {
                    if parser.isBetweenRequests, head == nil { return .nothing }
                    return .refused(RequestRefusal(.requestTimeout, "the request took too long"))
                }
            }
        }
    }

    private func nextEvent() -> Result<RequestParser.Event?, RequestRefusal> {
        do throws(RequestRefusal) {
            return .success(try parser.next())
        } catch {
            return .failure(error)
        }
    }

    /// - Returns: whether any came.
    private func receiveBytes(
        until deadline: ContinuousClock.Instant, isIdle: Bool
    ) async throws(ConnectionLost) -> Bool {
        let count = try await socket.receive(until: deadline, isIdle: isIdle, hasTakenAll: hasTakenAll) {
            parser.append($0)
        }
        hasTakenAll = count < Socket.mostReceived
        return count > 0
    }
}

// MARK: Answering

extension Connection {
    /// - Returns: whether the connection goes on.
    private func answer(_ head: RequestHead, _ body: Data) async throws(ConnectionLost) -> Bool {
        let response: Response
        var asked: Request?
        if head.target == "*" {
            response = Response(.noContent)
        } else {
            let request: Request
            do throws(BadRequest) {
                request = try Request(
                    method: head.method, target: head.target, headers: head.headers, body: body)
            } catch {
                try await refuse(RequestRefusal(.badRequest, error.reason))
                return false
            }
            asked = request
            socket.loop.watch(socket.number, .relaxed)
            response = await reception.handler(request)
            socket.loop.watch(socket.number, nil)
        }
        let isLast = !head.keepsAlive || reception.connections.isStopping
        let context = Reply.Context(request: head, isLast: isLast, now: reception.calendar.now)
        var reply = Reply(response, in: context)
        if let complaint = reply.complaint {
            log(complaint)
            if let asked, !response.isWritable, let fault = reception.configuration.fault {
                reply = Reply(await fault(asked), in: context)
            }
        }
        guard try await send(reply) else { return false }
        if reply.isLast { await socket.closeGently() }
        return !reply.isLast
    }

    private func refuse(_ refusal: RequestRefusal) async throws(ConnectionLost) {
        log("a request was refused with \(refusal.status.rawValue): \(refusal.reason)")
        let reply = Reply(
            .text(refusal.status, refusal.reason + "\n"),
            in: Reply.Context(request: .unreadable, isLast: true, now: reception.calendar.now))
        _ = try await send(reply)
        await socket.closeGently()
    }

    /// - Returns: whether all of it was sent; if not, the connection must end here.
    private func send(_ reply: Reply) async throws(ConnectionLost) -> Bool {
        let timeout = timeouts.write
        switch reply.payload {
        case .nothing: try await socket.write(reply.head, timeout: timeout)
        case .data(let data):
            try await socket.write(reply.head, timeout: timeout, more: true)
            try await socket.write(data, timeout: timeout)
        case .file(let file, let range):
            try await socket.write(reply.head, timeout: timeout, more: !range.isEmpty)
            try await socket.write(range, of: file, timeout: timeout)
        case .stream(let body, let framing):
            try await socket.write(reply.head, timeout: timeout)
            return await stream(body, framing)
        case .cut(let data):
            try await socket.write(reply.head + data, timeout: timeout)
        case .torn(let data):
            try await socket.write(reply.head + data, timeout: timeout)
            socket.resetOnClose()
            return false
        case .reset:
            socket.resetOnClose()
            return false
        }
        return true
    }

    private func stream(
        _ body: @Sendable (any BodyWriter) async throws -> Void, _ framing: StreamWriter.Framing
    ) async -> Bool {
        let writer = StreamWriter(socket: socket, framing: framing, timeout: timeouts.write)
        socket.loop.watch(socket.number, .urgent)
        defer { socket.loop.watch(socket.number, nil) }
        do {
            try await body(writer)
            if await writer.finish() { return true }
            log("a streamed body ended too early, and its connection was cut")
        } catch {
            await writer.abandon()
            if !(error is CancellationError || error is ConnectionLost) {
                log("a streamed body failed, and its connection was cut: \(error)")
            }
        }
        // Where only closing tells the end, an orderly one would make a short body look whole.
        if framing == .untilClose { socket.resetOnClose() }
        return false
    }
}
