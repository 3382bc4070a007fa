import SimulatorKit
import Synchronization

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What changes while it runs, and the file in which its sign-ins outlive a start, if there is one.
///
/// It is read at each question, so that two simulators over one file know the same tokens: a program that serves and a
/// command beside it are then one account's. Of two changes within the same moment the later one counts.
final class KeptState: Sendable {
    private let current: Mutex<SimulatedYandex.State>
    private let file: LastingFile<SignIns.Lasting>?

    /// - Parameter ready: tokens that are good at each start, whatever became of them.
    init(_ state: SimulatedYandex.State, ready: [String: SignIns.Token], in file: URL?) {
        current = Mutex(state)
        self.file = file.map { LastingFile($0) }
        withLock { $0.signIns.accept(ready) }
    }

    @discardableResult
    func withLock<Result: Sendable, Failure: Error>(
        _ work: (inout SimulatedYandex.State) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try current.withLock { state throws(Failure) in
            guard let file else { return try work(&state) }
            if let lasting = file.value { state.signIns.take(lasting) }
            let before = state.signIns.lasting
            let result = Swift.Result { () throws(Failure) in try work(&state) }
            if state.signIns.lasting != before { file.keep(state.signIns.lasting) }
            return try result.get()
        }
    }
}
