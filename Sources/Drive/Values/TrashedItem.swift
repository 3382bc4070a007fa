public import SharedKernel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A file or folder in the trash.
public struct TrashedItem: Hashable, Sendable, Codable, Identifiable {
    public let id: ID
    public let name: String
    /// Where it was; `nil` where the service does not tell.
    public let origin: DrivePath?
    public let deletedAt: Date
    public let content: DriveItem.Content

    public init(id: ID, name: String, origin: DrivePath?, deletedAt: Date, content: DriveItem.Content) {
        self.id = id
        self.name = name
        self.origin = origin
        self.deletedAt = deletedAt
        self.content = content
    }

    /// The service's own name for an item in the trash, where several may have been called the same. It can be written
    /// in one line, and says nothing to a person.
    public struct ID: RawRepresentable, Hashable, Sendable, Codable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public var isFolder: Bool { content == .folder }

    public var sizeInBytes: Int? {
        if case .file(let facts) = content { facts.sizeInBytes } else { nil }
    }
}

/// Some of what is in the trash, and where the rest begins.
public struct TrashListing: Hashable, Sendable, Codable {
    /// What was deleted last first.
    public let items: [TrashedItem]
    /// `nil` after the last one.
    public let next: Page<TrashedItem>.Cursor?
    public let total: Int?

    public init(_ items: [TrashedItem], next: Page<TrashedItem>.Cursor? = nil, total: Int? = nil) {
        self.items = items
        self.next = next
        self.total = total
    }
}
