public import Gallery
import SharedKernel

/// A ``GalleryCache`` that forgets everything with the process, and the pages kept longest ago when room is short.
public final class InMemoryGalleryCache<Item: Hashable & Sendable & Codable & Identifiable>: GalleryCache {
    private let limitInPages: Int
    /// The one kept longest ago first.
    private let pages: Fallible<[KeptPage<Item>], GalleryError>

    public init(_ pages: [KeptPage<Item>] = [], limitInPages: Int = 60) {
        self.limitInPages = limitInPages
        self.pages = Fallible(pages)
    }

    /// Fails every call so from now on; `nil` ends it.
    public func fail(with error: GalleryError?) {
        pages.fail(with: error)
    }

    public func kept(_ wanted: WantedPage<Item>) async throws(GalleryError) -> KeptPage<Item>? {
        try pages.read { pages in
            pages.last { kept in
                switch wanted {
                case .at(let place): kept.place == place
                case .leading(let cursor): kept.page.next == cursor
                }
            }
        }
    }

    public func keep(_ page: KeptPage<Item>) async throws(GalleryError) {
        try pages.write { pages in
            pages.removeAll { $0.place == page.place }
            pages.append(page)
            pages.removeFirst(max(0, pages.count - limitInPages))
        }
    }

    public func forgetAll() async throws(GalleryError) {
        try pages.write { $0 = [] }
    }
}
