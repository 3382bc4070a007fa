import Digests
import Drive
import HTTPTransport

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A file or folder as the API writes it, as far as it is asked for.
struct DiskResource: Decodable, Sendable {
    private let path: String
    private let type: String
    private let id: String?
    private let created: String
    private let modified: String
    private let size: Int?
    private let md5: String?
    private let sha256: String?
    private let mimeType: String?
    private let antivirus: Antivirus?
    private let preview: String?
    private let publicURL: String?
    private let name: String?
    private let origin: String?
    private let deleted: String?

    private enum CodingKeys: String, CodingKey {
        case path, type, created, modified, size, md5, sha256, preview, name, deleted
        case id = "resource_id"
        case mimeType = "mime_type"
        case antivirus = "antivirus_status"
        case publicURL = "public_url"
        case origin = "origin_path"
    }

    /// What an item is made of.
    static let fields = [
        "path", "type", "resource_id", "created", "modified", "size", "md5", "sha256", "mime_type", "antivirus_status",
        "preview", "public_url",
    ]
    /// What shows an item in the trash.
    static let fieldsOfTrash = ["path", "type", "created", "modified", "size", "name", "origin_path", "deleted"]

    /// `nil` where its path cannot be one, or its date is none.
    var item: DriveItem? {
        guard let path = DrivePath(yandex: path), let created = Self.date(created),
            let modified = Self.date(modified), let content
        else { return nil }
        return DriveItem(
            id: DriveItem.ID(rawValue: id ?? self.path), path: path, content: content, createdAt: created,
            modifiedAt: modified, preview: preview.flatMap { URL(string: $0) },
            publicLink: publicURL.flatMap { URL(string: $0) })
    }

    var trashed: TrashedItem? {
        guard let key = path.split(separator: "trash:/", maxSplits: 1, omittingEmptySubsequences: false).last,
            path.hasPrefix("trash:/"), !key.isEmpty, let name, let date = Self.date(deleted ?? modified), let content
        else { return nil }
        return TrashedItem(
            id: TrashedItem.ID(rawValue: String(key)), name: name, origin: origin.flatMap(DrivePath.init(yandex:)),
            deletedAt: date, content: content)
    }

    var isFile: Bool { type == "file" }

    private var content: DriveItem.Content? {
        switch type {
        case "dir": .folder
        case "file":
            .file(
                FileFacts(
                    sizeInBytes: max(0, size ?? 0),
                    digests: FileDigests(
                        md5: md5.flatMap(Digest.init(hexadecimal:)),
                        sha256: sha256.flatMap(Digest.init(hexadecimal:))),
                    mimeType: mimeType, safety: antivirus?.safety ?? .notChecked))
        default: nil
        }
    }

    /// `2024-07-06T21:06:24+00:00`, by whatever offset.
    static func date(_ text: String) -> Date? {
        // What is no date belongs to no resource.
        try? Date(text, strategy: .iso8601)
    }
}

/// A word; once it was an object, too.
private enum Antivirus: Decodable {
    case clean, infected, unknown

    init(from decoder: any Decoder) throws {
        // Whatever is no word says nothing.
        switch try? decoder.singleValueContainer().decode(String.self) {
        case "clean": self = .clean
        case "infected": self = .infected
        default: self = .unknown
        }
    }

    var safety: FileFacts.Safety {
        switch self {
        case .clean: .clean
        case .infected: .infected
        case .unknown: .notChecked
        }
    }
}

/// Items of a list; an entry that cannot be read costs no other.
struct DiskRows: Decodable, Sendable {
    let resources: [DiskResource?]

    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        var resources: [DiskResource?] = []
        while !list.isAtEnd { resources.append(try list.decode(Row.self).resource) }
        self.resources = resources
    }

    private struct Row: Decodable {
        let resource: DiskResource?

        init(from decoder: any Decoder) throws {
            // What cannot be read is counted, and left out.
            resource = try? DiskResource(from: decoder)
        }
    }

    var items: [DriveItem] { resources.compactMap { $0?.item } }

    func listing(next: DriveListing.Cursor?, total: Int? = nil) -> DriveListing {
        let items = items
        return DriveListing(items, next: next, total: total, skippedCount: resources.count - items.count)
    }
}

extension DrivePath {
    /// As answers show it: `disk:/a/b`. `nil` for what cannot be a path.
    init?(yandex text: String) {
        let scheme = "disk:/"
        guard text.hasPrefix(scheme) else { return nil }
        var names: [DriveName] = []
        for part in text.utf8.dropFirst(scheme.utf8.count).split(separator: UInt8(ascii: "/")) {
            guard let name = DriveName(rawValue: String(Substring(part))) else { return nil }
            names.append(name)
        }
        self.init(names)
    }

    /// With the scheme, without which a name with a colon in it is not found.
    var inYandex: String { "disk:" + description }
}
