import Dispatch

/// Threads for one download's blocking calls, so that waiting for a disk never stops the cooperative pool.
struct FileQueue: Sendable {
    private let queue = DispatchQueue(label: "download.files")
    private let besides = DispatchQueue(label: "download.synchronizing")

    /// Does the work after all that was asked for before, and waits for it.
    func run<Value: Sendable>(
        _ work: @escaping @Sendable () throws(DownloadFailure) -> Value
    ) async throws(DownloadFailure) -> Value {
        let result: Result<Value, DownloadFailure> = await withCheckedContinuation { continuation in
            queue.async {
                do throws(DownloadFailure) {
                    continuation.resume(returning: .success(try work()))
                } catch {
                    continuation.resume(returning: .failure(error))
                }
            }
        }
        return try result.get()
    }

    /// The same, on the caller's thread, which is blocked meanwhile; never from the queue itself.
    func now<Value>(_ work: () throws(DownloadFailure) -> Value) throws(DownloadFailure) -> Value {
        let result: Result<Value, DownloadFailure> = queue.sync {
            do throws(DownloadFailure) { return .success(try work()) } catch { return .failure(error) }
        }
        return try result.get()
    }

    func later(_ work: @escaping @Sendable () -> Void) {
        queue.async(execute: work)
    }

    /// On another thread: for what may take long.
    func aside(_ work: @escaping @Sendable () -> Void) {
        besides.async(execute: work)
    }
}
