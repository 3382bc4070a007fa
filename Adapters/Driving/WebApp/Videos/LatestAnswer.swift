import SharedKernel
import Synchronization
import VideoCatalog

/// What the feed answered last, for the page that follows a refresh without a script: it tells how the refresh went
/// and does not ask once more.
final class LatestAnswer: Sendable {
    typealias Answer = Result<Loaded<VideoList>, VideoCatalogError>
    private let answer = Mutex<Answer?>(nil)

    func keep(_ answer: Answer) {
        self.answer.withLock { $0 = answer }
    }

    var current: Answer? { answer.withLock { $0 } }
}
