public import Foundation

/// Gives `work` a directory of its own, and removes it with all that is in it afterwards.
public func withTemporaryDirectory<Value>(_ work: (URL) async throws -> Value) async throws -> Value {
    let directory = FileManager.default.temporaryDirectory.appending(path: "vitrine-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer {
        // A directory that stays behind in the temporary folder fails no test.
        try? FileManager.default.removeItem(at: directory)
    }
    return try await work(directory)
}
