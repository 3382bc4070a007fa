#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Something to read.
public struct Book: Hashable, Sendable, Codable, Identifiable {
    public let id: String
    public let title: String
    /// May be empty where the source told nobody.
    public let author: String
    /// What it is about; may be empty.
    public let summary: String
    public let genre: String?
    public let publisher: String?
    public let published: CalendarDay?
    public let isbn: String?
    public let image: URL?

    public init(
        id: String, title: String, author: String, summary: String = "", genre: String? = nil, publisher: String? = nil,
        published: CalendarDay? = nil, isbn: String? = nil, image: URL? = nil
    ) {
        self.id = id
        self.title = title
        self.author = author
        self.summary = summary
        self.genre = genre
        self.publisher = publisher
        self.published = published
        self.isbn = isbn
        self.image = image
    }
}
