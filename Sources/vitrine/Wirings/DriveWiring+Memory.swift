import Auth
import Drive
import FoundationEssentials
import InMemoryAdapters
import LocalFiles
import SharedKernel
import YandexFixtures

extension DriveWiring {
    /// The in-memory fakes of every port, over the documents that the simulator shows. Files that a person names are
    /// those of the real disk.
    static func memory(time: any TimeSource, random: any RandomSource) -> DriveWiring {
        let files = InMemoryDriveFiles(isRealElsewhere: true)
        let memory = InMemoryDriveMemory()
        let keeping = DriveKeeping(
            onboarding: memory, lists: memory, usage: memory, previews: memory, index: memory,
            shelf: InMemoryFileShelf(files: files))
        let server = InMemoryAuthorizationServer(
            person: Account(provider: .yandex, id: "200300400", name: "Kolibri"), granting: Right.ofDisk,
            agreesAtOnce: true)
        let signIn = ProviderAccess(
            server.server(named: "Yandex", asking: Right.ofDisk, ways: [.loopbackCode, .deviceCode, .pastedCode]),
            store: InMemorySessionStore(), turn: InMemorySessionTurn(),
            data: [KeptAccountData(folders: [:], owner: nil) { try await keeping.forget() }], random: random,
            time: time,
            clock: ContinuousClock())
        let session = signIn.session
        let disk = InMemoryDisk(DiskDocument.all.compactMap(InMemoryDisk.Entry.init), files: files, time: time) {
            () throws(DriveError) in
            do throws(AuthError) {
                _ = try await session.accessToken()
            } catch {
                throw DriveError(error)
            }
        }
        let access = DriveAccess(
            DiskPorts(
                usage: disk, items: disk, recent: disk, flat: disk, editing: disk, removal: disk, trash: disk,
                publishing: disk, operations: disk, previews: disk, downloading: disk, uploading: disk),
            keeping: keeping, local: LocalPorts(tree: LocalFolders(), hashing: LocalFolders()),
            converter: InMemoryDocumentConverter(files: files, failingWith: .notInstalled), time: time,
            clock: ContinuousClock())
        return DriveWiring(signIn: signIn, access: access, inbox: InMemoryUploadInbox(files: files))
    }
}

extension InMemoryDisk.Entry {
    fileprivate init?(_ document: DiskDocument) {
        guard let path = DrivePath(document.path), let contents = DiskDocument.data(document.file) else { return nil }
        let preview = document.previews.first.map { Picture(data: $0.png, mediaType: PictureFormat.png.rawValue) }
        let itself = PictureFormat(firstBytesOf: contents).map { Picture(data: contents, mediaType: $0.rawValue) }
        self.init(
            path, contents, createdAt: Date(timeIntervalSince1970: Double(document.date)), preview: itself ?? preview)
    }
}
