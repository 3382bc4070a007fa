import Dispatch
import Foundation
import HTTPTransport
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// One request under way, with the only way of cancelling it that URLSession was seen to survive.
///
/// A cancel that meets the task's completion is a crash, and a cancel inside `onCancel` can be a deadlock. So a cancel
/// is decided under a lock, carried out on a queue of its own, and a completion waits until a cancel that has begun is
/// through. Tens of thousands of cancels at every moment of a request ended as they should that way.
final class Flight: Sendable {
    typealias Outcome = Result<HTTPResponse, HTTPFailure>

    private struct State {
        /// When the other side last gave a sign.
        var lastSign = ContinuousClock.now
        var response: HTTPURLResponse?
        /// Empty where a sink takes the pieces.
        var body = Data()
        var receivedBytes = 0
        var isTooLarge = false
        /// The sink wants no more.
        var isDeclined = false
        var isChallenged = false
        /// Why the task is being cancelled; nobody gives it a second reason.
        var stopped: HTTPFailure?
        var outcome: Outcome?
        var waiting: CheckedContinuation<Outcome, Never>?
    }

    private let task: URLSessionTask
    private let request: HTTPRequest
    private let sink: (any HTTPBodySink)?
    private let cancelling: DispatchQueue
    private let state = Mutex(State())
    /// Signalled when a cancel that has begun is through.
    private let settled = DispatchSemaphore(value: 0)

    var id: Int { task.taskIdentifier }

    /// Whether the answer ended because its sink wanted no more.
    var isDeclined: Bool { state.withLock(\.isDeclined) }

    init(
        _ task: URLSessionTask, for request: HTTPRequest, into sink: (any HTTPBodySink)? = nil,
        cancelling: DispatchQueue
    ) {
        self.task = task
        self.request = request
        self.sink = sink
        self.cancelling = cancelling
    }

    /// Starts the task and waits for its end; cancelling the caller ends it soon.
    func land() async throws(HTTPFailure) -> HTTPResponse {
        async let _ = stopWhenIdle()  // Cancelled and awaited when the answer is there.
        return try await withTaskCancellationHandler {
            await withCheckedContinuation { start($0) }
        } onCancel: {
            stop(.cancelled)
        }.get()
    }

    private func start(_ continuation: CheckedContinuation<Outcome, Never>) {
        let outcome = state.withLock { state in
            if state.outcome == nil { state.waiting = continuation }
            return state.outcome
        }
        if let outcome { continuation.resume(returning: outcome) } else { task.resume() }
    }

    private func stopWhenIdle() async {
        var seen = state.withLock(\.lastSign)
        while true {
            let end = seen.advanced(by: min(request.idleTimeout, .longestSleep))
            guard (try? await Task.sleep(until: end)) != nil else { return }  // Cancelled: the answer is there.
            let last = state.withLock(\.lastSign)
            if last == seen { return stop(.timedOut) }
            seen = last
        }
    }

    /// Ends the task with that reason, unless it has ended; returns before it has.
    private func stop(_ reason: HTTPFailure) {
        cancelling.async { self.cancel(reason) }
    }

    private func cancel(_ reason: HTTPFailure) {
        let isFirst = state.withLock { state in
            guard state.outcome == nil, state.stopped == nil, !state.isChallenged else { return false }
            state.stopped = reason
            return true
        }
        guard isFirst else { return }
        task.cancel()
        _ = task.priority  // Passes through the task's own queue: the cancel has now run there.
        settled.signal()
    }
}

// What the delegate queue tells, in its order.
extension Flight {
    /// - Parameter total: in bytes, of the body.
    func noteSent(_ total: Int) {
        request.fileBody?.sent(total)
        state.withLock { $0.lastSign = .now }
    }

    func receive(_ response: URLResponse) {
        let isTooLarge = state.withLock { state in
            state.lastSign = .now
            state.response = response as? HTTPURLResponse
            // The length that HEAD names is that of a body which does not come.
            state.isTooLarge =
                request.method != .head && response.expectedContentLength > Int64(request.maximumBodySizeInBytes)
            return state.isTooLarge
        }
        if isTooLarge { return stop(.tooLarge(limitInBytes: request.maximumBodySizeInBytes)) }
        if let sink, let head = response as? HTTPURLResponse {
            noteWish(sink.begin(HTTPResponseHead(HTTPResponse(head, body: Data(), to: request))))
        }
    }

    func receive(_ data: Data) {
        let (isWanted, becameTooLarge) = state.withLock { state in
            state.lastSign = .now
            guard !state.isTooLarge, !state.isDeclined else { return (false, false) }
            state.receivedBytes += data.count
            state.isTooLarge = state.receivedBytes > request.maximumBodySizeInBytes
            if state.isTooLarge { state.body = Data() } else if sink == nil { state.body.append(data) }
            return (!state.isTooLarge, state.isTooLarge)
        }
        if becameTooLarge { return stop(.tooLarge(limitInBytes: request.maximumBodySizeInBytes)) }
        if let sink, isWanted { noteWish(sink.take(data)) }
    }

    private func noteWish(_ wantsMore: Bool) {
        state.withLock { state in
            // However long the sink took: the other side was not silent.
            state.lastSign = .now
            if !wantsMore { state.isDeclined = true }
        }
        if !wantsMore { stop(.cancelled) }
    }

    /// The whole 401 has been received: what ends the challenge does not spoil the answer.
    ///
    /// - Returns: whether the challenge is to be cancelled, since nothing else is ending this flight.
    func receiveChallenge() -> Bool {
        state.withLock { state in
            state.isChallenged = state.stopped == nil
            return state.isChallenged
        }
    }

    func finish(_ error: (any Error)?) {
        let (outcome, isCancelling): (Outcome, Bool) = state.withLock { state in
            let outcome = conclude(state, error)
            state.outcome = outcome
            return (outcome, state.stopped != nil)
        }
        if isCancelling { settled.wait() }
        state.withLock { state in
            defer { state.waiting = nil }
            return state.waiting
        }?.resume(returning: outcome)
    }

    private func conclude(_ state: State, _ error: (any Error)?) -> Outcome {
        if state.isTooLarge { return .failure(.tooLarge(limitInBytes: request.maximumBodySizeInBytes)) }
        if let error, !state.isChallenged, !state.isDeclined { return .failure(state.stopped ?? HTTPFailure(error)) }
        // A redirect to nowhere is not announced, only left in the task.
        guard let head = state.response ?? task.response as? HTTPURLResponse
        else { return .failure(.malformed(detail: "an answer without a head")) }
        let response = HTTPResponse(head, body: state.body, to: request)
        guard !state.isDeclined else { return .success(response) }
        do throws(HTTPFailure) {
            try response.checkWhole(for: request, bodySizeInBytes: state.receivedBytes)
            return .success(response)
        } catch {
            return .failure(error)
        }
    }
}
