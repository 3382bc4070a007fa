/// How the person sees: what a browser is started with.
public struct Wishes: Hashable, Sendable {
    /// `Accept-Language`, most wanted first.
    public var languages: [String] = ["en"]
    public var screen: Screen = .desktop
    public var theme: Theme = .light
    public var reducesMotion = false
    public var runsScripts = true

    public init() {}

    public enum Theme: String, Hashable, Sendable, CaseIterable {
        case light, dark
    }

    /// A viewport in CSS pixels.
    public struct Screen: Hashable, Sendable {
        public let width: Int
        public let height: Int
        public let isTouched: Bool

        public static let desktop = Screen(width: 1280, height: 800, isTouched: false)
        public static let phone = Screen(width: 390, height: 844, isTouched: true)
        /// The narrowest that a page must fit (WCAG 2.2, 1.4.10).
        public static let narrowest = Screen(width: 320, height: 640, isTouched: true)
    }
}

extension Wishes {
    public func inLanguages(_ languages: String...) -> Wishes {
        var wishes = self
        wishes.languages = languages
        return wishes
    }

    public func on(_ screen: Screen) -> Wishes {
        var wishes = self
        wishes.screen = screen
        return wishes
    }

    public func inTheme(_ theme: Theme) -> Wishes {
        var wishes = self
        wishes.theme = theme
        return wishes
    }

    public func withReducedMotion() -> Wishes {
        var wishes = self
        wishes.reducesMotion = true
        return wishes
    }

    public func withScriptsOff() -> Wishes {
        var wishes = self
        wishes.runsScripts = false
        return wishes
    }
}
