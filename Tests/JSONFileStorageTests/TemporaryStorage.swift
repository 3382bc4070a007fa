import Foundation
import InMemoryAdapters
import JSONFileStorage
import SampleVideos
import Synchronization

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

    /// Permission bits of a file, or of the directory for an empty name.
    func permissions(of name: String) throws -> Int {
        let path = name.isEmpty ? url.appending(path: "data").path : file(name).path
        return try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int ?? -1
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
