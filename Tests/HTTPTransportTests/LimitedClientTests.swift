import Foundation
import HTTPTransport
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(1))) struct `A client limited to 3 requests a second` {
    private let clock = ManualClock()
    private let api = CannedHTTPClient(.status(200))

    private func request(_ number: Int, host: String = "api.example") -> HTTPRequest {
        HTTPRequest(.get, URL(string: "https://\(host)/\(number)")!, deadline: .seconds(30))
    }

    private var limited: some HTTPClient { api.limited(to: 3, per: .seconds(1), clock: clock) }
    private var asked: [String] { api.requests.map(\.url.lastPathComponent) }

    /// Asks one after another, each once the one before stands in the line or is through. A waiting request sleeps
    /// until its deadline; the first in the line sleeps until its turn as well.
    private func ask(_ numbers: ClosedRange<Int>, of client: some HTTPClient) async -> [Task<Int, any Error>] {
        var asking: [Task<Int, any Error>] = []
        for number in numbers {
            let task = Task { [self] in try await client.send(request(number)).status }
            if number <= 3 { _ = await api.requests(atLeast: number) } else { await clock.pauses(atLeast: number - 2) }
            asking.append(task)
        }
        return asking
    }

    @Test func `starts three at once and the others in their order, three in any second`() async throws {
        let asking = await ask(1...7, of: limited)
        #expect(asked == ["1", "2", "3"])

        clock.advance(by: .seconds(1))
        #expect(await api.requests(atLeast: 6).count == 6)
        await clock.pauses(atLeast: 6)  // The seventh now waits for its turn.
        #expect(asked == ["1", "2", "3", "4", "5", "6"])

        clock.advance(by: .seconds(1))
        for one in asking { #expect(try await one.value == 200) }
        #expect(asked == ["1", "2", "3", "4", "5", "6", "7"])
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

    @Test func `gives the turn of one who left to the next`() async throws {
        let asking = await ask(1...5, of: limited)

        asking[3].cancel()
        await #expect(throws: HTTPFailure.cancelled) { try await asking[3].value }
        clock.advance(by: .seconds(1))

        #expect(try await asking[4].value == 200)
        #expect(asked == ["1", "2", "3", "5"])
    }

    @Test func `lets one leave from the middle of the line`() async throws {
        let asking = await ask(1...6, of: limited)

        asking[4].cancel()
        await #expect(throws: HTTPFailure.cancelled) { try await asking[4].value }
        clock.advance(by: .seconds(1))

        #expect(try await asking[5].value == 200)
        #expect(asked == ["1", "2", "3", "4", "6"])
    }

    @Test func `gives up at the request's deadline, and hands on what is left of it`() async throws {
        let client = limited
        _ = await ask(1...3, of: client)
        var hurried = request(4)
        hurried.deadline = .milliseconds(500)
        let late = Task { [hurried] in try await client.send(hurried) }
        let patient = Task { [self] in
            await clock.pauses(atLeast: 1)
            return try await client.send(request(5))
        }
        await clock.pauses(atLeast: 3)

        clock.advance(by: .milliseconds(500))
        await #expect(throws: HTTPFailure.timedOut) { try await late.value }
        clock.advance(by: .milliseconds(500))

        #expect(try await patient.value.status == 200)
        #expect(asked == ["1", "2", "3", "5"])
        #expect(api.requests.last?.deadline == .seconds(29))
    }

    @Test func `starts nothing for one who was cancelled before asking`() async {
        let client = limited
        let asking = Task { [self] in
            while !Task.isCancelled { await Task.yield() }
            return try await client.send(request(1))
        }
        asking.cancel()

        await #expect(throws: HTTPFailure.cancelled) { try await asking.value }
        #expect(api.requests.isEmpty)
    }

    @Test func `never starts more than three in a second, whoever asks and leaves when`() async throws {
        let starts = Mutex<[ContinuousClock.Instant]>([])
        let client = CannedHTTPClient { _ in
            starts.withLock { $0.append(.now) }
            return .status(200)
        }.limited(to: 3, per: .milliseconds(30))

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
        #expect(zip(times, times.dropFirst(3)).allSatisfy { $0.duration(to: $1) >= .milliseconds(29) })
    }
}
