import Synchronization
public import WebServer

/// What a simulator was told to do and what it was asked, with the pages on which it is told.
///
/// A simulator keeps one, lets it answer first, counts what is left, and spoils its good answers by the faults that the
/// conduct names.
public final class Controls<Conduct: Codable & Hashable & Sendable>: Sendable {
    private let page: ControlPage<Conduct>
    private let counter = RequestCounter()
    private let state: Mutex<Conduct>

    public init(_ page: ControlPage<Conduct>, conduct: Conduct) {
        self.page = page
        state = Mutex(conduct)
    }

    /// How the service behaves from the next request on.
    public var conduct: Conduct {
        get { state.withLock(\.self) }
        set { state.withLock { $0 = newValue } }
    }

    /// Changes the conduct in one step, so that what others choose at the same time is not lost.
    public func change(_ change: (inout Conduct) -> Void) {
        state.withLock { change(&$0) }
    }

    /// How often that was asked for, whatever the query and the answer. The simulator's own pages do not count.
    public func requests(to path: String) -> Int {
        counter.counts[path, default: 0]
    }

    /// Returns when that was asked for so often, or the caller's task is cancelled.
    public func waitForRequest(to path: String, count: Int = 1) async {
        await counter.wait(for: count, of: path)
    }

    /// Counts a request of the service's own.
    ///
    /// - Returns: how many there were for that path, with this one.
    public func count(_ path: String) -> Int {
        counter.count(path)
    }

    /// The answer of the control pages; `nil` for every path that is the service's own.
    ///
    /// - Parameters:
    ///   - facts: what the page shows of the state that is no conduct.
    ///   - deed: does what a button says; it is given only names that the page has.
    public func ownResponse(
        to request: Request, facts: @autoclosure () -> ControlFacts = ControlFacts(),
        doing deed: (String) -> Void = { _ in }
    ) -> Response? {
        switch page.answer(to: request, conduct: conduct) {
        case .none: return nil
        case .page: return page.response(conduct: conduct, requests: counter.counts, facts: facts())
        case .choice(let chosen, let response):
            conduct = chosen
            return response
        case .deed(let name, let response):
            deed(name)
            return response
        case .other(let response): return response
        }
    }
}
