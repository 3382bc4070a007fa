import Testing

@testable import WebServer

@Suite struct `Who waits for a socket` {
    @Test func `is not woken by an event of a socket that had the same number before`() async {
        var table = WaitTable()
        let old = table.add(5) {}
        table.remove(5)
        let new = table.add(5) {}
        let wake = await withCheckedContinuation { continuation in
            let waiter = WaitTable.Waiter(
                continuation: continuation, direction: .readable, deadline: nil, isIdle: false)
            #expect(table.begin(waiter, of: 5) != nil)
            #expect(table.deliver(old).waiter == nil)
            table.deliver(new).waiter?.resume(returning: .ready)
        }
        #expect(wake == .ready)
    }

    @Test func `is woken once`() async {
        var table = WaitTable()
        let event = table.add(0) {}
        _ = await withCheckedContinuation { continuation in
            let waiter = WaitTable.Waiter(
                continuation: continuation, direction: .writable, deadline: nil, isIdle: true)
            #expect(table.begin(waiter, of: 0) != nil)
            table.takeWaiters { $0.isIdle }.first?.resume(returning: .cancelled)
        }
        #expect(table.deliver(event).waiter == nil)
        #expect(table.takeWaiters { _ in true }.isEmpty)
    }

    @Test func `is none once the loop has stopped, or closes what is idle`() async {
        for isStopped in [true, false] {
            var table = WaitTable()
            (table.isStopped, table.closesIdle) = (isStopped, !isStopped)
            _ = table.add(7) {}
            let wake = await withCheckedContinuation { continuation in
                let waiter = WaitTable.Waiter(
                    continuation: continuation, direction: .readable, deadline: nil, isIdle: true)
                #expect(table.begin(waiter, of: 7) == nil)
                continuation.resume(returning: .cancelled)
            }
            #expect(wake == .cancelled)
        }
    }
}
