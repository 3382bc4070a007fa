import Digests
import Drive
import JSONReading

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Some of all files, as the API tells of them.
struct FlatPart: Sendable {
    /// What is asked for of each.
    static let fields = "items.path,items.resource_id,items.size,items.modified,items.sha256"

    /// Of each row; `nil` for one that cannot be read.
    private(set) var ids: [String?] = []
    private(set) var files: [IndexedFile?] = []
    /// Whether more may follow.
    var isFull: Bool { ids.count >= SeamlessList.limit }

    /// - Returns: `nil` for what is no list.
    init?(_ body: Data) {
        let isRead = body.withUnsafeBytes { bytes in
            var reader = JSONReader(bytes)
            do throws(JSONFault) {
                var hasItems = false
                try reader.members { (name, reader) throws(JSONFault) in
                    guard case "items" = name else { return }
                    hasItems = try reader.elements { (reader) throws(JSONFault) in
                        let row = try Row(&reader)
                        ids.append(row.file == nil ? nil : row.id)
                        files.append(row.file)
                    }
                }
                try reader.end()
                return hasItems
            } catch {
                return false
            }
        }
        guard isRead else { return nil }
    }

    private struct Row {
        private(set) var id: String?
        private(set) var file: IndexedFile?

        init(_ reader: inout JSONReader) throws(JSONFault) {
            var (path, modified, sha256) = (String?.none, String?.none, String?.none)
            var size: Int?
            try reader.members { (name, reader) throws(JSONFault) in
                switch name {
                case "path": path = try reader.string()
                case "resource_id": id = try reader.string()
                case "size": size = try reader.integer()
                case "modified": modified = try reader.string()
                case "sha256": sha256 = try reader.string()
                default: break
                }
            }
            guard let place = path.flatMap(DrivePath.init(yandex:)), let date = modified.flatMap(DiskResource.date)
            else { return }
            id = id ?? path
            file = IndexedFile(
                path: place, sizeInBytes: max(0, size ?? 0), modifiedAt: date,
                contentKey: FileDigests(sha256: sha256.flatMap(Digest.init(hexadecimal:))).key)
        }
    }
}
