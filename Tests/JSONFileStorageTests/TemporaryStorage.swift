import Foundation
import InMemoryAdapters
import JSONFileStorage
import SampleVideos
import Synchronization
import Testing

/// A directory of a test's own, removed with it, and what was reported about it.
final class TemporaryStorage: Sendable {
    let url: URL
    private let reported = Mutex<[StorageIncident]>([])

    init() {
        url = FileManager.default.temporaryDirectory.appending(path: "vitrine-\(UUID().uuidString)")
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// One process's view of the directory; several may stand side by side.
    func open() -> StorageDirectory {
        StorageDirectory(at: url.appending(path: "data"), time: FixedTime(.monday)) { [weak self] incident in
            self?.reported.withLock { $0.append(incident) }
        }
    }

    var incidents: [StorageIncident] { reported.withLock { $0 } }

    func file(_ name: String) -> URL { url.appending(path: "data").appending(path: name) }

    var names: [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: url.appending(path: "data").path).sorted()) ?? []
    }

    /// What a file tells, without the room for more.
    func lines(of name: String) throws -> Data {
        let bytes = try Data(contentsOf: file(name))
        return bytes.prefix(bytes.lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0)
    }

    /// Permission bits of a file, or of the directory for an empty name.
    func permissions(of name: String) throws -> Int {
        let path = name.isEmpty ? url.appending(path: "data").path : file(name).path
        return try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int ?? -1
    }

    /// Which file it is, when it was written, and how long it is.
    struct Identity: Equatable {
        let number: UInt64
        let written: Date
        let size: Int
    }

    func identity(of name: String) throws -> Identity {
        let attributes = try FileManager.default.attributesOfItem(atPath: file(name).path)
        return Identity(
            number: try #require(attributes[.systemFileNumber] as? UInt64),
            written: try #require(attributes[.modificationDate] as? Date), size: try #require(attributes[.size] as? Int)
        )
    }

    /// Puts bytes where a file stands, as a broken disk or a person would.
    func write(_ data: Data, to name: String) throws {
        try FileManager.default.createDirectory(at: url.appending(path: "data"), withIntermediateDirectories: true)
        try data.write(to: file(name))
    }
}

/// A record as a test needs it.
struct Note: Codable, Hashable, Sendable, Identifiable {
    let id: String
    var text: String = ""
}
