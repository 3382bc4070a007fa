public import Auth
public import Drive
public import Registration

extension VitrineCommands {
    /// What every command may need, wired as one line asks.
    public struct UseCases: Sendable {
        let accounts: Accounts
        let gallery: CommunityGallery
        let photos: PhotosAndFavorites
        let drive: DriveAccess
        let videos: Videos
        let profiles: Profiles
        let catalog: ListCatalog
        let checks: [DoctorCheck]

        /// - Parameter checks: what `doctor` looks at, in the order to be shown.
        public init(
            accounts: Accounts, gallery: CommunityGallery, photos: PhotosAndFavorites, drive: DriveAccess,
            videos: Videos, profiles: Profiles, catalog: ListCatalog, checks: [DoctorCheck]
        ) {
            self.accounts = accounts
            self.gallery = gallery
            self.photos = photos
            self.drive = drive
            self.videos = videos
            self.profiles = profiles
            self.catalog = catalog
            self.checks = checks
        }
    }

    /// What the commands of signing in need.
    public struct Accounts: Sendable {
        private let vk: ProviderAccess
        private let yandex: ProviderAccess

        public init(vk: ProviderAccess, yandex: ProviderAccess) {
            self.vk = vk
            self.yandex = yandex
        }

        subscript(provider: ProviderName) -> ProviderAccess {
            switch provider {
            case .vk: vk
            case .yandex: yandex
            }
        }
    }
}
