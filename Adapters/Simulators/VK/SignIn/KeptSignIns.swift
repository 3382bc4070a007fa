import SimulatorKit
import Synchronization

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The sign-ins, and the file in which they outlive a start, if there is one.
///
/// It is read at each question, so that two simulators over one file know the same tokens: a program that serves and a
/// command beside it are then one account's. Of two changes within the same moment the later one counts.
final class KeptSignIns: Sendable {
    private let current: Mutex<SignIns>
    private let file: LastingFile<SignIns.Lasting>?

    /// - Parameter ready: tokens that are good at each start, whatever became of them.
    init(ready: [String: SignIns.Token], in file: URL?) {
        current = Mutex(SignIns(ready: ready))
        self.file = file.map { LastingFile($0) }
        withLock { $0.accept(ready) }
    }

    @discardableResult
    func withLock<Result: Sendable, Failure: Error>(
        _ work: (inout SignIns) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try current.withLock { signIns throws(Failure) in
            if let lasting = file?.value { signIns.take(lasting) }
            let before = signIns.lasting
            let result = try work(&signIns)
            if signIns.lasting != before { file?.keep(signIns.lasting) }
            return result
        }
    }
}
