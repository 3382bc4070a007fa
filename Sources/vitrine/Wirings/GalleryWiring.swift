import Auth
import Gallery

/// A community's gallery and the sign-in that opens it, wired to one world.
struct GalleryWiring: Sendable {
    let signIn: ProviderAccess
    let access: GalleryAccess
    /// For `doctor`: whether the service answers at all.
    let isReachable: @Sendable () async -> Bool
}
