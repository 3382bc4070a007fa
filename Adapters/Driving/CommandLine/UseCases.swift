public import Auth
public import Drive
public import Favorites
public import Gallery
public import Registration
public import VideoCatalog

extension VitrineCommands {
    /// What every command may need, wired as one line asks.
    public struct UseCases: Sendable {
        let accounts: Accounts
        let gallery: GalleryAccess
        let favorites: FavoritesAccess
        let drive: DriveAccess
        let videos: VideoCatalogAccess
        let registration: RegistrationAccess
        let checks: [DoctorCheck]

        /// - Parameter checks: what `doctor` looks at, in the order to be shown.
        public init(
            accounts: Accounts, gallery: GalleryAccess, favorites: FavoritesAccess, drive: DriveAccess,
            videos: VideoCatalogAccess, registration: RegistrationAccess, checks: [DoctorCheck]
        ) {
            self.accounts = accounts
            self.gallery = gallery
            self.favorites = favorites
            self.drive = drive
            self.videos = videos
            self.registration = registration
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
