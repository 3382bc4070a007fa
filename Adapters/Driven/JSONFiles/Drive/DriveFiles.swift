import Drive

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The files of one directory by the beginnings of their names, those set aside included.
actor DriveFiles {
    private let directory: StorageDirectory

    nonisolated var unownedExecutor: UnownedSerialExecutor { directory.queue.asUnownedSerialExecutor() }

    init(_ directory: StorageDirectory) {
        self.directory = directory
    }

    /// The names of documents, without their ending.
    func documents(_ prefix: String) -> [String] {
        directory.names.filter { $0.hasPrefix(prefix) && $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
    }

    func removeAll(_ prefix: String) throws(StorageFailure) {
        let names = directory.names.filter { $0.hasPrefix(prefix) }
        guard !names.isEmpty else { return }
        try directory.locked { () throws(StorageFailure) in
            for name in names { try directory.remove(name) }
        }
    }

    func removeOldest(_ prefix: String, over limit: Int) throws(StorageFailure) {
        let names = documents(prefix)
        guard names.count > limit else { return }
        let dated = names.map { name -> (name: String, writtenAt: Date) in
            // One that cannot be looked at is as old as can be.
            let facts = try? FileManager.default.attributesOfItem(atPath: directory.path(of: name + ".json"))
            return (name, facts?[.modificationDate] as? Date ?? .distantPast)
        }
        // A tenth more than is needed, so that not every write looks at all of them.
        let count = names.count - limit + limit / 10
        try directory.locked { () throws(StorageFailure) in
            for (name, _) in dated.sorted(by: { $0.writtenAt < $1.writtenAt }).prefix(count) {
                try directory.remove(name + ".json")
            }
        }
    }
}

extension DriveError {
    init(_ failure: StorageFailure) {
        self = failure.isFullDisk ? .noRoom(missingBytes: nil) : .storageFailed
    }
}
