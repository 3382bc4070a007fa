import HTMLBuilder

extension Route {
    /// The addresses of the profile and of the live catalog.
    static let registration: [Route] = [
        Route(
            "/catalog", get: { await $0.catalogScreen($1) },
            destination: Destination(
                path: "/catalog", title: .catalog, icon: Icon.catalog, domain: .registration,
                isThere: { $0.registration != nil })),
        Route("/catalog/shelf", get: { await $0.liveCatalogShelf($1) }),
        Route("/catalog/list/{kind}", get: { await $0.liveCatalog($1) }),
        Route("/catalog/picture", get: { await $0.productPicture($1) }),
        Route("/catalog/choose", post: { await $0.chooseCatalog($1) }),
        Route("/register", get: { await $0.registrationForm($1) }, post: { await $0.submitRegistration($1) }),
        Route("/register/review", post: { await $0.reviewRegistration($1) }),
        Route(
            "/profile", get: { await $0.profileScreen($1) },
            destination: Destination(
                path: "/profile", title: .profile, icon: Icon.person, domain: .registration,
                isThere: { $0.registration != nil })),
        Route("/profile/forget", post: { await $0.forgetProfile($1) }),
    ]
}
