#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// One file or folder of the disk, as its service describes it.
public struct DriveItem: Hashable, Sendable, Codable, Identifiable {
    public let id: ID
    public let path: DrivePath
    public let content: Content
    /// When it came to be: for a file, when it was uploaded first.
    public let createdAt: Date
    public let modifiedAt: Date
    /// Where the service has a small picture of it; `nil` where it has none. Only a ``PreviewSource`` can read it: it
    /// needs the person's token.
    public let preview: URL?
    /// The address under which everybody can see it, as the service gave it; `nil` while it is not published.
    public let publicLink: URL?

    public init(
        id: ID, path: DrivePath, content: Content, createdAt: Date, modifiedAt: Date, preview: URL? = nil,
        publicLink: URL? = nil
    ) {
        self.id = id
        self.path = path
        self.content = content
        self.createdAt = createdAt
        self.modifiedAt = modifiedAt
        self.preview = preview
        self.publicLink = publicLink
    }

    /// The service's own name for an item. It stays the same when the item is renamed or moved.
    public struct ID: RawRepresentable, Hashable, Sendable, Codable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// What an item is.
    public enum Content: Hashable, Sendable, Codable {
        case folder
        case file(FileFacts)
    }
}

extension DriveItem {
    /// What it is called; `/` for the root.
    public var name: String { path.name?.rawValue ?? "/" }

    public var isFolder: Bool { content == .folder }

    public var isPublished: Bool { publicLink != nil }

    /// What is known of a file's contents; `nil` for a folder.
    public var file: FileFacts? {
        if case .file(let facts) = content { facts } else { nil }
    }
}

/// What is known of a file's contents.
public struct FileFacts: Hashable, Sendable, Codable {
    public let sizeInBytes: Int
    public let digests: FileDigests
    /// `image/jpeg` and the like; `nil` where the service does not tell.
    public let mimeType: String?
    public let safety: Safety

    public init(
        sizeInBytes: Int, digests: FileDigests = FileDigests(), mimeType: String? = nil, safety: Safety = .notChecked
    ) {
        self.sizeInBytes = sizeInBytes
        self.digests = digests
        self.mimeType = mimeType
        self.safety = safety
    }

    /// What the service's search for viruses has found.
    public enum Safety: String, Hashable, Sendable, Codable, CaseIterable {
        case clean
        /// Too large, empty, or not yet looked at.
        case notChecked
        case infected
    }
}
