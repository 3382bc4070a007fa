import Foundation
import HTTPTransport
import Synchronization

/// Keeps what it is given, up to where it wants no more.
final class CollectingSink: HTTPBodySink {
    private struct State {
        var heads: [HTTPResponseHead] = []
        var body = Data()
    }

    private let limit: Int
    private let state = Mutex(State())

    /// - Parameter limit: how many bytes are wanted; 0 declines at the head.
    init(limit: Int = .max) {
        self.limit = limit
    }

    var heads: [HTTPResponseHead] { state.withLock(\.heads) }
    var body: Data { state.withLock(\.body) }

    func begin(_ head: HTTPResponseHead) -> Bool {
        state.withLock { $0.heads.append(head) }
        return limit > 0
    }

    func take(_ piece: Data) -> Bool {
        state.withLock { state in
            state.body += piece
            return state.body.count < limit
        }
    }
}
