import Auth
import FoundationEssentials
import Gallery
import InMemoryAdapters
import SharedKernel
import VKFixtures
import VKSimulator

extension GalleryWiring {
    /// The in-memory fakes of every port, over the studio that the simulator shows. A player is no port: its page lies
    /// on the simulator's host.
    static func memory(players vk: RunningVKSimulator, time: any TimeSource, random: any RandomSource) -> GalleryWiring
    {
        let studio = VKFixtures.Community.studio
        let community = Gallery.Community(
            id: .init(rawValue: "club\(studio.id)"), name: studio.name, link: MemoryAddress.page(studio.screenName))
        let reference = Gallery.Community.Reference(rawValue: studio.screenName)
        let keeping = GalleryKeeping(
            communities: InMemoryCommunityCache(), photos: InMemoryGalleryCache(), videos: InMemoryGalleryCache(),
            pictures: InMemoryPictureCache())
        let person = VKFixtures.Person.signedIn
        let server = InMemoryAuthorizationServer(
            person: Account(
                provider: .vk, id: "\(person.id)", name: "\(person.english.first) \(person.english.last)"),
            granting: Right.ofGallery, agreesAtOnce: true)
        let signIn = ProviderAccess(
            server.server(named: "VK", asking: Right.ofGallery, ways: [.loopbackCode, .pastedCode]),
            store: InMemorySessionStore(), turn: InMemorySessionTurn(),
            data: [KeptAccountData(folders: [:], owner: nil) { try await keeping.forget() }], random: random,
            time: time,
            clock: ContinuousClock())
        return GalleryWiring(
            signIn: signIn,
            access: GalleryAccess(
                of: reference, InMemoryCommunitySource([reference: community]),
                photos: InMemoryPhotoSource(studio.photos.compactMap { Photo($0, of: studio) }, of: community.id),
                videos: InMemoryVideoSource(
                    studio.videos.compactMap { GalleryVideo($0, of: studio, players: vk) }, of: community.id),
                pictures: InMemoryPictureSource<GalleryError>(elsewhere: MemoryAddress.picture(at:)),
                keeping: keeping, library: InMemoryPictureLibrary(), time: time),
            isReachable: { true })
    }
}

extension MemoryAddress {
    fileprivate static func page(_ name: String) -> URL { url("/\(name)") }

    fileprivate static func picture(_ file: String) -> URL { url("/pictures/\(file)") }

    /// The picture that lies at an address of a photo or a preview below.
    fileprivate static func picture(at address: URL) -> SharedKernel.Picture? {
        let root = url("/pictures/").path(percentEncoded: false)
        let path = address.path(percentEncoded: false)
        guard path.hasPrefix(root) else { return nil }
        return VKFixtures.Picture.data(String(path.dropFirst(root.count))).map {
            SharedKernel.Picture(data: $0, mediaType: "image/jpeg")
        }
    }
}

extension Photo {
    fileprivate init?(_ photo: CommunityPhoto, of studio: VKFixtures.Community) {
        guard let id = ID(rawValue: "club\(studio.id)_\(photo.id)") else { return nil }
        let files = photo.sizes.filter { !$0.link.hasSuffix("-cropped.jpg") } + [photo.original].compactMap(\.self)
        self.init(
            id: id, uploadedAt: Date(timeIntervalSince1970: TimeInterval(photo.date)), text: photo.text,
            sizes: files.filter { $0.width > 0 }.map {
                PictureSize(MemoryAddress.picture($0.link), widthInPixels: $0.width, heightInPixels: $0.height)
            },
            link: MemoryAddress.page("photo-\(studio.id)_\(photo.id)"))
    }
}

extension GalleryVideo {
    fileprivate init?(_ video: CommunityVideo, of studio: VKFixtures.Community, players vk: RunningVKSimulator) {
        // What others made, and the community added, keeps its owner: two of them may have one number.
        let owner = video.ownerID.map { $0 < 0 ? "club\($0.magnitude)" : "id\($0)" } ?? "club\(studio.id)"
        guard let id = ID(rawValue: "\(owner)_\(video.id)") else { return nil }
        let hasLength = video.duration > 0
        self.init(
            id: id, title: video.title, summary: video.description,
            uploadedAt: Date(timeIntervalSince1970: TimeInterval(video.date)),
            duration: hasLength ? .seconds(video.duration) : nil, isLive: video.standing == .live,
            previews: video.previews.filter { !$0.isPadded }.map {
                PictureSize(MemoryAddress.picture($0.link), widthInPixels: $0.width, heightInPixels: $0.height)
            },
            playback: Playback(video, players: vk), link: MemoryAddress.page("video-\(studio.id)_\(video.id)"))
    }
}

extension GalleryVideo.Playback {
    fileprivate init(_ video: CommunityVideo, players vk: RunningVKSimulator) {
        self =
            switch video.standing {
            case .ready, .live: vk.player(of: video).map { .player($0) } ?? .unavailable(.noPlayer)
            case .upcoming: .unavailable(.upcoming)
            case .processing: .unavailable(.processing)
            case .hidden: .unavailable(.hidden)
            case .deleted: .unavailable(.deleted)
            case .restricted: .unavailable(.restricted)
            case .playerless, .external: .unavailable(.noPlayer)
            }
    }
}
