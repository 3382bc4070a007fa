#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A file in which something of a simulator outlives a start, for its own eyes only.
public struct LastingFile<Value: Codable & Hashable & Sendable>: Sendable {
    private let file: URL

    public init(_ file: URL) {
        self.file = file
    }

    /// `nil` without the file, or with one that cannot be read.
    public var value: Value? {
        // Then nothing has lasted.
        guard let data = try? Data(contentsOf: file) else { return nil }
        // Likewise.
        return try? JSONDecoder().decode(Value.self, from: data)
    }

    /// What cannot be kept is good until the program ends.
    public func keep(_ value: Value) {
        // As said above.
        try? write(value)
    }

    private func write(_ value: Value) throws {
        let data = try JSONEncoder().encode(value)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        try data.write(to: file, options: .atomic)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
    }
}
