import Foundation

/// A directory of a test's own, removed with it.
final class ScratchDirectory: Sendable {
    let url = FileManager.default.temporaryDirectory.appending(path: "vitrine-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: url) }
}
