import Foundation

/// The answer of `swift package describe --type json`, the parts that the rules need.
struct Described: Decodable {
    let targets: [Target]
    let products: [Product]
    let dependencies: [Dependency]

    struct Target: Decodable {
        let name, c99name, path, type, moduleType: String
        let sources: [String]
        let targetDependencies: [String]?
    }

    struct Product: Decodable {
        let name: String
        let targets: [String]
        let type: [String: [String]?]
    }

    struct Dependency: Decodable {
        let identity: String
    }

    /// Asks with a scratch directory of its own: `swift test` holds the lock of the usual one while this runs.
    init(at root: URL) async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "describe-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        let answer = directory.appending(path: "answer.json")
        try Data().write(to: answer)
        let sink = try FileHandle(forWritingTo: answer)
        defer { try? sink.close() }

        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            "swift", "package", "--package-path", root.path(), "--scratch-path",
            directory.appending(path: "build").path(),
            "describe", "--type", "json",
        ]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = sink
        process.standardError = FileHandle.nullDevice
        let status = try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Int32, any Error>) in
            process.terminationHandler = { ended.resume(returning: $0.terminationStatus) }
            do { try process.run() } catch {
                process.terminationHandler = nil
                ended.resume(throwing: error)
            }
        }
        guard status == 0 else { throw CannotDescribe(root: root.path(), status: status) }
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        self = try decoder.decode(Self.self, from: Data(contentsOf: answer))
    }

    struct CannotDescribe: Error {
        let root: String
        let status: Int32
    }
}
