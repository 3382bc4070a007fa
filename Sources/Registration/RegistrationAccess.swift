public import SharedKernel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Every use case of registration and of the lists behind it: what a front end receives for it.
public struct RegistrationAccess: Sendable {
    public let register: Register
    public let restore: RestoreProfile
    public let forget: ForgetProfile
    public let catalog: ListCatalog
    public let picture: ShowProductPicture
    public let choose: ChooseCatalog

    /// - Parameter zone: where the person is.
    public init(
        profiles: any ProfileStore, choice: any CatalogChoice, sources: CatalogSources, cache: any CatalogCache,
        pictures: any PictureSource<CatalogError>, pictureCache: any PictureCache<CatalogError>, time: any TimeSource,
        zone: TimeZone
    ) {
        register = Register(store: profiles, time: time, zone: zone)
        restore = RestoreProfile(store: profiles)
        forget = ForgetProfile(store: profiles)
        catalog = ListCatalog(sources: sources.fallingBack(to: cache, time: time), cache: cache)
        picture = ShowProductPicture(list: catalog, source: pictures, cache: pictureCache)
        choose = ChooseCatalog(choice: choice)
    }
}
