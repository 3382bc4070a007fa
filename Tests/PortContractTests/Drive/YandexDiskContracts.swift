import Drive
import Foundation
import PortContracts
import SharedKernel
import Testing
import YandexDiskAdapter
import YandexSimulator

@Suite(.timeLimit(.minutes(3))) struct `Every port of a disk, over Yandex's simulator` {
    @Test(arguments: DiskUsageSourceContract.behaviors)
    func `a source of its usage`(_ promise: Behavior<DriveWorld, any DiskUsageSource>) async throws {
        try await check(promise) { host, world in host.disk(in: world.outage) }
    }

    @Test(arguments: ItemSourceContract.behaviors)
    func `an item source`(_ promise: Behavior<DriveWorld, any ItemSource>) async throws {
        try await check(promise) { host, world in host.disk(in: world.outage) }
    }

    @Test(arguments: RecentSourceContract.behaviors)
    func `a source of what is recent`(_ promise: Behavior<DriveWorld, any RecentSource>) async throws {
        try await check(promise) { host, world in host.disk(in: world.outage) }
    }

    @Test(arguments: FlatSourceContract.behaviors)
    func `a flat source`(_ promise: Behavior<DriveWorld, any FlatSource>) async throws {
        try await check(promise) { host, world in host.disk(in: world.outage) }
    }

    @Test(arguments: ItemEditingContract.behaviors)
    func `editing`(_ promise: Behavior<DriveWorld, ItemEditingContract.Subject>) async throws {
        try await check(promise) { host, world in host.disk(in: world.outage) }
    }

    @Test(arguments: ItemRemovalContract.behaviors)
    func `removal`(_ promise: Behavior<DriveWorld, ItemRemovalContract.Subject>) async throws {
        try await check(promise) { host, world in host.disk(in: world.outage) }
    }

    @Test(arguments: TrashCanContract.behaviors)
    func `a trash can`(_ promise: Behavior<DriveWorld, TrashCanContract.Subject>) async throws {
        try await check(promise) { host, world in host.disk(in: world.outage) }
    }

    @Test(arguments: OperationSourceContract.behaviors)
    func `a source of operations`(_ promise: Behavior<DriveWorld, OperationSourceContract.Subject>) async throws {
        try await check(promise) { host, world in host.disk(in: world.outage) }
    }

    @Test(arguments: SharePublishingContract.behaviors)
    func `publishing`(_ promise: Behavior<DriveWorld, SharePublishingContract.Subject>) async throws {
        try await check(promise) { host, world in host.disk(in: world.outage) }
    }

    @Test(arguments: FileDownloadingContract.behaviors)
    func `downloading`(_ promise: Behavior<DriveWorld, FileDownloadingContract.Subject>) async throws {
        try await withFolder { folder in
            try await check(promise) { host, _ in
                FileDownloadingContract.Subject(
                    DownloadingDisk(disk: host.disk(), transfers: host.transfers), into: folder,
                    contents: { FileManager.default.contents(atPath: $0.path) },
                    change: { path, data in
                        host.yandex.put(ShelvedFile(String(path.description.dropFirst()), data))
                    })
            }
        }
    }

    @Test(arguments: FileUploadingContract.behaviors)
    func `uploading`(_ promise: Behavior<DriveWorld, FileUploadingContract.Subject>) async throws {
        try await withFolder { folder in
            try await check(promise) { host, _ in
                FileUploadingContract.Subject(DownloadingDisk(disk: host.disk(), transfers: host.transfers)) { data in
                    let file = folder.appending(path: "file \(data.count).bin")
                    try data.write(to: file)
                    return file
                }
            }
        }
    }

    @Test(arguments: PreviewSourceContract.behaviors)
    func `a source of previews`(_ promise: Behavior<Void, PreviewSourceContract.Subject>) async throws {
        try await YandexHost.whileOpen(ShelvedFile.demo) { host in
            try await promise.check {
                let disk = host.disk()
                let pictured = try #require(DrivePath("/Фотокамера/valley.jpg"))
                let plain = try #require(DrivePath("/Документы/Исходники/archive.zip"))
                return PreviewSourceContract.Subject(
                    YandexPreviewSource(disk), pictured: try await disk.item(at: pictured),
                    plain: try await disk.item(at: plain))
            }
        }
    }

    /// Each world is a simulator of its own.
    private func check<Subject>(
        _ promise: Behavior<DriveWorld, Subject>, _ build: @escaping @Sendable (YandexHost, DriveWorld) -> Subject
    ) async throws {
        let hosts = OpenHosts()
        let outcome: Result<Void, any Error>
        do {
            try await promise.check { world in build(try await hosts.open(world), world) }
            outcome = .success(())
        } catch { outcome = .failure(error) }
        await hosts.closeAll()
        try outcome.get()
    }

    private func withFolder(_ work: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer {
            // A directory that stays behind in the temporary folder fails no test.
            try? FileManager.default.removeItem(at: folder)
        }
        try await work(folder)
    }
}

/// The simulators of one promise.
private actor OpenHosts {
    private var hosts: [YandexHost] = []

    func open(_ world: DriveWorld) async throws -> YandexHost {
        let host = try await YandexHost.open([ShelvedFile](world))
        hosts.append(host)
        for entry in world.entries where entry.isPublished { _ = try await host.disk().publish(entry.path) }
        return host
    }

    func closeAll() async {
        for host in hosts { await host.close() }
    }
}

/// A disk with its transfers, as one.
private struct DownloadingDisk: FileDownloading, FileUploading, ItemSource, OperationSource {
    let disk: YandexDisk
    let transfers: YandexHost.Transfers

    func item(at path: DrivePath) async throws(DriveError) -> DriveItem { try await disk.item(at: path) }
    func items(
        in folder: DrivePath, after cursor: DriveListing.Cursor?, limit: Int
    ) async throws(DriveError) -> DriveListing { try await disk.items(in: folder, after: cursor, limit: limit) }
    func state(of operation: DriveOperation.ID) async throws(DriveError) -> DriveOperation.State {
        try await disk.state(of: operation)
    }
    func download(
        _ item: DriveItem, to place: URL, progress: @escaping @Sendable (TransferredBytes) -> Void
    ) async throws(DriveError) -> Int { try await transfers.download(item, to: place, progress: progress) }
    func unfinished(at place: URL) async -> UnfinishedDownload? { await transfers.unfinished(at: place) }
    func discardUnfinished(at place: URL) async throws(DriveError) { try await transfers.discardUnfinished(at: place) }
    func upload(
        _ file: URL, to target: DrivePath, replacing: Bool, progress: @escaping @Sendable (TransferredBytes) -> Void
    ) async throws(DriveError) -> SentFile {
        try await transfers.upload(file, to: target, replacing: replacing, progress: progress)
    }
}
