import Synchronization
import VideoCatalog

/// What a downloader told of its progress.
final class Steps: Sendable {
    private let told = Mutex<[ReceivedBytes]>([])
    private let (firsts, teller) = AsyncStream.makeStream(of: Void.self)

    var all: [ReceivedBytes] { told.withLock { $0 } }

    @Sendable func add(_ received: ReceivedBytes) {
        told.withLock { $0.append(received) }
        if received.count > 0 { teller.finish() }
    }

    /// Waits until some bytes have come.
    func first() async {
        for await _ in firsts {}
    }
}
