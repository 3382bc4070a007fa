import CommandLineInterface
import SharedKernel

extension World {
    /// What the commands ask of this world.
    func useCases(language: Language) -> VitrineCommands.UseCases {
        VitrineCommands.UseCases(
            accounts: .init(vk: vitrine.gallery.signIn, yandex: vitrine.drive.signIn), gallery: vitrine.gallery.access,
            favorites: vitrine.favorites.access, drive: vitrine.drive.access, videos: vitrine.videos.access,
            registration: vitrine.registration, checks: DoctorChecks(world: self, language: language).all)
    }
}
