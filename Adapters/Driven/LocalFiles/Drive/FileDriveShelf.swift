import Dispatch
public import Drive

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A ``FileShelf`` in a directory of its own (0700): a folder for each version of a file, `ITEM-VERSION/file.pdf`, named
/// by hashes, never by what the item is called. A new version takes the place of the ones before.
public struct FileDriveShelf: FileShelf {
    private let root: String
    /// No blocking on the cooperative pool.
    private let queue = DispatchQueue(label: "drive-shelf")

    /// - Parameter directory: made at the first download; nothing else may be kept in it.
    public init(in directory: URL) {
        root = directory.path
    }

    public func place(for item: DriveItem, _ rendition: Rendition) async throws(DriveError) -> URL {
        let (folder, prefix) = (Self.folder(of: item), Self.prefix(of: item.id))
        let isThere = await queue.run {
            guard PrivateDirectory(path: root + "/" + folder).makeDirectory() else { return false }
            for name in Self.names(in: root) where name.hasPrefix(prefix) && name != folder {
                // What stays of an older version is removed with the next one, or with all.
                try? FileManager.default.removeItem(atPath: root + "/" + name)
            }
            return true
        }
        guard isThere else { throw .storageFailed }
        return URL(filePath: path(of: item, rendition))
    }

    public func kept(_ item: DriveItem, _ rendition: Rendition) async -> KeptFile? {
        let path = path(of: item, rendition)
        return await queue.run {
            var status = stat()
            guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
            let size = Int(status.st_size)
            // A file of another length than was seen is not that version.
            if rendition == .original, let seen = item.file?.sizeInBytes, seen != size { return nil }
            return KeptFile(.file(URL(filePath: path)), sizeInBytes: size)
        }
    }

    public func forget(_ item: DriveItem?) async throws(DriveError) {
        let prefix = item.map { Self.prefix(of: $0.id) } ?? ""
        let isGone = await queue.run {
            for name in Self.names(in: root) where name.hasPrefix(prefix) {
                // Whether it is gone is looked at below.
                try? FileManager.default.removeItem(atPath: root + "/" + name)
            }
            return !Self.names(in: root).contains { $0.hasPrefix(prefix) }
        }
        guard isGone else { throw .storageFailed }
    }

    private func path(of item: DriveItem, _ rendition: Rendition) -> String {
        let ending = (item.path.name?.fileExtension ?? "").filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        let name = rendition == .pdf ? "rendition.pdf" : "file" + (ending.isEmpty ? "" : "." + ending.prefix(16))
        return root + "/" + Self.folder(of: item) + "/" + name
    }

    private static func folder(of item: DriveItem) -> String {
        prefix(of: item.id) + stableHashDigits(of: item.version)
    }

    private static func prefix(of id: DriveItem.ID) -> String { stableHashDigits(of: id.rawValue) + "-" }

    private static func names(in folder: String) -> [String] {
        // A folder that is not there holds nothing.
        (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }
}
