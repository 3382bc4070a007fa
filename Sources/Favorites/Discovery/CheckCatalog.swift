/// Whether photos can be had at all, for whoever looks after the settings.
public struct CheckCatalog: Sendable {
    private let catalog: any PhotoCatalog
    private let rateLimits: any RateLimitSource

    public init(catalog: any PhotoCatalog, rateLimits: any RateLimitSource) {
        self.catalog = catalog
        self.rateLimits = rateLimits
    }

    /// Costs one question of what the service allows.
    ///
    /// - Returns: how much it still allows, where it tells.
    public func callAsFunction() async throws(FavoritesError) -> RateLimit? {
        _ = try await catalog.photosByChance(1)
        return await rateLimits.rateLimit
    }
}
