import Glibc

/// Runs `body` on a thread of its own, off the cooperative pool: for what blocks.
func startThread(_ body: @escaping @Sendable () -> Void) throws(ServerFailure) {
    let box = Unmanaged.passRetained(ThreadBody(run: body))
    var thread = pthread_t()
    let result = pthread_create(
        &thread, nil,
        { context in
            context.map { Unmanaged<ThreadBody>.fromOpaque($0).takeRetainedValue().run() }
            return nil
        }, box.toOpaque())
    guard result == 0 else {
        box.release()
        throw .system(call: "pthread_create", code: result)
    }
    pthread_detach(thread)
}

private final class ThreadBody: Sendable {
    let run: @Sendable () -> Void

    init(run: @escaping @Sendable () -> Void) {
        self.run = run
    }
}
