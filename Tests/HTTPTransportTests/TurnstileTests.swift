import HTTPTransport
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(2))) struct `A turnstile` {
    private let clock = ManualClock()
    private let passed = Passed()

    /// Each one comes once the one before stands in the line.
    private func come(_ numbers: ClosedRange<Int>, to turnstile: Turnstile<ManualClock>) async -> [Int: Task<
        Void, Never
    >] {
        var coming: [Int: Task<Void, Never>] = [:]
        for number in numbers {
            let standing = turnstile.waiting
            coming[number] = Task { [passed] in
                if await turnstile.pass() { passed.append(number) }
            }
            while turnstile.waiting <= standing { await Task.yield() }
        }
        await clock.pauses(atLeast: 1)  // The first one waits for the moment.
        return coming
    }

    /// Lets time pass for one turn, until that many have passed and the next one waits for the moment.
    private func turn(_ number: Int, last: Int) async {
        clock.advance(by: .seconds(1))
        while passed.numbers.count < number { await Task.yield() }
        if number < last { await clock.pauses(atLeast: number + 1) }
    }

    @Test func `lets as many through at once as the period allows`() {
        let turnstile = Turnstile(count: 3, period: .seconds(1), clock: clock)

        #expect((1...5).map { _ in turnstile.passAtOnce() } == [true, true, true, false, false])
        clock.advance(by: .milliseconds(999))
        #expect(!turnstile.passAtOnce())
        clock.advance(by: .milliseconds(1))
        #expect((1...5).map { _ in turnstile.passAtOnce() } == [true, true, true, false, false])
    }

    @Test func `counts any period of that length, not only those that follow each other`() {
        let turnstile = Turnstile(count: 2, period: .seconds(1), clock: clock)

        #expect(turnstile.passAtOnce())
        clock.advance(by: .milliseconds(900))
        #expect(turnstile.passAtOnce())
        clock.advance(by: .milliseconds(100))
        #expect(turnstile.passAtOnce())
        #expect(!turnstile.passAtOnce())
    }

    @Test func `keeps the order of coming`() async {
        let turnstile = Turnstile(count: 1, period: .seconds(1), clock: clock)
        #expect(turnstile.passAtOnce())
        _ = await come(1...4, to: turnstile)
        #expect(!turnstile.passAtOnce())

        for number in 1...4 { await turn(number, last: 4) }

        #expect(passed.numbers == [1, 2, 3, 4])
    }

    @Test(arguments: 1...4)
    func `leaves no gap where one goes away`(_ gone: Int) async {
        let turnstile = Turnstile(count: 1, period: .seconds(1), clock: clock)
        #expect(turnstile.passAtOnce())
        let coming = await come(1...4, to: turnstile)

        coming[gone]?.cancel()
        await coming[gone]?.value
        // The first one's going away makes the next one wait for the moment: one pause more.
        let extra = gone == 1 ? 1 : 0
        await clock.pauses(atLeast: 1 + extra)
        for number in 1...3 {
            clock.advance(by: .seconds(1))
            while passed.numbers.count < number { await Task.yield() }
            if number < 3 { await clock.pauses(atLeast: number + 1 + extra) }
        }

        #expect(passed.numbers == (1...4).filter { $0 != gone })
        while turnstile.waiting > 0 { await Task.yield() }
    }
}

/// Who has passed, in their order.
private final class Passed: Sendable {
    private let all = Mutex<[Int]>([])

    var numbers: [Int] { all.withLock(\.self) }

    func append(_ number: Int) {
        all.withLock { $0.append(number) }
    }
}
