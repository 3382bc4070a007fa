import CatalogAdapters
import FoundationEssentials
import HTTPTransport
import JSONFileStorage
import LocalFiles
import Registration
import SharedKernel

extension RegistrationAccess {
    /// Over the three services, or what stands in their place, and the person's own directories: what live and demo share.
    ///
    /// - Parameter keptAs: the name under which what comes from there is kept: one for each source, so that two never mix.
    static func onServices(
        _ settings: CatalogSettings, in directories: Directories, client: some HTTPClient,
        keptAs: @escaping @Sendable (URL) -> String, tell: @escaping @Sendable (String) -> Void
    ) -> RegistrationAccess {
        let time = SystemTime()
        let data = URL(filePath: directories.data, directoryHint: .isDirectory)
        let own = StorageDirectory(at: data.appending(path: "profile"), time: time) { tell("\($0)") }
        let lists = StorageDirectory(at: data.appending(path: "catalogs"), time: time) { tell("\($0)") }
        return RegistrationAccess(
            profiles: JSONFileProfileStore(in: own), choice: JSONFileCatalogChoice(in: own),
            sources: CatalogSources(
                products: FakeStoreCatalogSource(client: client, address: settings.fakeStore),
                books: FakerAPICatalogSource(client: client, address: settings.fakerAPI),
                contests: KontestsCatalogSource(client: client, address: settings.kontests)),
            cache: JSONFileCatalogCache(in: lists) { "\($0.rawValue)-\(keptAs(settings[$0]))" },
            pictures: HTTPProductPictureSource(client: client),
            pictureCache: FilePictureCache<CatalogError>(
                in: URL(filePath: directories.cache).appending(path: "products"), limitInBytes: 64 << 20),
            time: time, zone: .current)
    }
}
