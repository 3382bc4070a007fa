import FoundationEssentials

/// How Vitrine comes to photos by others.
struct UnsplashSettings: Hashable, Sendable {
    /// Of the API.
    let api: URL
    /// `nil` where the person has none yet.
    let accessKey: String?
}
