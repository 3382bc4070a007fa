import SharedKernel
import WebServer

/// What the person chose for this browser, kept in its cookies.
struct Preferences: Sendable {
    let language: Language
    /// `nil` follows the system.
    let theme: Theme?

    enum Theme: String, CaseIterable, Sendable {
        case light, dark
    }

    /// - Parameter fallback: speaks it where nothing was chosen; `nil` asks the browser.
    init(request: Request, fallback: Language?) {
        language =
            request.cookie("language").flatMap(Language.init(rawValue:)) ?? fallback
            ?? Language(preferredIn: request.headers["Accept-Language"] ?? "")
        theme = request.cookie("theme").flatMap(Theme.init(rawValue:))
    }

    /// Keeps a choice for a year, or forgets it.
    static func cookie(_ name: String, _ value: String?) -> String {
        let age = value == nil ? 0 : 31_536_000
        return "\(name)=\(value ?? ""); Path=/; Max-Age=\(age); HttpOnly; SameSite=Strict"
    }
}
