public import SharedKernel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Keeps the pages of one community's list that were seen last. It may forget; it never gives half of a page.
public protocol GalleryCache<Item>: Sendable {
    associatedtype Item: Hashable & Sendable & Codable & Identifiable

    /// - Returns: `nil` when that page is not kept.
    /// - Throws: ``GalleryError/storageFailed`` when what is kept cannot be read.
    func kept(_ wanted: WantedPage<Item>) async throws(GalleryError) -> KeptPage<Item>?

    /// Keeps a page in the place of the one that was kept for its place before.
    ///
    /// - Throws: ``GalleryError/diskFull`` or ``GalleryError/storageFailed``; what was kept before is then still there.
    func keep(_ page: KeptPage<Item>) async throws(GalleryError)

    /// Forgets every page, as when the person signs out.
    ///
    /// - Throws: ``GalleryError/storageFailed`` when something is still there.
    func forgetAll() async throws(GalleryError)
}

/// Which kept page is wanted.
public enum WantedPage<Item>: Hashable, Sendable {
    case at(PagePlace<Item>)
    /// The page after which comes the one that begins there.
    case leading(to: Page<Item>.Cursor)
}

/// A page, where it stands in its list, and the moment at which it was live.
public struct KeptPage<Item> {
    public let page: GalleryPage<Item>
    public let place: PagePlace<Item>
    public let savedAt: Date

    public init(_ page: GalleryPage<Item>, at place: PagePlace<Item>, savedAt: Date) {
        self.page = page
        self.place = place
        self.savedAt = savedAt
    }
}

extension KeptPage: Sendable where Item: Sendable {}
extension KeptPage: Equatable where Item: Equatable {}
extension KeptPage: Hashable where Item: Hashable {}
