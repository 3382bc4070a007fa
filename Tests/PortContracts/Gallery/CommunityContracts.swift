public import Gallery

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What every ``CommunitySource`` must keep.
public enum CommunitySourceContract {
    /// What stands behind the source.
    public enum World: Sendable {
        /// A community that can be found by that reference; nothing can be found by ``unknown``.
        case community(Community, Community.Reference)
        /// Nobody answers where the service should be.
        case outOfReach
        /// The service is there and fails.
        case failing
        /// The service takes the question and does not answer.
        case silent
    }

    /// By this, nothing is to be found in any world.
    public static let unknown = Community.Reference(rawValue: "nobody_is_called_so")

    public static let behaviors: [Behavior<World, any CommunitySource>] = [
        Behavior("finds a community by its reference, with its name") { given in
            let source = try await given(.community(GallerySamples.community, reference))
            let found = try await source.community(reference)
            try require(found.name, equals: GallerySamples.community.name, "the name")
            try require(try await source.community(reference), equals: found, "a second answer")
        },
        Behavior("says that there is no such community") { given in
            let source = try await given(.community(GallerySamples.community, reference))
            try await require(.notFound, "an unknown name") { () async throws(GalleryError) in
                try await source.community(unknown)
            }
        },
        Behavior("tells that the service is out of reach") { given in
            let source = try await given(.outOfReach)
            try await require(.offline, "a service out of reach") { () async throws(GalleryError) in
                try await source.community(reference)
            }
        },
        Behavior("tells that the service failed") { given in
            let source = try await given(.failing)
            try await require(.serviceFailed, "a failing service") { () async throws(GalleryError) in
                try await source.community(reference)
            }
        },
        Behavior("ends as cancelled when the caller stops waiting") { given in
            let source = try await given(.silent)
            try await requireCancellation(.cancelled, "a silent service") { () async throws(GalleryError) in
                _ = try await source.community(reference)
            }
        },
    ]

    private static let reference = Community.Reference(rawValue: "mobile_up")
}

/// What every ``CommunityCache`` must keep. It starts empty.
public enum CommunityCacheContract {
    public static let behaviors: [Behavior<Void, any CommunityCache>] = [
        Behavior("has nothing to give before anything was kept") { given in
            try require(try await given(()).kept(name), equals: nil, "what is kept")
        },
        Behavior("gives what was kept under that reference and no other") { given in
            let cache = try await given(())
            try await cache.keep(kept, as: name)
            try require(try await cache.kept(name), equals: kept, "the kept community")
            try require(try await cache.kept(link), equals: nil, "what is kept under another reference")
        },
        Behavior("keeps a reference however long or awkward it is") { given in
            let cache = try await given(())
            try await cache.keep(kept, as: link)
            try require(try await cache.kept(link), equals: kept, "the community kept under a link")
        },
        Behavior("puts a new one in the place of the one before") { given in
            let cache = try await given(())
            try await cache.keep(kept, as: name)
            let newer = KeptCommunity(
                Community(id: kept.community.id, name: "Another name", link: kept.community.link),
                savedAt: GallerySamples.monday.addingTimeInterval(60))
            try await cache.keep(newer, as: name)
            try require(try await cache.kept(name), equals: newer, "the kept community")
        },
        Behavior("forgets everything when told so, and can keep again") { given in
            let cache = try await given(())
            try await cache.keep(kept, as: name)
            try await cache.forgetAll()
            try require(try await cache.kept(name), equals: nil, "what is kept")
            try await cache.keep(kept, as: name)
            try require(try await cache.kept(name), equals: kept, "the kept community")
        },
    ]

    private static let name = Community.Reference(rawValue: "mobile_up")
    private static let link = Community.Reference(
        rawValue: "https://gallery.example/../mobile_up?" + String(repeating: "ё", count: 500))
    private static let kept = KeptCommunity(GallerySamples.community, savedAt: GallerySamples.monday)
}
