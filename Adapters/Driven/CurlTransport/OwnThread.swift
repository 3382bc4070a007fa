#if os(Linux)
import Glibc

/// A thread for one blocking piece of work: the pools of Swift and Dispatch have few, and a download may take minutes.
enum OwnThread {
    /// - Returns: whether the system gave a thread; without one, nothing is done.
    static func run(_ work: @escaping @Sendable () -> Void) -> Bool {
        var thread = pthread_t()
        let task = Unmanaged.passRetained(ThreadWork(run: work))
        let code = pthread_create(
            &thread, nil,
            { context in
                context.map { Unmanaged<ThreadWork>.fromOpaque($0).takeRetainedValue().run() }
                return nil
            }, task.toOpaque())
        guard code == 0 else {
            task.release()
            return false
        }
        pthread_detach(thread)
        return true
    }
}

private final class ThreadWork: Sendable {
    let run: @Sendable () -> Void

    init(run: @escaping @Sendable () -> Void) {
        self.run = run
    }
}
#endif
