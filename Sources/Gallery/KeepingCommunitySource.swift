public import SharedKernel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A source that is asked for a community once a day, and gives what was kept while it is out of reach.
public struct KeepingCommunitySource<Live: CommunitySource>: CommunitySource {
    let live: Live
    let cache: any CommunityCache
    let time: any TimeSource

    /// In seconds: a community seldom changes its name.
    private static var longestKept: Double { 86_400 }

    public func community(_ reference: Community.Reference) async throws(GalleryError) -> Community {
        // What cannot be read counts as not kept: the source is asked then.
        let kept = try? await cache.kept(reference)
        if let kept, abs(time.now.timeIntervalSince(kept.savedAt)) < Self.longestKept { return kept.community }
        do throws(GalleryError) {
            let community = try await live.community(reference)
            // A community in hand outweighs a full disk.
            try? await cache.keep(KeptCommunity(community, savedAt: time.now), as: reference)
            return community
        } catch {
            guard error.reasonForKeptPages != nil, let kept else { throw error }
            return kept.community
        }
    }
}

extension CommunitySource {
    /// This source, asked once a day; what `cache` keeps does otherwise.
    public func keeping(in cache: any CommunityCache, time: any TimeSource) -> KeepingCommunitySource<Self> {
        KeepingCommunitySource(live: self, cache: cache, time: time)
    }
}
