/// A server that listens.
public struct RunningServer: Sendable {
    /// Where it listens, with the port that it took.
    public let address: ServerAddress
    let reception: Reception
    let accepting: Task<Void, Never>

    /// Takes no more connections, closes the idle ones at once, and gives what is in flight until `grace` to end; then
    /// its tasks are cancelled and its connections cut.
    ///
    /// Returns when every connection has ended, or a second after cutting them where a handler ignores cancellation.
    public func stop(within grace: Duration) async {
        reception.loop.closeIdle()
        reception.connections.refuseMore()
        await accepting.value
        async let _ = reception.connections.cut(after: grace)
        await reception.connections.drained()
        reception.loop.stop()
    }
}
