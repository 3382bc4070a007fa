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
                let head = SeenRequest(connection: connection, lines: lines, body: Data())
                let length = min(head.values(of: "Content-Length").first.flatMap(Int.init) ?? 0, mostOfABody)
                if received.endIndex - end.upperBound >= length {
                    let body = Data(received[end.upperBound..<end.upperBound + length])
                    received = Data(received[(end.upperBound + length)...])
                    return SeenRequest(connection: connection, lines: lines, body: body)
                }
            }
            guard let more = Socket.receive(from: socket), !more.isEmpty else { return nil }
            received += more
        }
    }
}
