import Drive
import Synchronization

/// What a folder's transfer told of its files.
final class Told: Sendable {
    private let steps = Mutex<[String]>([])

    var all: [String] { steps.withLock(\.self) }

    @Sendable func add(_ step: TreeStep) { steps.withLock { $0.append("\(step.path) \(step.outcome)") } }
}
