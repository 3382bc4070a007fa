#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A file that could not be read in whole or in part. Nothing of it is lost: it lies set aside.
public struct StorageIncident: Hashable, Sendable, CustomStringConvertible {
    /// The name of the file that was damaged.
    public let file: String
    /// Under which name, in the same directory, its bytes lie now.
    public let setAside: String
    /// What was seen, in words for a log.
    public let detail: String
    public let moment: Date

    public var description: String {
        "\(file) was damaged (\(detail)); it is set aside as \(setAside)"
    }
}

/// A file that an incident left.
public struct FileSetAside: Hashable, Sendable {
    public let path: String
    public let sizeInBytes: Int

    /// Every file set aside in the directory and the directories in it, by name.
    public static func all(under directory: URL) -> [FileSetAside] {
        // A directory that cannot be read holds nothing to show.
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: directory.path)) ?? []
        return names.filter { $0.lastPathName.contains(StorageDirectory.damagedMark) }.sorted().map { name in
            let path = directory.appending(path: name).path
            let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
            return FileSetAside(path: path, sizeInBytes: size ?? 0)
        }
    }
}
