public import Foundation

/// What a ``MisbehavingServer`` does with one request: step by step, then the next request on the same connection.
public struct Reply: Sendable, ExpressibleByArrayLiteral {
    public enum Step: Sendable {
        case send(Data)
        /// One byte at a time.
        case trickle(Data, every: Duration)
        case pause(Duration)
        /// No longer once that has happened in the test: slow until then, however busy the machine is.
        case pauseUnless(Signal, Duration)
        /// Until the other side closes, or the server is stopped.
        case waitForEnd
        /// Until that happens in the test.
        case waitFor(Signal)
        /// Something of the test's own, on the connection's thread.
        case perform(@Sendable () -> Void)
        /// An orderly end of this side.
        case close
        /// The rude one: RST.
        case reset
    }

    public var steps: [Step]

    public init(arrayLiteral elements: Step...) {
        steps = elements
    }

    init(_ steps: [Step]) {
        self.steps = steps
    }

    /// Those bytes, whatever they mean; the connection stays open.
    public static func raw(_ text: String) -> Reply { [.send(Data(text.utf8))] }
    public static let silence: Reply = [.waitForEnd]
    public static let reset: Reply = [.reset]
    public static let hangUp: Reply = [.close]

    /// A well-formed answer, framed by its Content-Length unless `headers` frame it.
    public static func answer(_ status: Int = 200, headers: [String] = [], body: Data) -> Reply {
        var head = "HTTP/1.1 \(status) Whatever\r\n"
        let isFramed = headers.contains { line in
            ["content-length:", "transfer-encoding:"].contains { line.lowercased().hasPrefix($0) }
        }
        for line in headers + (isFramed ? [] : ["Content-Length: \(body.count)"]) { head += line + "\r\n" }
        return [.send(Data((head + "\r\n").utf8) + body)]
    }

    public static func answer(_ status: Int = 200, headers: [String] = [], _ body: String = "") -> Reply {
        answer(status, headers: headers, body: Data(body.utf8))
    }

    /// A well-formed 200.
    public static func answer(_ body: String) -> Reply { answer(200, body) }

    public func then(_ steps: Step...) -> Reply {
        Reply(self.steps + steps)
    }
}

/// Told once, awaited by a server's thread.
public final class Signal: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)

    public init() {}

    public func tell() {
        semaphore.signal()
    }

    /// - Returns: at the latest after a minute, so that no forgotten signal keeps a thread.
    func wait(atMost limit: Duration = .seconds(60)) {
        guard semaphore.wait(timeout: .now() + limit / .seconds(1)) == .success else { return }
        semaphore.signal()  // For the next one who waits.
    }
}
