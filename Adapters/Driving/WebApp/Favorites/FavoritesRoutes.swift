import HTMLBuilder

extension Route {
    /// The addresses of what was kept of them.
    static let favorites: [Route] = [
        Route(
            "/favorites", get: { await $0.favoriteList($1) },
            destination: Destination(
                path: favoritesPath, title: .favorites, icon: Icon.heart, domain: .discover,
                isThere: { $0.discover != nil })),
        Route("/favorites/list", get: { await $0.liveFavoriteList($1) }),
        Route("/favorites/remove", post: { await $0.removeFavorites($1) }),
        Route("/favorites/undo", post: { await $0.undoRemoval($1) }),
        Route("/favorites/move", post: { await $0.moveFavorite($1) }),
        Route("/favorites/{id}/picture", get: { await $0.favoritePicture($1) }),
    ]
}
