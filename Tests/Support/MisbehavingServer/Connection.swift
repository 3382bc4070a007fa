import Foundation

/// One connection on a thread of its own: reads a request, plays its reply, and again until either side ends it.
struct Connection: Sendable {
    let socket: Int32
    let mostOfABody: Int
    let log: ServerLog
    let reply: @Sendable (SeenRequest) -> Reply

    func runOnItsOwnThread() {
        guard let number = log.opened(socket) else {
            close(socket)
            return
        }
        Thread.detachNewThread {
            converse(as: number)
            log.ended(number)
        }
    }

    private func converse(as number: Int) {
        var received = Data()
        while let request = nextRequest(from: &received, connection: number) {
            log.saw(request)
            for step in reply(request).steps where !play(step) { return }
        }
    }

    /// - Returns: whether the conversation goes on.
    private func play(_ step: Reply.Step) -> Bool {
        switch step {
        case .send(let data): return Socket.send(data, to: socket)
        case .trickle(let data, let pause):
            return data.allSatisfy { byte in
                sleep(pause)
                return Socket.send(Data([byte]), to: socket)
            }
        case .pause(let duration):
            sleep(duration)
            return true
        case .pauseUnless(let signal, let duration):
            signal.wait(atMost: duration)
            return true
        case .waitForEnd:
            while let data = Socket.receive(from: socket), !data.isEmpty {}
            return false
        case .waitFor(let signal):
            signal.wait()
            return true
        case .perform(let work):
            work()
            return true
        case .close: return false
        case .reset:
            Socket.resetOnClose(socket)
            return false
        }
    }

    private func sleep(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        Thread.sleep(forTimeInterval: Double(seconds) + Double(attoseconds) / 1e18)
    }

    private func nextRequest(from received: inout Data, connection: Int) -> SeenRequest? {
        let endOfHead = Data("\r\n\r\n".utf8)
        while true {
            if let end = received.range(of: endOfHead) {
                let lines = String(decoding: received[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
                received = Data(received[end.upperBound...])
                let head = SeenRequest(connection: connection, lines: lines, body: Data())
                return body(of: head, from: &received).map { body in
                    SeenRequest(connection: connection, lines: lines, body: body)
                }
            }
            guard receive(into: &received) else { return nil }
        }
    }

    private func body(of head: SeenRequest, from received: inout Data) -> Data? {
        if head.values(of: "Transfer-Encoding") == ["chunked"] {
            var body = ChunkedBody()
            body.take(from: &received)
            while !body.isEnded, body.bytes.count < mostOfABody {
                guard receive(into: &received) else { return nil }
                body.take(from: &received)
            }
            return body.bytes.prefix(mostOfABody)
        }
        let length = min(head.values(of: "Content-Length").first.flatMap(Int.init) ?? 0, mostOfABody)
        while received.count < length {
            guard receive(into: &received) else { return nil }
        }
        defer { received = Data(received.dropFirst(length)) }
        return Data(received.prefix(length))
    }

    private func receive(into received: inout Data) -> Bool {
        guard let more = Socket.receive(from: socket), !more.isEmpty else { return false }
        received += more
        return true
    }
}
