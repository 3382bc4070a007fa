import HTMLBuilder

extension Route {
    /// The addresses of photos by others.
    static let discover: [Route] = [
        Route(
            "/unsplash", get: { await $0.discover($1) },
            destination: Destination(
                path: "/unsplash", title: .discover, icon: Icon.discover, domain: .discover,
                isThere: { $0.discover != nil })),
        Route("/unsplash/list", get: { await $0.liveDiscover($1) }),
        Route("/unsplash/{id}", get: { await $0.discoveredPhoto($1) }),
        Route("/unsplash/{id}/picture", get: { await $0.discoveredPicture($1) }),
        Route("/unsplash/{id}/download", get: { await $0.downloadDiscoveredPhoto($1) }),
        Route("/unsplash/{id}/favorite", get: { await $0.heart($1) }, post: { await $0.toggleFavorite($1) }),
    ]
}
