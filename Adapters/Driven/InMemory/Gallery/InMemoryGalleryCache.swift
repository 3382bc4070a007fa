public import Gallery
import SharedKernel
import Synchronization

/// A ``GalleryCache`` that forgets everything with the process, and the pages kept longest ago when room is short.
public final class InMemoryGalleryCache<Item: Hashable & Sendable & Codable & Identifiable>: GalleryCache {
    private struct State {
        /// The one kept longest ago first.
        var pages: [KeptPage<Item>]
        var failure: GalleryError?
    }

    private let limitInPages: Int
    private let state: Mutex<State>

    public init(_ pages: [KeptPage<Item>] = [], limitInPages: Int = 60) {
        self.limitInPages = limitInPages
        state = Mutex(State(pages: pages))
    }

    /// Fails every call so from now on; `nil` ends it.
    public func fail(with error: GalleryError?) {
        state.withLock { $0.failure = error }
    }

    public func kept(_ wanted: WantedPage<Item>) async throws(GalleryError) -> KeptPage<Item>? {
        try working { pages in
            pages.last { kept in
                switch wanted {
                case .at(let place): kept.place == place
                case .leading(let cursor): kept.page.next == cursor
                }
            }
        }
    }

    public func keep(_ page: KeptPage<Item>) async throws(GalleryError) {
        try working { pages in
            pages.removeAll { $0.place == page.place }
            pages.append(page)
            pages.removeFirst(max(0, pages.count - limitInPages))
        }
    }

    public func forgetAll() async throws(GalleryError) {
        try working { $0 = [] }
    }

    private func working<Result: Sendable>(
        _ work: (inout [KeptPage<Item>]) -> Result
    ) throws(GalleryError) -> Result {
        try state.withLock { state throws(GalleryError) in
            if let failure = state.failure { throw failure }
            return work(&state.pages)
        }
    }
}
