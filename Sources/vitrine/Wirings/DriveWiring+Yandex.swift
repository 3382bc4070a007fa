import Auth
import Digests
import Drive
import FoundationEssentials
import HTTPTransport
import JSONFileStorage
import LibreOfficeAdapter
import LocalFiles
import SharedKernel
import YandexDiskAdapter
import YandexIDAdapter

extension DriveWiring {
    /// Over Yandex, or what stands in its place, and the person's own directories: what live and demo share.
    ///
    /// - Parameters:
    ///   - client: for calls.
    ///   - files: for what is downloaded and uploaded.
    static func onYandex(
        _ settings: YandexSettings, in directories: Directories, client: some HTTPClient,
        files: some HTTPStreamingClient & HTTPClient, tell: @escaping @Sendable (String) -> Void
    ) -> DriveWiring {
        let (time, random) = (SystemTime(), SystemRandom())
        let data = URL(filePath: directories.data, directoryHint: .isDirectory)
        let cache = URL(filePath: directories.cache, directoryHint: .isDirectory)
        let accounts = StorageDirectory(at: data.appending(path: "accounts"), time: time) { tell("\($0)") }
        // What a ready token shows is kept apart: it may be another person's.
        let owner = settings.token.map { "given-" + SHA256.digest(of: $0.utf8).description.prefix(16) } ?? "session"
        let folders = (
            lists: data.appending(path: "drive/\(owner)"), previews: cache.appending(path: "drive-previews/\(owner)"),
            files: data.appending(path: "drive-files/\(owner)")
        )
        let lists = StorageDirectory(at: folders.lists, time: time) { tell("\($0)") }
        let lasting = StorageDirectory(at: data.appending(path: "settings"), time: time) { tell("\($0)") }
        let memory = JSONFileDriveMemory(in: lists, lasting: lasting)
        let keeping = DriveKeeping(
            onboarding: memory, lists: JSONFileListingCache(in: lists), usage: memory,
            previews: FilePreviewCache(in: folders.previews), index: memory, shelf: FileDriveShelf(in: folders.files))
        let inbox = FileUploadInbox(in: cache.appending(path: "drive-uploads/\(owner)"))
        let server = YandexSignIn(
            client: client, oauth: settings.oauth, disk: settings.disk, clientID: settings.clientID,
            rights: Right.ofDisk, tell: tell
        ).server(.yandex)
        let signIn = ProviderAccess(
            server, store: JSONFileSessionStore(in: accounts), turn: FileSessionTurn(in: accounts),
            given: settings.token.map { SecretText($0) },
            data: [
                KeptAccountData(
                    folders: [.lists: folders.lists, .previews: folders.previews, .files: folders.files],
                    owner: KeptAccountData.owner(of: .yandex, in: accounts)
                ) {
                    await inbox.discard(nil)
                    try await keeping.forget()
                }
            ], random: random, time: time, clock: ContinuousClock())
        let disk = YandexDisk(
            YandexDiskAPI(client: client, address: settings.disk, tokens: signIn.session, tell: tell))
        let transfers = YandexTransfers(disk, downloader: Downloader(client: files), uploads: files)
        let folder = LocalFolders()
        let access = DriveAccess(
            DiskPorts(
                usage: disk, items: disk, recent: disk, flat: disk, editing: disk, removal: disk, trash: disk,
                publishing: disk, operations: disk, previews: YandexPreviewSource(disk), downloading: transfers,
                uploading: transfers),
            keeping: keeping, local: LocalPorts(tree: folder, hashing: folder),
            converter: LibreOfficeConverter(scratch: cache.appending(path: "office")), time: time,
            clock: ContinuousClock())
        return DriveWiring(signIn: signIn, access: access, inbox: inbox)
    }
}
