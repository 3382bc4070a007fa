import FoundationEssentials
import Registration
import SharedKernel

/// Who registered here, and the lists of the main screen, wired to one world.
struct RegistrationWiring: Sendable {
    let register: Register
    let restore: RestoreProfile
    let forget: ForgetProfile
    let catalog: ListCatalog
    let picture: ShowProductPicture
    let choose: ChooseCatalog

    /// - Parameter zone: where the person is.
    init(
        profiles: any ProfileStore, choice: any CatalogChoice, sources: CatalogSources, cache: any CatalogCache,
        pictures: any PictureSource<CatalogError>, pictureCache: any PictureCache<CatalogError>, time: any TimeSource,
        zone: TimeZone = .current
    ) {
        register = Register(store: profiles, time: time, zone: zone)
        restore = RestoreProfile(store: profiles)
        forget = ForgetProfile(store: profiles)
        catalog = ListCatalog(sources: sources.fallingBack(to: cache, time: time), cache: cache)
        picture = ShowProductPicture(list: catalog, source: pictures, cache: pictureCache)
        choose = ChooseCatalog(choice: choice)
    }
}
