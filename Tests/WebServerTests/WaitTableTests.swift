import Testing

@testable import WebServer

@Suite struct `Who waits for a socket` {
    private enum Kernel {
        static let readable: UInt32 = 0x001, writable: UInt32 = 0x004, hungUp: UInt32 = 0x010
        static let ended: UInt32 = 0x2000  // The other side sends no more (EPOLLRDHUP).
    }

    /// How a wait ends; `nil` where it goes on.
    private func wake(
        of direction: EventLoop.Direction = .readable, isIdle: Bool = false,
        in table: inout WaitTable, socket: Int32 = 5,
        after happening: (inout WaitTable) -> [WaitTable.Continuation] = { _ in [] }
    ) async -> EventLoop.Wake? {
        var isOver = true
        let wake = await withCheckedContinuation { continuation in
            let waiter = WaitTable.Waiter(
                continuation: continuation, direction: direction, deadline: nil, isIdle: isIdle)
            if let wake = table.begin(waiter, of: socket) { return continuation.resume(returning: wake) }
            let woken = happening(&table)
            isOver = !woken.isEmpty
            for continuation in woken { continuation.resume(returning: .ready) }
            if woken.isEmpty { table.takeWaiter(of: socket)?.resume(returning: .timedOut) }
        }
        return isOver ? wake : nil
    }

    @Test func `is not woken by an event of a socket that had the same number before`() async {
        var table = WaitTable()
        let old = table.add(5) {}
        table.remove(5)
        let new = table.add(5) {}
        #expect(old != new)
        #expect(await wake(in: &table) { $0.deliver(Kernel.readable, of: old).waiters } == nil)
        #expect(await wake(in: &table) { $0.deliver(Kernel.readable, of: new).waiters } == .ready)
    }

    @Test func `is woken by what it waits for, and by nothing else`() async {
        var table = WaitTable()
        let mark = table.add(5) {}
        #expect(await wake(of: .readable, in: &table) { $0.deliver(Kernel.writable, of: mark).waiters } == nil)
        #expect(await wake(of: .writable, in: &table) { _ in [] } == .ready)
        #expect(await wake(of: .writable, in: &table) { $0.deliver(Kernel.readable, of: mark).waiters } == nil)
    }

    @Test func `need not wait for what came before, once`() async {
        var table = WaitTable()
        let mark = table.add(0) {}
        #expect(table.deliver(Kernel.readable, of: mark).waiters.isEmpty)
        #expect(await wake(in: &table, socket: 0) == .ready)
        #expect(await wake(in: &table, socket: 0) == nil)
    }

    @Test func `always reads what a client that has ended its side has left, and may still write`() async {
        var table = WaitTable()
        let mark = table.add(5) {}
        _ = table.deliver(Kernel.readable | Kernel.ended, of: mark)
        #expect(await wake(in: &table) == .ready)
        #expect(await wake(in: &table) == .ready)
        #expect(await wake(of: .writable, in: &table) == nil)
        _ = table.deliver(Kernel.hungUp, of: mark)
        #expect(await wake(of: .writable, in: &table) == .ready)
    }

    @Test(arguments: [(true, false, false), (false, true, true), (false, true, false)])
    func `is none once the loop has stopped, or closes what is idle`(
        _ isStopped: Bool, _ closesIdle: Bool, _ isIdle: Bool
    ) async {
        var table = WaitTable()
        (table.isStopped, table.closesIdle) = (isStopped, closesIdle)
        _ = table.add(7) {}
        let isNone = isStopped || isIdle
        #expect(await wake(isIdle: isIdle, in: &table, socket: 7) == (isNone ? .cancelled : nil))
    }

    @Test func `is told of the other side's leaving once, and at once only where that is urgent`() {
        var table = WaitTable()
        let mark = table.add(5) {}
        #expect(table.deliver(Kernel.ended, of: mark).hangUps.isEmpty)
        #expect(table.takeHangUps().isEmpty)
        #expect(table.watch(5, .relaxed) == nil)
        #expect(table.takeHangUps().count == 1)
        #expect(table.takeHangUps().isEmpty)
        #expect(table.watch(5, .urgent) != nil)
        #expect(table.watch(5, nil) == nil)

        table.remove(5)
        let next = table.add(5) {}
        #expect(table.watch(5, .urgent) == nil)
        #expect(table.deliver(Kernel.readable, of: next).hangUps.isEmpty)
        #expect(table.deliver(Kernel.ended, of: mark).hangUps.isEmpty)
        #expect(table.deliver(Kernel.ended, of: next).hangUps.count == 1)
    }
}

extension WaitTable {
    fileprivate mutating func deliver(_ events: UInt32, of mark: UInt64) -> Calls {
        var calls = Calls()
        deliver(events, of: mark, to: &calls)
        return calls
    }
}
