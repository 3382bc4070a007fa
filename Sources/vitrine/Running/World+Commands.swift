import CommandLineInterface
import SharedKernel

extension World {
    /// What the commands ask of this world.
    func useCases(language: Language) -> VitrineCommands.UseCases {
        VitrineCommands.UseCases(
            accounts: .init(vk: vitrine.gallery.access, yandex: vitrine.drive.access),
            gallery: VitrineCommands.CommunityGallery(vitrine.gallery),
            photos: VitrineCommands.PhotosAndFavorites(vitrine.favorites), drive: vitrine.drive.drive,
            videos: VitrineCommands.Videos(vitrine.videos), profiles: VitrineCommands.Profiles(vitrine.registration),
            catalog: vitrine.registration.catalog, checks: DoctorChecks(world: self, language: language).all)
    }
}

extension VitrineCommands.CommunityGallery {
    fileprivate init(_ wiring: GalleryWiring) {
        self.init(
            photos: wiring.photos, photo: wiring.photo, videos: wiring.videos, video: wiring.video, save: wiring.save,
            saveAll: wiring.saveAll)
    }
}

extension VitrineCommands.PhotosAndFavorites {
    fileprivate init(_ wiring: FavoritesWiring) {
        self.init(
            byChance: wiring.byChance, search: wiring.search, photo: wiring.photo, list: wiring.list,
            toggle: wiring.toggle, remove: wiring.remove, undo: wiring.undo)
    }
}

extension VitrineCommands.Videos {
    fileprivate init(_ wiring: VideosWiring) {
        self.init(
            list: wiring.list, show: wiring.show,
            downloads: .init(
                queue: wiring.queue, download: wiring.download, save: wiring.save, library: wiring.library,
                verify: wiring.verify))
    }
}

extension VitrineCommands.Profiles {
    fileprivate init(_ wiring: RegistrationWiring) {
        self.init(register: wiring.register, restore: wiring.restore, forget: wiring.forget)
    }
}
