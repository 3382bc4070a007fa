import SharedKernel

extension GalleryCache {
    /// The live page, kept; or the page that was kept for its place, while the live one is out of reach.
    func page(
        at place: PagePlace<Item>, _ time: any TimeSource,
        live: () async throws(GalleryError) -> Loaded<GalleryPage<Item>>
    ) async throws(GalleryError) -> Loaded<GalleryPage<Item>> {
        do throws(GalleryError) {
            let fresh = try await live()
            // A page in hand outweighs a full disk, so a failing cache is not an error here.
            try? await keep(KeptPage(fresh.value, at: place, savedAt: time.now))
            return fresh
        } catch {
            // A broken cache must not hide why the live page failed.
            guard let reason = error.reasonForKeptPages, let kept = try? await kept(.at(place)) else { throw error }
            return Loaded(kept.page, freshness: .cached(since: kept.savedAt, because: reason))
        }
    }
}
