public import SharedKernel

/// Some of a list of items, and where the rest begins.
public struct DriveListing: Hashable, Sendable, Codable {
    public let items: [DriveItem]
    /// Where the next part begins; `nil` after the last one. Readable only by whoever gave it.
    public let next: Cursor?
    /// How many there are in all; `nil` where the service does not tell.
    public let total: Int?
    /// How many entries of this part could not be read, and are not shown.
    public let skippedCount: Int

    public typealias Cursor = Page<DriveItem>.Cursor

    public init(_ items: [DriveItem], next: Cursor? = nil, total: Int? = nil, skippedCount: Int = 0) {
        self.items = items
        self.next = next
        self.total = total
        self.skippedCount = skippedCount
    }

    /// The most items that one question may ask for.
    public static let longest = 1_000
}
