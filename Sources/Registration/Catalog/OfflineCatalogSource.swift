public import SharedKernel

/// A source that keeps what it gives, and gives what it kept while the live source is out of reach.
public struct OfflineCatalogSource: CatalogSource {
    let live: any CatalogSource
    let cache: any CatalogCache
    let kind: CatalogKind
    let time: any TimeSource

    public func list() async throws(CatalogError) -> Loaded<CatalogList> {
        do throws(CatalogError) {
            let fresh = try await live.list()
            // An empty answer is shown as it is, but never takes the place of a good list.
            // A list in hand outweighs a full disk, so a failing save is not an error here.
            if !fresh.value.items.isEmpty { try? await cache.save(fresh.value, as: kind, at: time.now) }
            return fresh
        } catch {
            // A broken cache must not hide why the live source failed.
            guard let reason = error.reasonForKeptList, let kept = try? await cache.saved(kind) else { throw error }
            return Loaded(kept.list, freshness: .cached(since: kept.savedAt, because: reason))
        }
    }
}

extension CatalogSource {
    /// This source, with what `cache` keeps of its list while it cannot be had.
    public func fallingBack(
        to cache: any CatalogCache, as kind: CatalogKind, time: any TimeSource
    ) -> OfflineCatalogSource {
        OfflineCatalogSource(live: self, cache: cache, kind: kind, time: time)
    }
}
