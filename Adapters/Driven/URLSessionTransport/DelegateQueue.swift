#if canImport(FoundationNetworking)
import Dispatch
import Foundation

/// Runs the session's calls one after another, on a plain queue: for each 16 KiB of a body an `Operation` of its own
/// takes longer than what is done with them.
///
/// That it is Sendable is proven thus: `OperationQueue` may be used from any thread, and is declared unchecked itself, which
/// the compiler has every subclass repeat; all that this one adds is a constant of a Sendable type, a `DispatchQueue`.
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
