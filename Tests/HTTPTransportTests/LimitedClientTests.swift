import Foundation
import HTTPTransport
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(2))) struct `A client limited to 3 requests a second` {
    private let clock = ManualClock()
    private let api = CannedHTTPClient(.status(200))

    private func request(_ number: Int, host: String = "api.example", deadline: Duration = .seconds(30)) -> HTTPRequest
    {
        HTTPRequest(.get, URL(string: "https://\(host)/\(number)")!, deadline: deadline)
    }

    private var limited: some HTTPClient { api.limited(to: 3, per: .seconds(1), clock: clock) }

    @Test func `starts three at once and three more in each further second`() async throws {
        let client = limited
        for number in 1...3 { _ = try await client.send(request(number)) }
        let others = (4...7).map { number in Task { [self] in try await client.send(request(number)).status } }
        // Four wait for their deadlines, the first of them for its turn as well.
        await clock.pauses(atLeast: 5)
        #expect(api.requests.count == 3)

        clock.advance(by: .seconds(1))
        #expect(await api.requests(atLeast: 6).count == 6)
        await clock.pauses(atLeast: 6)
        #expect(api.requests.count == 6)

        clock.advance(by: .seconds(1))
        for other in others { #expect(try await other.value == 200) }
        #expect(api.requests.count == 7)
    }

    @Test func `counts each host by itself`() async throws {
        let client = limited
        for number in 1...3 {
            _ = try await client.send(request(number))
            _ = try await client.send(request(number, host: "other.example"))
        }
        #expect(api.requests.count == 6)
        #expect(clock.pauses.isEmpty)
    }

    @Test func `gives up at the request's deadline`() async throws {
        let client = limited
        for number in 1...3 { _ = try await client.send(request(number)) }
        let late = Task { [self] in try await client.send(request(4, deadline: .milliseconds(500))) }
        await clock.pauses(atLeast: 2)

        clock.advance(by: .milliseconds(500))

        await #expect(throws: HTTPFailure.timedOut) { try await late.value }
        #expect(api.requests.count == 3)
    }

    @Test func `hands on what is left of the deadline`() async throws {
        let client = limited
        for number in 1...3 { _ = try await client.send(request(number)) }
        let patient = Task { [self] in try await client.send(request(4)) }
        await clock.pauses(atLeast: 2)

        clock.advance(by: .seconds(1))

        #expect(try await patient.value.status == 200)
        #expect(api.requests.last?.deadline == .seconds(29))
    }

    @Test func `lets go of one who is cancelled in the line`() async throws {
        let client = limited
        for number in 1...3 { _ = try await client.send(request(number)) }
        let asking = Task { [self] in try await client.send(request(4)) }
        await clock.pauses(atLeast: 2)

        asking.cancel()

        await #expect(throws: HTTPFailure.cancelled) { try await asking.value }
        #expect(api.requests.count == 3)
    }

    /// A start may come later than its turn, never before it.
    @Test func `starts none before its turn, whoever asks and leaves when`() async throws {
        let starts = Mutex<[ContinuousClock.Instant]>([])
        let client = CannedHTTPClient { _ in
            starts.withLock { $0.append(.now) }
            return .status(200)
        }.limited(to: 3, per: .milliseconds(30))
        let begin = ContinuousClock.now

        await withTaskGroup(of: Void.self) { group in
            for number in 1...40 {
                group.addTask { [self] in
                    let asking = Task { try await client.send(request(number)) }
                    if number.isMultiple(of: 3) { asking.cancel() }
                    _ = try? await asking.value  // Cancelled or not is no matter here.
                }
            }
        }

        let times = starts.withLock(\.self)
        #expect(times.count >= 27)
        for (index, time) in times.enumerated() {
            #expect(begin.duration(to: time) >= .milliseconds(30) * (index / 3))
        }
    }
}
