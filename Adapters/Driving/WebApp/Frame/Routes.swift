import HTMLBuilder

/// An entry of the navigation.
struct Destination: Sendable {
    let path: String
    let title: Phrase
    let icon: HTML
    /// Whose pages these are; `nil` for pages that show something of each.
    var domain: Domain?
    /// Whether its domain is wired.
    var isThere: @Sendable (VitrineWebApp) -> Bool = { _ in true }
}

extension Route {
    /// Every address of Vitrine, in the navigation's order. A further domain keeps its routes in its own folder, the
    /// first of them with its entry in the navigation, and is named here.
    static let all: [Route] =
        home + gallery + discover + favorites + videos + drive + registration + accounts + settings

    static let destinations = all.compactMap(\.destination)

    private static let home = [
        Route(
            "/", get: { await $0.home($1) },
            destination: Destination(path: "/", title: .home, icon: Icon.home))
    ]

    private static let settings = [
        Route(
            "/settings", get: { await $0.settings($1) },
            destination: Destination(path: "/settings", title: .settings, icon: Icon.settings)),
        Route("/settings/language", post: { $0.chooseLanguage($1) }),
        Route("/settings/theme", post: { $0.chooseTheme($1) }),
        Route("/parts", get: { $0.parts($1) }, isDemoOnly: true),
    ]
}
