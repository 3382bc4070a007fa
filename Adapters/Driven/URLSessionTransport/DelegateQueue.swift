#if canImport(FoundationNetworking)
import Dispatch
import Foundation

/// Runs the session's calls one after another, on a plain queue: for each 16 KiB of a body an `Operation` of its own
/// takes longer than what is done with them.
///
/// Unchecked only because the class above says so: all that it adds is a queue, which never changes.
final class DelegateQueue: OperationQueue, @unchecked Sendable {
    private let calls = DispatchQueue(label: "URLSessionClient.delegate")

    override init() {
        super.init()
        maxConcurrentOperationCount = 1
    }

    /// The only way in which the session adds anything.
    override func addOperation(_ block: @escaping @Sendable () -> Void) {
        calls.async(execute: block)
    }
}
#endif
