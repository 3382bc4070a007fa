import Auth
import FoundationEssentials
import Gallery
import HTTPTransport
import JSONFileStorage
import LocalFiles
import SharedKernel
import VKAdapter

extension GalleryWiring {
    /// Over VK, or what stands in its place, and the person's own directories: what live and demo share.
    ///
    /// - Parameter client: for calls, which take turns, and for pictures, which need none.
    static func onVK(
        _ settings: VKSettings, in directories: Directories, client: some HTTPClient,
        tell: @escaping @Sendable (String) -> Void
    ) -> GalleryWiring {
        let (time, random) = (SystemTime(), SystemRandom())
        let data = URL(filePath: directories.data, directoryHint: .isDirectory)
        let accounts = StorageDirectory(at: data.appending(path: "accounts"), time: time) { tell("\($0)") }
        let listFolder = data.appending(path: "gallery")
        let lists = StorageDirectory(at: listFolder, time: time) { tell("\($0)") }
        let pictureFolder = URL(filePath: directories.cache).appending(path: "gallery")
        let community = Vitrine.fileName(of: settings.community)
        let keeping = GalleryKeeping(
            communities: JSONFileCommunityCache(in: lists),
            photos: JSONFileGalleryCache<Photo>("photos-\(community)", in: lists),
            videos: JSONFileGalleryCache<GalleryVideo>("videos-\(community)", in: lists),
            pictures: FilePictureCache(in: pictureFolder))
        let calls = client.limited(
            to: 3, per: .seconds(1), acrossProgramsBy: data.appending(path: "accounts/vk.calls"))
        let server = VKSignIn(
            client: calls, id: settings.id, oauth: settings.oauth, api: settings.api, clientID: settings.clientID,
            rights: Right.ofGallery
        ).server(.vk)
        let signIn = ProviderAccess(
            server, store: JSONFileSessionStore(in: accounts), turn: FileSessionTurn(in: accounts),
            given: (settings.token ?? settings.serviceToken).map { SecretText($0) },
            data: [
                KeptAccountData(
                    folders: [.lists: listFolder, .previews: pictureFolder],
                    owner: KeptAccountData.owner(of: .vk, in: accounts)
                ) { try await keeping.forget() }
            ], random: random, time: time, clock: ContinuousClock())
        let api = VKAPI(client: calls, address: settings.api, tokens: signIn.session, tell: tell)
        return GalleryWiring(
            signIn: signIn,
            access: GalleryAccess(
                of: Community.Reference(rawValue: settings.community), VKCommunitySource(api),
                photos: VKPhotoSource(api), videos: VKVideoSource(api), pictures: VKPictureSource(client: client),
                keeping: keeping,
                library: FilePictureLibrary(
                    personal: URL(filePath: directories.pictures, directoryHint: .isDirectory)),
                time: time),
            isReachable: {
                // Any answer will do, and why there is none is another question.
                (try? await client.send(HTTPRequest(.get, settings.api, deadline: .seconds(10)))) != nil
            })
    }
}
